import { chairAt, verifyRecord } from '@claim-it/fairness';
import { chairOnTurn } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import { autoplay } from '../autoplay.ts';
import type { Client } from '../client.ts';
import { allCaughtUp, isOver, seatPeople, shakeAll, stirAll } from '../seating.ts';
import type { TwoProcesses } from '../twoProcesses.ts';

/** Games between people on different processes. */
export const describeSharedGames = (house: TwoProcesses): void => {
  /** They play some more turns, and all receive them. */
  const playOn = async (table: string, people: readonly Client[]): Promise<void> => {
    const until = Math.max(...people.map((one) => one.views.get(table)!.state.seq)) + 40;
    for (const one of people) {
      autoplay(one);
      one.onTable(one.views.get(table)!);
    }
    for (const one of people)
      await one.until(() => isOver(one, table)() || one.views.get(table)!.state.seq >= until);
  };

  test('people on different processes play one game to the end, with a bot and a spectator', async () => {
    const people = house.turns();
    const [host, friend, spectator] = [
      await people.visitor(),
      await people.visitor(),
      await people.visitor(),
    ];
    const { table } = await host.open({
      chairs: [
        { kind: 'mine' },
        { kind: 'open' },
        { kind: 'bot', level: 'miner', style: null, color: 'red' },
      ],
    });
    for (const one of [host, friend, spectator]) await one.watch(table);
    for (const one of [host, friend]) autoplay(one);
    expect(await host.sit(table, 0, 'green')).toMatchObject({ kind: 'done' });
    expect(await friend.sit(table, 1, 'blue')).toMatchObject({ kind: 'done' });
    for (const one of [host, friend, spectator]) await one.until(isOver(one, table));
    await allCaughtUp(table, [host, friend, spectator]);
    const hashes = [host, friend, spectator].map((one) => one.views.get(table)!.hash);
    expect(new Set(hashes).size).toBe(1);
    const refused = [host, friend].flatMap((one) => one.troubles);
    expect(refused.filter((one) => !one.includes('refused'))).toEqual([]);
    const record = await spectator.get(`/api/tables/${table}/record`);
    expect(verifyRecord(String(record.body))).toMatchObject({ ok: true });
  });

  test('all clients see who is present, from any process', async () => {
    const [table, [host, friend]] = await seatPeople(house.turns(), 2);
    const view = host!.views.get(table)!;
    await host!.until(() => view.told.chairs.every(({ isHere }) => isHere));
    friend!.drop();
    await host!.until(() => view.told.chairs[1]?.isHere === false);
  });

  test('a process that ends takes nothing with it: its people continue at the other', async () => {
    const [table, people] = await seatPeople(house.turns(), 2);
    await shakeAll(table, people);
    const [stays, moves] = people as [Client, Client];
    await house.stop(1);
    await moves.until(() => moves.closed !== null);
    (moves as { base: string }).base = house.base(0);
    await moves.connect();
    await moves.watch(table);
    await playOn(table, people);
    const seq = Math.min(...people.map((one) => one.views.get(table)!.state.seq));
    const hashAt = (one: Client): string | undefined =>
      one.views.get(table)!.entries.find((entry) => entry.seq === seq)?.hash;
    expect(hashAt(stays)).toEqual(expect.any(String));
    expect(hashAt(moves)).toBe(hashAt(stays));
    await house.restart(1);
  });

  test('a roll sent to both at once is rolled once', async () => {
    const [table, people] = await seatPeople(house.turns(), 2);
    await shakeAll(table, people);
    await stirAll(table, people);
    const chair = chairOnTurn(people[0]!.views.get(table)!.state)!;
    const mover = people[chair]!;
    const twin = house.twin(mover, 1 - chair);
    await twin.connect();
    await twin.watch(table);
    const roll = {
      kind: 'roll',
      element: mover.element(mover.views.get(table)!, chair),
      stirs: [chairAt(0), chairAt(1)],
    } as const;
    const answers = await Promise.all(
      [mover, twin].map((one) => one.do(table, roll, 'the-same-roll')),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'duplicate']);
    expect(answers[0]).toMatchObject({ seq: (answers[1] as { seq: number }).seq });
    await allCaughtUp(table, [mover, twin]);
    expect(twin.views.get(table)!.state.ledger!.rolls).toBe(1);
  });

  test('while PostgreSQL is down all players wait, and then they play on', async () => {
    const [table, people] = await seatPeople(house.turns(), 2);
    await shakeAll(table, people);
    await house.cluster.kill('SIGQUIT');
    const answer = await people[0]!.do(table, {
      kind: 'say',
      chair: chairAt(0),
      saying: 'oneMoment',
    });
    expect(answer).toMatchObject({ kind: 'busy' });
    await house.cluster.start();
    for (;;) {
      const again = await people[0]!.do(table, {
        kind: 'say',
        chair: chairAt(0),
        saying: 'imBack',
      });
      if (again.kind === 'done') break;
      expect(again.kind).toBe('busy');
    }
    await allCaughtUp(table, people);
    await playOn(table, people);
  });
};
