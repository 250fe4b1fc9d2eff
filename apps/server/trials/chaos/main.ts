import process from 'node:process';
import { parseArgs } from 'node:util';
import { formatFindings, isBroken } from './house/findings.ts';
import { endTogether } from './house/houseProcess.ts';
import { runHouseChaos } from './house/run.ts';
import * as ofStore from './store/run.ts';

const HELP = `npm run chaos                      kills the whole house under load and holds its log against a ledger kept outside
  --cycles 200                     how often (usually 20)
  --store postgres                 over PostgreSQL, which dies too
  --processes 2                    so many processes, of which one dies at a time (with --store postgres)
  --proxy caddy                    with the program caddy and our Caddyfile before them
  --part store                     the store alone, without sockets
  --mutant                         a house that acknowledges before the commit: it must be caught
`;

endTogether();
const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    proxy: { type: 'string' },
    part: { type: 'string', default: 'house' },
    mutant: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const run = async (): Promise<boolean> => {
  const plan = {
    store: values.store === 'postgres' ? 'postgres' : 'sqlite',
    cycles: Number(values.cycles),
    isMutant: values.mutant,
    report: say,
  } as const;
  const name = `${values.part} on ${plan.store}${plan.isMutant ? ', mutant' : ''}`;
  if (values.part === 'store') {
    const findings = await ofStore.runChaos(plan);
    say(`${name}: ${ofStore.formatFindings(findings)}`);
    return ofStore.isBroken(findings);
  }
  const findings = await runHouseChaos({
    ...plan,
    processes: Number(values.processes),
    ...(values.proxy === undefined ? {} : { proxy: values.proxy }),
  });
  say(`${name}, ${values.processes} at a time: ${formatFindings(findings)}`);
  return isBroken(findings);
};

if (values.help) say(HELP.trimEnd());
else process.exitCode = (await run()) ? 1 : 0;
