import { describe, expect, test } from 'vitest';
import { FakeHouse } from '../../test/unit/fakeHouse.ts';
import { newDevice, sitDown, until } from '../../test/unit/onlineWorld.ts';
import { dueFor } from './autopilot.ts';

/** A person on chair 0 and a bot on chair 1, just before the shake. */
const shaking = async (): Promise<FakeHouse> => {
  const house = new FakeHouse();
  house.guests[0] = 'Ada';
  house.doHouse({ kind: 'seatBot', chair: 1, level: 'miner', style: null, color: 'red' });
  house.answerWith = ({ command }) =>
    command.kind === 'sit' ? null : { kind: 'refused', refusal: { kind: 'nothingToDo' } };
  const table = sitDown(house, newDevice('Ada'));
  await until(() => table.about.value !== null);
  const tip = await table.hand.firstTip(0);
  await table.give({ kind: 'sit', chair: 0, color: 'green', tip });
  table.stop();
  table.line.stop();
  return house;
};

describe('what a device does by itself', () => {
  test('it shakes for its own chairs, and only for those', async () => {
    const { state } = await shaking();
    expect(dueFor(state, [0])).toEqual({ kind: 'stir', chair: 0 });
    expect(dueFor(state, [])).toBeNull();
    expect(dueFor(state, [1])).toBeNull();
  });

  test('a chain that ends soon is followed by another before anything else', async () => {
    const { state } = await shaking();
    const [first, ...rest] = state.ledger?.players ?? [];
    if (state.ledger === null || first == null) throw new Error('the dice are not open');
    const ledger = { ...state.ledger, players: [{ ...first, left: 64 }, ...rest] };
    expect(dueFor({ ...state, ledger }, [0])).toEqual({ kind: 'anchor', chair: 0 });
  });

  test('a lost key is replaced by its owner; the others wait', async () => {
    const { state } = await shaking();
    if (state.ledger === null) throw new Error('the dice are not open');
    expect(dueFor({ ...state, ledger: { ...state.ledger, lostKey: 0 } }, [0])).toEqual({
      kind: 'reseed',
      chair: 0,
    });
    expect(dueFor({ ...state, ledger: { ...state.ledger, lostKey: 1 } }, [0])).toBeNull();
  });
});
