import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Synchronous } from './run.ts';
import { losePower } from './run.ts';

const HELP = `npm run powerloss                  loses power at random instants of a recorded run of the store (Linux, needs cc)
  --images 600                     so many times (usually 300)
  --appends 400                    so many appends at each of four tables
  --synchronous normal             only this setting (usually full, which must lose nothing, and normal, which must lose)
`;

const { values } = parseArgs({
  options: {
    images: { type: 'string', default: '300' },
    appends: { type: 'string', default: '150' },
    synchronous: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** How far it is, beside the results. */
const count = (line: string): void => {
  process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`);
};

/** FULL keeps everything; anything less must be seen to lose, or the harness sees nothing. */
const run = async (synchronous: Synchronous): Promise<boolean> => {
  const plan = { synchronous, images: Number(values.images), appends: Number(values.appends) };
  const { images, acked, losing, broken } = await losePower({ ...plan, report: count });
  say(
    `synchronous=${synchronous}: ${images} crash images with ${acked} acknowledged events; ${losing} images lose some, ${broken} cannot be opened`,
  );
  return synchronous === 'full' ? losing + broken === 0 : losing + broken > 0;
};

if (values.help) say(HELP.trimEnd());
else {
  const wanted = (['full', 'normal', 'off'] as const).filter((one) =>
    values.synchronous === undefined ? one !== 'off' : one === values.synchronous,
  );
  for (const one of wanted) if (!(await run(one))) process.exitCode = 1;
}
