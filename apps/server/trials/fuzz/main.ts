import process from 'node:process';
import { parseArgs } from 'node:util';
import { formatFindings } from '../chaos/house/findings.ts';
import { endTogether } from '../chaos/house/houseProcess.ts';
import { isHarmed, runFuzz } from './run.ts';
import { formatCounts } from './tally.ts';

const HELP = `npm run fuzz                       attacks a house while honest people play on
  --total 1000000                  so many hostile messages, frames and requests (usually 100000)
`;

endTogether();
const { values } = parseArgs({
  options: {
    total: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${times.length} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const run = async (): Promise<boolean> => {
  const result = await runFuzz({ total: Number(values.total), calmMs: 5_000, report: say });
  const { tally, honest, memory } = result;
  say(
    `${tally.messages} hostile messages, ${tally.frames} evil frames, ${tally.requests} requests`,
  );
  say(`answers: ${formatCounts(tally.answers)}`);
  say(`statuses: ${formatCounts(tally.statuses)}`);
  say(
    `the house is ${result.isUp ? 'up' : 'DOWN'} and ${result.isEnded ? 'ends when told to' : 'DOES NOT END'}; it complained of: ${result.complaints || 'nothing'}`,
  );
  say(
    `${tally.accepted} accepted at other people's tables, ${result.unlawful} unlawful games, ${tally.unanswered} commands and connections without an answer, ${tally.failures} failed requests, ${tally.trespasses} that passed a check`,
  );
  say(`honest people: ${formatFindings(honest)}`);
  say(`in peace ${spread(result.calm)}; under attack ${spread(result.attacked)}`);
  say(`memory ${megabytes(memory[0])} before, ${megabytes(memory[1])} after`);
  return isHarmed(result);
};

if (values.help) say(HELP.trimEnd());
else process.exitCode = (await run()) ? 1 : 0;
