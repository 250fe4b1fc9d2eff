// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../../test/unit/eventually.ts';
import { DESIGN, tableOf } from '../../test/unit/tables.ts';
import { loadTexts } from '../app/texts.ts';
import { settings, USUAL } from '../keep/settings.ts';
import type { Match } from '../match/types.ts';
import { createActions } from './actions.ts';

beforeEach(async () => {
  settings.value = { ...USUAL, speed: 0 };
  await loadTexts('en');
});

/** A table whose storage takes its time: what is sent counts when the test says so. */
const slowTable = () => {
  const { table, match, sent } = tableOf(DESIGN, 'pbb');
  const waiting: (() => void)[] = [];
  const send: Match['send'] = (choice) =>
    new Promise((resolve) =>
      waiting.push(() => {
        const isAnother =
          choice.kind === 'place' && match.game.peek().turn.phase.kind === 'toDecide';
        if (isAnother) match.cause({ kind: 'undo', seat: choice.seat });
        resolve(match.send(choice));
      }),
    );
  const refuse: Match['send'] = () =>
    Promise.resolve({ ok: false, reason: { kind: 'diceAreRolling' } });
  const actionsWith = (how: Match['send']) =>
    createActions({ ...table, match: { ...match, send: how } });
  return {
    ...{ table, sent },
    slow: actionsWith(send),
    refusing: actionsWith(refuse),
    /** Waits until something is on its way, and lets it come. */
    arrive: async (count = 1) => {
      await eventually(() => expect(waiting).toHaveLength(count));
      for (const come of waiting.splice(0)) come();
    },
  };
};

test.each(['roll', 'take'] as const)('%s waits for the choice before it', async (kind) => {
  const { table, slow, sent, arrive } = slowTable();
  const chosen = slow.choose('3,5');
  slow[kind]();
  await arrive();
  await chosen;
  await arrive();
  expect(sent).toEqual([
    { kind: 'place', seat: 0, space: '3,5' },
    { kind, seat: 0 },
  ]);
  expect(table.toast.value).toBeNull();
});

test('of several presses the last one counts, once', async () => {
  const { slow, sent, arrive } = slowTable();
  const chosen = slow.choose('3,5');
  for (const press of [slow.roll, slow.take, slow.take]) press();
  await arrive();
  await chosen;
  await arrive();
  expect(sent.map(({ kind }) => kind)).toEqual(['place', 'take']);
});

test('a take that waited is still asked about', async () => {
  settings.value = { ...settings.value, confirmTake: true };
  const { table, slow, sent, arrive } = slowTable();
  const chosen = slow.choose('3,5');
  slow.take();
  await arrive();
  await chosen;
  expect(table.isTakeAsked.value).toBe(true);
  expect(sent.map(({ kind }) => kind)).toEqual(['place']);
});

test('a press after a choice that does not count is forgotten, and the reason stays', async () => {
  const { table, refusing } = slowTable();
  const chosen = refusing.choose('3,5');
  refusing.take();
  await chosen;
  expect(table.toast.value).toBe('The dice are still rolling.');
});

test('a space that is tapped after the roll was sent is not for the dice that come', async () => {
  const { slow, sent, arrive } = slowTable();
  const chosen = slow.choose('3,5');
  await arrive();
  await chosen;
  slow.roll();
  const late = slow.choose('5,3');
  await arrive();
  await late;
  expect(sent.map(({ kind }) => kind)).toEqual(['place', 'roll']);
});

test('leaving does not wait for what was done before', async () => {
  const { slow, sent, arrive } = slowTable();
  const chosen = slow.choose('3,5');
  await arrive();
  await chosen;
  slow.take();
  slow.leave(0);
  await arrive(2);
  await eventually(() => expect(sent.map(({ kind }) => kind)).toEqual(['place', 'take', 'leave']));
});

test('whoever changes their mind gets the last space they chose', async () => {
  const { slow, sent, arrive } = slowTable();
  const chosen = [slow.choose('3,5')];
  await arrive();
  chosen.push(slow.choose('5,3'), slow.choose('3,2'));
  slow.roll();
  chosen.push(slow.choose('3,5'));
  await arrive();
  await Promise.all(chosen);
  await arrive();
  expect(sent).toEqual([
    { kind: 'place', seat: 0, space: '3,5' },
    { kind: 'place', seat: 0, space: '3,2' },
    { kind: 'roll', seat: 0 },
  ]);
});
