import type { Space } from '@claim-it/rules';
import { refuse } from '@claim-it/rules';
import { position } from '@claim-it/testkit';
import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { slowAuthority } from '../../test/slowAuthority.ts';
import type { Halt } from '../model/types.ts';
import { createMatch, OVERTAKEN } from './createMatch.ts';

const ROLLED = position('....../....../..o.../..o.../....../...... go g 235 - std');

const opened = () => {
  const authority = slowAuthority(ROLLED, [1, 2, 3]);
  const halt = signal<Halt | null>(null);
  const match = createMatch({ authority, start: ROLLED, isOwn: (seat) => seat === 0, halt });
  const chosen = (): Space | null => {
    const { phase } = match.game.peek().turn;
    return phase.kind === 'toDecide' ? (phase.undoable?.space ?? null) : null;
  };
  return { match, authority, halt, chosen };
};

const place = (space: Space) => ({ kind: 'place', seat: 0, space }) as const;

test('a choice counts at once and is safe when the authority has confirmed it', async () => {
  const { match, authority, chosen } = opened();
  const sent = match.send(place('3,5'));
  expect(chosen()).toBe('3,5');
  expect(match.safe.value.turn.phase.kind).toBe('toPlace');
  authority.answer();
  expect((await sent).ok).toBe(true);
  expect(match.safe.value).toEqual(match.game.value);
  expect(match.corrections.value).toBe(0);
});

test('what follows from a choice need not wait for it, and is decided after it', async () => {
  const { match, authority } = opened();
  const sent = [match.send(place('3,5')), match.send({ kind: 'take', seat: 0 })];
  expect(match.game.value.turn.seat).toBe(1);
  expect(authority.waiting().map(({ kind }) => kind)).toEqual(['place', 'take']);
  authority.answer();
  authority.answer();
  expect((await Promise.all(sent)).every(({ ok }) => ok)).toBe(true);
  expect(match.safe.value.turn.seat).toBe(1);
});

test('the last of several spaces is the chosen one, before any of them is safe', async () => {
  const { match, authority, chosen } = opened();
  const sent = (['3,5', '5,3', '2,3'] as const).map((space) => match.send(place(space)));
  expect(chosen()).toBe('2,3');
  for (const _ of sent) authority.answer();
  await Promise.all(sent);
  expect(chosen()).toBe('2,3');
  expect(match.safe.value).toEqual(match.game.value);
});

test('dice are never early: after a roll nothing can be chosen until they are safe', async () => {
  const { match, authority } = opened();
  const sent = [match.send(place('3,5')), match.send({ kind: 'roll', seat: 0 })];
  expect(match.game.value.turn.phase.kind).toBe('rolling');
  expect(await match.send(place('5,3'))).toEqual({
    ok: false,
    reason: { kind: 'diceAreRolling' },
  });
  authority.answer();
  authority.answer();
  await Promise.all(sent);
  expect(match.game.value.turn.phase).toMatchObject({ kind: 'toPlace', roll: [1, 2, 3] });
});

test('a choice that does not count is reverted, with all that followed from it', async () => {
  const { match, authority, chosen } = opened();
  const sent = [match.send(place('3,5')), match.send({ kind: 'take', seat: 0 })];
  authority.answer(refuse({ kind: 'diceAreRolling' }));
  expect((await sent[0])?.ok).toBe(false);
  expect(chosen()).toBeNull();
  expect(match.game.value).toEqual(ROLLED);
  authority.answer();
  expect(await sent[1]).toEqual({ ok: false, reason: OVERTAKEN });
  expect(match.corrections.value).toBe(1);
  expect(match.rejected.value).toEqual({ kind: 'diceAreRolling' });
});

test('a choice is reverted when another event came first', async () => {
  const { match, authority, chosen } = opened();
  void match.send(place('3,5'));
  const other = slowAuthority(ROLLED, [1, 2, 3]);
  void other.submit(place('5,3'), { seen: 0, isMeant: () => true });
  other.answer();
  authority.steps.value = other.steps.value;
  expect(chosen()).toBe('5,3');
  await Promise.resolve();
  expect(match.corrections.value).toBe(1);
  expect(match.rejected.value).toEqual(OVERTAKEN);
});

test('the seats of others are not played from here', async () => {
  const { match, authority } = opened();
  const sent = await match.send({ kind: 'roll', seat: 1 });
  expect(sent).toEqual({ ok: false, reason: { kind: 'notYourTurn', seat: 1, onTurn: 0 } });
  expect(authority.waiting()).toEqual([]);
});

test('leaving is shown when it is safe, even after a revert', async () => {
  const { match, authority } = opened();
  const sent = [match.send(place('3,5')), match.send({ kind: 'leave', seat: 0 })];
  authority.answer(refuse(OVERTAKEN));
  await sent[0];
  expect(match.game.value.departed).toEqual([]);
  authority.answer();
  expect((await sent[1])?.ok).toBe(true);
  expect(match.game.value.departed).toEqual([0]);
});

test('nothing is sent while the match is halted', async () => {
  const { match, authority, halt } = opened();
  halt.value = { kind: 'storageFull' };
  expect(await match.send(place('3,5'))).toEqual({ ok: true, value: [] });
  expect(authority.waiting()).toEqual([]);
  expect(match.status.value).toEqual({ kind: 'halted', halt: { kind: 'storageFull' } });
});
