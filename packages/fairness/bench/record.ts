// Prints a proved record made from a seed, to try verifiers with.
import process from 'node:process';
import { generatedGame } from '../test/games.ts';

process.stdout.write(generatedGame(Number(process.argv[2] ?? 1)).text);
