/** Writes the game of docs/protocol.md again: `npm run transcript`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { playTranscript } from './game.ts';
import { withTranscript } from './render.ts';

const page = new URL('../../../../docs/protocol.md', import.meta.url);
writeFileSync(page, withTranscript(readFileSync(page, 'utf8'), await playTranscript()));
