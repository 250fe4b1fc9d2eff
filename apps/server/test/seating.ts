import { chairAt } from '@claim-it/fairness';
import type { OpenTable } from '@claim-it/protocol';
import { phaseOf } from '@claim-it/protocol';
import { COLORS } from '@claim-it/rules';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { TestHouse } from './fixture.ts';

/** People at an open table, all seated in the order of the chairs; the first is the host. */
export const seatPeople = async (
  house: Pick<TestHouse, 'visitor'>,
  count: number,
  wish: Partial<OpenTable> = {},
): Promise<[string, Client[]]> => {
  const people: Client[] = [];
  for (let chair = 0; chair < count; chair += 1) people.push(await house.visitor());
  const chairs = people.map((_, chair) => ({ kind: chair === 0 ? 'mine' : 'open' }) as const);
  const { table } = await people[0]!.open({ chairs, ...wish });
  for (const [chair, one] of people.entries()) {
    await one.watch(table);
    expect(await one.sit(table, chair, COLORS[chair]!)).toMatchObject({ kind: 'done' });
  }
  return [table, people];
};

/** All players shake, and all clients have the first player. */
export const shakeAll = async (table: string, people: readonly Client[]): Promise<void> => {
  for (const [chair, one] of people.entries()) {
    const view = one.views.get(table)!;
    await one.until(() => view.state.ledger !== null && view.told.you.chairs.length > 0);
    const element = one.element(view, chair);
    expect(await one.do(table, { kind: 'stir', chair: chairAt(chair), element })).toMatchObject({
      kind: 'done',
    });
  }
  for (const one of people) await one.until(() => one.views.get(table)!.state.game !== null);
};

/** All players stir: the first roll can be requested. */
export const stirAll = async (table: string, people: readonly Client[]): Promise<void> => {
  for (const [number, one] of people.entries()) {
    const [chair, element] = [chairAt(number), one.element(one.views.get(table)!, number)];
    expect(await one.do(table, { kind: 'stir', chair, element })).toMatchObject({ kind: 'done' });
  }
  await allCaughtUp(table, people);
};

export const isOver =
  (client: Client, table: string): (() => boolean) =>
  () => {
    const view = client.views.get(table);
    return view !== undefined && phaseOf(view.state) === 'over';
  };

/** All clients have received what one of them has. */
export const allCaughtUp = async (table: string, people: readonly Client[]): Promise<void> => {
  const most = Math.max(...people.map((one) => one.views.get(table)!.state.seq));
  for (const one of people) await one.until(() => one.views.get(table)!.state.seq >= most);
};
