import { chairAt } from '@claim-it/fairness';
import { describe, expect, test } from 'vitest';
import { FakeHouse } from '../../test/fakeHouse.ts';
import { newDevice, sitDown, until } from '../../test/onlineWorld.ts';
import { dueFor } from './pilot.ts';

/** A person on chair 0 and a bot on chair 1, just before the shake. */
const shaking = async (): Promise<FakeHouse> => {
  const house = new FakeHouse();
  house.guests[0] = 'Ada';
  house.doHouse({ kind: 'seatBot', chair: chairAt(1), level: 'miner', style: null, color: 'red' });
  house.answerWith = ({ command }) =>
    command.kind === 'sit' ? null : { kind: 'refused', refusal: { kind: 'nothingToDo' } };
  const table = sitDown(house, newDevice('Ada'));
  await until(() => table.about.value !== null);
  const tip = await table.hand.firstTip(0);
  await table.give({ kind: 'sit', chair: chairAt(0), color: 'green', tip });
  table.stop();
  table.line.stop();
  return house;
};

describe('automatic actions of a device', () => {
  test('it shakes for its own chairs, and only for those', async () => {
    const { state } = await shaking();
    expect(dueFor(state, [chairAt(0)])).toEqual({ kind: 'stir', chair: 0 });
    expect(dueFor(state, [])).toBeNull();
    expect(dueFor(state, [chairAt(1)])).toBeNull();
  });

  test('a chain that ends soon is replaced first', async () => {
    const { state } = await shaking();
    const [first, ...rest] = state.ledger?.chairs ?? [];
    if (state.ledger === null || first == null) throw new Error('the dice are not open');
    const ledger = { ...state.ledger, chairs: [{ ...first, left: 64 }, ...rest] };
    expect(dueFor({ ...state, ledger }, [chairAt(0)])).toEqual({ kind: 'anchor', chair: 0 });
  });

  test('a lost key is replaced by its owner; the others wait', async () => {
    const { state } = await shaking();
    if (state.ledger === null) throw new Error('the dice are not open');
    expect(
      dueFor({ ...state, ledger: { ...state.ledger, lostKey: chairAt(0) } }, [chairAt(0)]),
    ).toEqual({
      kind: 'reseed',
      chair: 0,
    });
    expect(
      dueFor({ ...state, ledger: { ...state.ledger, lostKey: chairAt(1) } }, [chairAt(0)]),
    ).toBeNull();
  });
});
