/**
 * Writes a golden game: `npx tsx scripts/new-playthrough.ts <name> <seats> <std|reuse> <seed> [any|departure|shared|skipped]`.
 * Seeds are tried from the given one on until a game of the requested kind is found. Read the .txt before committing it:
 * from then on it pins the rules.
 */
import { writeFileSync } from 'node:fs';
import {
  colorFor,
  formatRecord,
  newRecord,
  parseRecord,
  recordEvent,
  variantFor,
} from '../packages/rules/src/index.ts';
import { transcriptOf } from '../packages/rules/test/transcript.ts';
import type { Playthrough } from '../packages/testkit/src/index.ts';
import { playRandomly, randomFrom } from '../packages/testkit/src/index.ts';

const WANTED: Readonly<Record<string, (played: Playthrough) => boolean>> = {
  any: () => true,
  departure: ({ games }) => games.at(-1)?.departed.length === 2,
  /** A turn skipped before its roll, one before an answer, one before a decision, and one in the last round. */
  skipped: ({ games, steps }) => {
    const before = games.filter((_, at) => steps[at]?.input.kind === 'pass');
    const phases = new Set(before.map(({ turn }) => turn.phase.kind));
    return phases.size === 4 && before.some(({ lastRoundCalledBy }) => lastRoundCalledBy !== null);
  },
  shared: ({ games }) => {
    const phase = games.at(-1)?.turn.phase;
    return phase?.kind === 'over' && phase.winners.length > 1;
  },
};

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

const [name = '', seats = '', rules = '', seed = '', kind = 'any'] = process.argv.slice(2);
const colors = [...seats].flatMap((letter) => colorFor(letter) ?? []);
const variant = variantFor(rules) ?? fail(`rules are std or reuse, not "${rules}"`);
const isWanted = WANTED[kind] ?? fail(`a game is any, departure, shared or skipped, not "${kind}"`);
if (!/^[a-z0-9-]+$/.test(name)) fail(`a name has small letters, digits and hyphens, not "${name}"`);
if (!/^\d+$/.test(seed)) fail(`a seed is a number, not "${seed}"`);

const temper = {
  take: 0.4,
  undo: 0.05,
  pass: kind === 'skipped' ? 0.03 : 0,
  leave: kind === 'departure' ? 0.005 : 0,
};
let found = Number(seed);
let played = playRandomly({ colors, variant }, randomFrom(found), temper);
while (!isWanted(played)) {
  found += 1;
  played = playRandomly({ colors, variant }, randomFrom(found), temper);
}

const tags = [
  { name: 'Game', value: 'Claim It!' },
  { name: 'Date', value: '?' },
  { name: 'Event', value: `golden game ${name}, seed ${found}` },
];
const events = played.steps.flatMap((step) => step.events);
const source = formatRecord(events.reduce(recordEvent, newRecord(played.start.setup, tags)));
const replay = parseRecord(source);
if (!replay.ok) throw new Error(`the record does not replay: ${JSON.stringify(replay.reason)}`);

const folder = new URL('../packages/testkit/records/golden/', import.meta.url);
writeFileSync(new URL(`${name}.claim`, folder), source);
writeFileSync(new URL(`${name}.txt`, folder), transcriptOf(source, replay.value));
console.log(`${name}: seed ${found}, ${replay.value.record.turns.length} lines`);
