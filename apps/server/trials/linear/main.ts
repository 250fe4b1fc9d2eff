import process from 'node:process';
import { parseArgs } from 'node:util';
import { endTogether } from '../chaos/house/houseProcess.ts';
import type { LinearMutant } from './run.ts';
import { runLinear } from './run.ts';

const HELP = `npm run linear                     several processes over PostgreSQL, killed and cut off: all answers must fit one order
  --answers 2000                   until so many commands are answered (usually 2000)
  --minutes 10                     or until so many minutes are over
  --processes 3                    so many processes (usually 2)
  --mutant blind                   processes with a fault, which must be found: early, blind
`;

endTogether();
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    processes: { type: 'string', default: '2' },
    mutant: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const mutantOf = (name: string | undefined): LinearMutant | null => {
  if (name === undefined) return null;
  if (name !== 'early' && name !== 'blind') throw new Error(`There is no mutant “${name}”.`);
  return name;
};

const run = async (): Promise<boolean> => {
  const mutant = mutantOf(values.mutant);
  const { findings, answered, unanswered, refused, reads, copies, faults } = await runLinear({
    processes: Number(values.processes),
    answers: Number(values.answers),
    faults: 5,
    ms: Number(values.minutes) * 60_000,
    mutant,
    report: say,
  });
  for (const finding of findings) say(`FAILED ${finding}`);
  say(`${answered} commands answered, ${refused} refused, ${unanswered} without an answer`);
  say(`${reads} reads of the store, ${copies} heads shown by processes`);
  say([...faults].map(([name, count]) => `${count} ${name}`).join(', '));
  say(findings.length === 0 ? 'all answers fit one order' : `${findings.length} findings`);
  return mutant === null ? findings.length === 0 : findings.length > 0;
};

if (values.help) say(HELP.trimEnd());
else process.exitCode = (await run()) ? 0 : 1;
