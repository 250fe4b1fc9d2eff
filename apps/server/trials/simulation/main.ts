import './workers.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutants.ts';
import { MUTANTS } from './mutants.ts';
import type { Outcome } from './run.ts';

const HELP = `npm run simulation                 plays games on a simulated network, clock and disk that fail by a seed
  --hours 100                      until so many simulated hours are over (usually 10)
  --minutes 10                     or until so many minutes are over
  --from 1000                      the first seed (usually 1)
  --seed 17                        only the game of this seed, and what happened last if it fails
  --faults 'crash, slow disk'        only these faults; otherwise each seed chooses some
  --mutant lostHint                with a fault put into the wiring, which must be found:
                                   ${MUTANTS.join(', ')}
`;

const HOUR = 3_600_000;
const MINUTE = 60_000;

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '10' },
    minutes: { type: 'string' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    mutant: { type: 'string' },
    faults: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const mutantOf = (name: string | undefined): Mutant | null => {
  const mutant = MUTANTS.find((one) => one === name) ?? null;
  if (name !== undefined && mutant === null) throw new Error(`There is no mutant “${name}”.`);
  return mutant;
};

const faultsOf = async (names: string | undefined) => {
  if (names === undefined) return null;
  const { KINDS } = await import('./faults.ts');
  return names.split(',').map((name) => {
    const kind = KINDS.find((one) => one === name.trim());
    if (kind === undefined)
      throw new Error(`There is no fault “${name}”, but ${KINDS.join(', ')}.`);
    return kind;
  });
};

/** What all runs together came to. */
const createTotals = () => {
  const faults = new Map<string, number>();
  const paces = new Map<string, number>();
  const totals = {
    runs: 0,
    ended: 0,
    time: 0,
    jumped: 0,
    lapses: 0,
    events: 0,
    acknowledged: 0,
    failed: 0,
  };
  return {
    totals,
    add: (outcome: Outcome): void => {
      totals.runs += 1;
      totals.ended += outcome.isOver ? 1 : 0;
      totals.time += outcome.time;
      totals.jumped += outcome.jumped;
      totals.lapses += outcome.lapses;
      paces.set(outcome.pace, (paces.get(outcome.pace) ?? 0) + 1);
      totals.events += outcome.events;
      totals.acknowledged += outcome.acknowledged;
      totals.failed += outcome.findings.length > 0 ? 1 : 0;
      for (const [kind, count] of outcome.faults) faults.set(kind, (faults.get(kind) ?? 0) + count);
    },
    say: (): void => {
      const { runs, ended, time, jumped, lapses, events, acknowledged, failed } = totals;
      const games = [...paces].map(([pace, some]) => `${some} ${pace}`).join(', ');
      const count = [...faults.values()].reduce((sum, one) => sum + one, 0);
      const kinds = [...faults].toSorted(([, a], [, b]) => b - a);
      say(
        `${(time / HOUR).toFixed(1)} simulated hours in ${runs} games (${games}), ${ended} of them to the end`,
      );
      say(`${(jumped / HOUR).toFixed(1)} hours of it jumped over, because no page was open`);
      say(`${lapses} turns whose time ran out`);
      say(`${events} events, ${acknowledged} commands acknowledged, ${failed} runs with findings`);
      say(`${count} faults: ${kinds.map(([kind, some]) => `${some} ${kind}`).join(', ')}`);
    },
  };
};

const tell = ({ seed, findings }: Outcome): void => {
  say(`seed ${seed} FAILED; --seed ${seed} plays it again`);
  for (const finding of findings) say(`  ${finding}`);
};

const run = async (): Promise<boolean> => {
  const { simulate } = await import('./run.ts');
  const mutant = mutantOf(values.mutant);
  const kinds = await faultsOf(values.faults);
  const options = { mutant, ...(kinds !== null && { kinds }) };
  const { totals, add, say: sayTotals } = createTotals();
  if (values.seed !== undefined) {
    const outcome = await simulate(Number(values.seed), options);
    add(outcome);
    if (outcome.findings.length > 0) {
      tell(outcome);
      say(outcome.last.join('\n'));
    }
    say(`trace ${outcome.trace}`);
  } else {
    const hours = Number(values.hours);
    const end = performance.now() + Number(values.minutes ?? Number.POSITIVE_INFINITY) * MINUTE;
    for (let seed = Number(values.from); totals.time < hours * HOUR; seed += 1) {
      if (performance.now() > end) break;
      const outcome = await simulate(seed, options);
      add(outcome);
      if (outcome.findings.length > 0) tell(outcome);
      say(`${Math.min(hours, Math.floor(totals.time / HOUR))} of ${hours} hours`);
    }
  }
  sayTotals();
  // A mutant that nothing is found of says that the trial sees nothing.
  return mutant === null ? totals.failed === 0 : totals.failed > 0;
};

if (values.help) say(HELP.trimEnd());
else {
  process.exitCode = (await run()) ? 0 : 1;
  // Figures of the server watch the loop of this program, which would not end.
  process.exit();
}
