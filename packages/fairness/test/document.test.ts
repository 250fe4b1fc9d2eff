import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DiceEvent } from '../src/index.ts';
import {
  advanceLedger,
  chairAt,
  codeOf,
  elementOf,
  fallFrom,
  newChain,
  openLedger,
} from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/fair-dice.md', import.meta.url), 'utf8');

test('the numbers to try a program with are those of the document', () => {
  const [house, zero, one] = [0, 1, 2].map((fill) => newChain(new Uint8Array(32).fill(fill)));
  const players = [zero!.tip, one!.tip];
  const opening = { game: 'example', rules: 'std.1', house: house!.tip, players };
  const opened = openLedger({ kind: 'opened', ...opening });
  if (!opened.ok) throw new Error('opened');
  const after = (events: readonly DiceEvent[]): typeof opened.value =>
    events.reduce((ledger, event) => {
      const next = advanceLedger(ledger, event);
      if (!next.ok) throw new Error(JSON.stringify(next.reason));
      return next.value;
    }, opened.value);
  const shake: readonly DiceEvent[] = [
    { kind: 'stirred', player: chairAt(0), element: elementOf(zero!, 1) },
    { kind: 'stirred', player: chairAt(1), element: elementOf(one!, 1) },
    { kind: 'begun', house: elementOf(house!, 1) },
  ];
  const begun = after(shake);
  const [element, stirred] = [elementOf(zero!, 2), elementOf(one!, 2)];
  const rolled = after([
    ...shake,
    { kind: 'stirred', player: chairAt(1), element: stirred },
    {
      kind: 'rolled',
      player: chairAt(0),
      house: elementOf(house!, 2),
      element,
      stirs: [chairAt(1)],
    },
  ]);
  for (const value of [
    ...players.map((tip, player) => `tip of player ${player} | \`${tip}\``),
    `tip of the house | \`${house!.tip}\``,
    `first element of the house | \`${elementOf(house!, 1)}\``,
    `first element of player 0 | \`${elementOf(zero!, 1)}\``,
    `opened | \`${begun.opening}\`, code \`${codeOf(begun.opening)}\``,
    `\`${begun.pot}\`; player 0 rolls 123, player 1 rolls 146 and begins`,
    `\`${rolled.pot}\`; the dice fall ${fallFrom(rolled.pot).join(', ')}, the record says \`366\``,
  ])
    expect(page).toContain(value);
  expect(begun.first).toEqual({
    chair: chairAt(1),
    rolls: [
      [1, 2, 3],
      [1, 4, 6],
    ],
  });
  expect(rolled.last?.roll).toEqual([3, 6, 6]);
});
