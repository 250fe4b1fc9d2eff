import process from 'node:process';
import { parseArgs } from 'node:util';
import { formatFindings, isBroken, runChaos } from './run.ts';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
    mutant: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const store = values.store === 'postgres' ? 'postgres' : 'sqlite';
const findings = await runChaos({
  store,
  cycles: Number(values.cycles),
  isMutant: values.mutant,
  report: say,
});
say(`${store}${values.mutant ? ', mutant' : ''}: ${formatFindings(findings)}`);
process.exitCode = isBroken(findings) ? 1 : 0;
