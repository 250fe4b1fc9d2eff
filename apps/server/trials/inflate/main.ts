import process from 'node:process';
import { parseArgs } from 'node:util';
import { endTogether } from '../chaos/house/houseProcess.ts';
import { spreadOf } from '../load/figures.ts';
import { faultsOf } from './judge.ts';
import type { InflateResult } from './run.ts';
import { runInflate } from './run.ts';

const HELP = `npm run campaign inflate           honest people play, without and with a guest who inflates a table
  --seconds 600                    so long each of the two runs
`;

endTogether();
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const formatCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');

const show = (name: string, result: InflateResult): ReturnType<typeof spreadOf> => {
  const spread = spreadOf(result.times);
  const { count, p50, p99, max } = spread;
  const figures = [p50, p99, max].map((ms) => ms.toFixed(1)).join(' / ');
  say(
    `${name.padEnd(8)} ${count} honest answers, p50 / p99 / max ${figures} ms, ${result.games} games`,
  );
  const { events, bytes, longest } = result;
  say(`${events} events, ${(bytes / 1e6).toFixed(1)} MB, the longest log has ${longest}`);
  return spread;
};

const run = async (): Promise<boolean> => {
  const seconds = Number(values.seconds);
  const once = (isAttacked: boolean, before: number): Promise<InflateResult> => {
    const begin = performance.now();
    let told = -1;
    return runInflate({
      isAttacked,
      isEnough: () => {
        const passed = Math.floor((performance.now() - begin) / 1000);
        if (passed % 10 === 0 && passed !== told)
          say(`${Math.min(seconds, passed) + before} of ${2 * seconds} seconds`);
        told = passed;
        return passed >= seconds;
      },
    });
  };
  const calm = await once(false, 0);
  const attacked = await once(true, seconds);
  const [without, under] = [show('without', calm), show('with', attacked)];
  const more = (key: 'p50' | 'p99' | 'max'): string => (under[key] - without[key]).toFixed(1);
  say(`difference: p50 ${more('p50')} ms, p99 ${more('p99')} ms, max ${more('max')} ms`);
  const { tally } = attacked;
  if (tally !== null) {
    say(`the guest: ${formatCounts(tally.answers)}; ${(tally.read / 1e6).toFixed(0)} MB read`);
    say(`requests: ${formatCounts(tally.statuses)}`);
  }
  const faults = [...faultsOf(calm, false), ...faultsOf(attacked, true)];
  if (faults.length > 0) say(`${faults.length} faults: ${faults.slice(0, 5).join('; ')}`);
  return faults.length > 0;
};

if (values.help) say(HELP.trimEnd());
else process.exitCode = (await run()) ? 1 : 0;
