import { chairOnTurn, phaseOf } from '@claim-it/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { autoplay } from './autoplay.ts';
import { TestHouse } from './fixture.ts';
import { isOver, seatPeople, shakeAll } from './seating.ts';

const started: TestHouse[] = [];
const open = async (wall: () => number): Promise<TestHouse> => {
  const house = await new TestHouse({ wall }).start();
  started.push(house);
  return house;
};
afterEach(async () => {
  for (const house of started.splice(0)) await house.remove();
});

const DAY = 86_400_000;

/** A wall clock that goes faster while nothing but the end of a time is waited for; it never jumps. */
const wallClock = () => {
  let [shown, since, speed] = [Date.now(), Date.now(), 1];
  const wall = (): number => shown + (Date.now() - since) * speed;
  const goAt = (next: number): void => {
    [shown, since, speed] = [wall(), Date.now(), next];
  };
  return { wall, goAt };
};

describe('time', () => {
  test('that runs out is the same as leaving', async () => {
    const { wall, goAt } = wallClock();
    const house = await open(wall);
    const pace = { kind: 'live', seconds: 10 } as const;
    const [table, people] = await seatPeople(house, 2, { pace });
    await shakeAll(table, people);
    const view = people[0]!.views.get(table)!;
    const late = chairOnTurn(view.state)!;
    expect(view.deadline).toBe(view.state.since + 10_000);
    goAt(4);
    await people[0]!.until(isOver(people[0]!, table));
    expect(view.state.game!.turn.phase).toEqual({ kind: 'over', winners: [1] });
    expect(chairOnTurn(view.state)).toBeNull();
    expect(view.state.ledger!.away).toEqual([late]);
    expect(house.complaints).toEqual([]);
  });

  test('that runs out hands the chair to a bot where the table agreed so', async () => {
    const { wall, goAt } = wallClock();
    const house = await open(wall);
    const pace = { kind: 'live', seconds: 10 } as const;
    const onLeaving = { kind: 'bot', level: 'greenhorn' } as const;
    const [table, people] = await seatPeople(house, 2, { pace, onLeaving });
    await shakeAll(table, people);
    const view = people[0]!.views.get(table)!;
    const late = chairOnTurn(view.state)!;
    const other = people[1 - late]!;
    goAt(4);
    autoplay(other, { stirs: 0, takes: 1 });
    await other.until(() => other.views.get(table)!.state.chairs[late]?.sitter.kind === 'bot');
    goAt(1);
    await other.until(isOver(other, table));
    expect(other.troubles).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('does not run while the house is closed', async () => {
    let offset = 0;
    const house = await open(() => Date.now() + offset);
    const pace = { kind: 'slow', hours: 24 } as const;
    const [table, people] = await seatPeople(house, 2, { pace });
    await shakeAll(table, people);
    const before = people[0]!.views.get(table)!.deadline!;
    await house.stop();
    offset = 3 * DAY;
    await house.start();
    expect(house.running!.credited).toBeGreaterThanOrEqual(3 * DAY);
    const one = people[0]!;
    (one as { base: string }).base = house.base;
    await one.connect();
    const view = await one.watch(table);
    expect(view.deadline).toBeGreaterThanOrEqual(before + 3 * DAY);
    expect(phaseOf(view.state)).toBe('playing');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(phaseOf(view.state)).toBe('playing');
  });

  test('that is set back by an hour takes nothing from anybody and breaks nothing', async () => {
    let offset = 0;
    const house = await open(() => Date.now() + offset);
    const [table, people] = await seatPeople(house, 2, { pace: { kind: 'live', seconds: 60 } });
    await shakeAll(table, people);
    offset = -3_600_000;
    for (const one of people) {
      autoplay(one);
      one.onTable(one.views.get(table)!);
    }
    await people[0]!.until(isOver(people[0]!, table));
    await house.stop();
    await house.start();
    const [again, others] = await seatPeople(house, 2, { pace: { kind: 'live', seconds: 60 } });
    await shakeAll(again, others);
    expect(people.flatMap((one) => one.troubles)).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
