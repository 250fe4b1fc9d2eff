import { testLawfulBots } from './lawful.ts';

testLawfulBots('standard');
