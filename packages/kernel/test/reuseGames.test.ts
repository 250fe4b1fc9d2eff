import { replayManyGames } from './manyGames.ts';

replayManyGames('reuse');
