import { testLawfulBots } from './lawful.ts';

testLawfulBots('reuse');
