// A minimal bot that uses only the protocol: the first lawful placement, then take.
// Options: --comments, --log <file> for every `new` line, --pause <ms> before its first answer.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { comments: { type: 'boolean' }, log: { type: 'string' }, pause: { type: 'string' } },
});
const say = (line) => process.stdout.write(`${line}\n`);

const stacksOf = (board) => {
  const stacks = new Map();
  for (const [index, row] of board.split('/').entries())
    for (const [column, stack] of row.match(/[.a-z]\d?\*?/gi).entries())
      stacks.set(`${column + 1}${6 - index}`, stack);
  return stacks;
};

const place = ([a, b, c], stacks, mover) => {
  const inPlay = [...stacks.values()].join('').replace(/\D/g, '');
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  for (const [column, row, third] of orders) {
    const stack = stacks.get(column + row);
    if (/[A-Z*]/.test(stack)) continue;
    if (/\d/.test(stack) || stack === mover) return `c@${column}${row}`;
    if (!inPlay.includes(third)) return `s${third}@${column}${row}`;
  }
  return 'take';
};

let pause = Number(values.pause ?? 0);
if (values.comments) say('# good day');
for await (const line of createInterface({ input: process.stdin })) {
  const [word, board, , mover, dice] = line.split(' ');
  if (word === 'quit') break;
  if (word === 'new' && values.log !== undefined) appendFileSync(values.log, `${line}\n`);
  if (word !== 'go') continue;
  await wait(pause);
  pause = 0;
  if (values.comments) say(`# thinking about ${dice}\n#`);
  say(dice === '-' ? 'take' : place([...dice], stacksOf(board), mover));
}
