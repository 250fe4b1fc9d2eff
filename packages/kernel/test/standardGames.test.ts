import { replayManyGames } from './manyGames.ts';

replayManyGames('standard');
