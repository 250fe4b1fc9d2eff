import { chairAt, verifyRecord } from '@claim-it/fairness';
import type { HouseMessage, LogHash, TableEvent, TableId } from '@claim-it/protocol';
import { phaseOf } from '@claim-it/protocol';
import { COLORS, choicesOf, isOver } from '@claim-it/rules';
import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeHouse } from '../../test/fakeHouse.ts';
import type { Device } from '../../test/onlineWorld.ts';
import { newDevice, settle, settled, sitDown, until } from '../../test/onlineWorld.ts';
import { createFeed } from './feed.ts';
import { createLine } from './line.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { createOnlineMatch } from './onlineMatch.ts';
import type { OnlineTable } from './onlineTable.ts';
import { createWitness } from './witness.ts';

let tables: OnlineTable[] = [];

const join = (house: FakeHouse, device: Device): OnlineTable => {
  const table = sitDown(house, device);
  tables.push(table);
  return table;
};

const takeChair = async (table: OnlineTable, chair: number): Promise<void> => {
  await until(() => table.about.value !== null);
  const tip = await table.hand.firstTip(chair);
  await table.give({ kind: 'sit', chair: chairAt(chair), color: COLORS[chair] ?? 'green', tip });
};

const matchOf = (table: OnlineTable): OnlineMatch => {
  const log = table.log.value;
  if (log === null) throw new Error('nothing is known yet');
  return createOnlineMatch(
    { table, isCut: signal(false), nameless: (chair) => `Player ${chair + 1}`, rematch: () => {} },
    log,
  );
};

/** Two seated people, each at their own device. */
const dealtIn = async (house: FakeHouse, ada: Device, ben: Device) => {
  house.guests[0] = ada.guest;
  house.guests[1] = ben.guest;
  const [one, two] = [join(house, ada), join(house, ben)];
  await takeChair(one, 0);
  await takeChair(two, 1);
  await until(() => house.state.game !== null);
  await until(() => one.log.value?.state.game !== null && two.log.value?.state.game !== null);
  return [one, two] as const;
};

/** The player on turn makes the first sensible choice. */
const moveOn = async (matches: readonly OnlineMatch[]): Promise<void> => {
  const match = matches.find(({ game, setup }) => {
    const { turn } = game.peek();
    return setup.sitters[turn.seat]?.kind === 'person' && turn.phase.kind !== 'rolling';
  });
  if (match === undefined) return settle();
  const choices = choicesOf(match.game.peek()).filter(
    ({ kind }) => kind !== 'leave' && kind !== 'undo',
  );
  const choice = choices.find(({ kind }) => kind === 'take') ?? choices[0];
  const { length } = match.steps.peek();
  if (choice === undefined) return settle();
  await match.send(choice);
  await until(() => match.steps.peek().length > length);
};

describe('an online table', () => {
  let house: FakeHouse;
  let ada: Device;
  let ben: Device;

  beforeEach(() => {
    house = new FakeHouse();
    ada = newDevice('Ada');
    ben = newDevice('Ben');
  });

  afterEach(() => {
    for (const table of tables) {
      table.stop();
      table.line.stop();
    }
    tables = [];
  });

  test('two devices shake automatically and play to the end, and the record is proved', async () => {
    const both = await dealtIn(house, ada, ben);
    const matches = both.map(matchOf);
    for (let moves = 0; moves < 3000 && phaseOf(house.state) !== 'over'; moves += 1)
      await moveOn(matches);
    await until(() => matches.every(({ game }) => isOver(game.value)));
    expect(both.map(({ fault }) => fault.value)).toEqual([null, null]);
    const proved = verifyRecord((await matches[1]?.record()) ?? '');
    expect(proved.ok && proved.value.rolls.length).toBe(house.state.ledger?.rolls);
    expect(house.state.ledger?.last?.stirs.length).toBeGreaterThan(0);
  });

  test('a command is answered once, even if the connection breaks before the answer', async () => {
    const [one] = await dealtIn(house, ada, ben);
    const before = house.entries.length;
    house.tamper = (message) => (message.kind === 'answer' ? null : message);
    const answer = one.give({ kind: 'say', chair: chairAt(0), saying: 'hello' });
    await settle();
    house.tamper = (message) => message;
    house.cut();
    expect(await settled(answer)).toMatchObject({ kind: 'duplicate' });
    expect(house.entries.slice(before).filter(({ body }) => body.includes('"said"'))).toHaveLength(
      1,
    );
  });

  test('a command outlives the page: the next one sends it again with the same id', async () => {
    const [one] = await dealtIn(house, ada, ben);
    house.tamper = (message) => (message.kind === 'answer' ? null : message);
    void one.give({ kind: 'say', chair: chairAt(0), saying: 'hello' });
    await settle();
    const [kept] = [...ada.commands.values()];
    one.stop();
    one.line.stop();
    house.tamper = (message) => message;
    const before = house.heard.length;
    join(house, ada);
    await until(() => ada.commands.size === 0);
    const again = house.heard.slice(before).filter(({ kind }) => kind === 'do');
    expect(again).toContainEqual(expect.objectContaining({ cid: kept?.cid }));
  });

  test.each(['zz', 'zzzzzzzz', 'z'.repeat(23), 'not a table'])(
    'a table with an impossible id, like %s, is missing, and the server is not asked',
    async (id) => {
      const line = createLine({ dial: house.dialAs('Ada') });
      const feed = createFeed(id as TableId, line, createWitness());
      await until(() => line.state.value === 'open');
      expect(feed.closed.value).toBe('noTable');
      feed.stop();
      line.stop();
      expect(house.heard).toEqual([]);
    },
  );

  test('after a break it requests the events after its last one', async () => {
    const [one, two] = await dealtIn(house, ada, ben);
    const seq = one.log.value?.state.seq;
    house.tamper = (message, guest) => (guest === 'Ada' ? null : message);
    await two.give({ kind: 'say', chair: chairAt(1), saying: 'oneMoment' });
    house.tamper = (message) => message;
    house.cut();
    await until(() => one.log.value?.state.seq === house.state.seq);
    expect(house.heard).toContainEqual({
      kind: 'watch',
      table: house.id,
      since: seq,
      heard: 0,
    });
    expect(one.remarks.value.map(({ said }) => said)).toEqual([
      { kind: 'saying', saying: 'oneMoment' },
    ]);
  });

  test('missing events are requested, and none is accepted out of order', async () => {
    const [one, two] = await dealtIn(house, ada, ben);
    let isFirst = true;
    house.tamper = (message, guest) => {
      if (guest !== 'Ada' || message.kind !== 'events' || !isFirst) return message;
      isFirst = false;
      return null;
    };
    await two.give({ kind: 'say', chair: chairAt(1), saying: 'hello' });
    await two.give({ kind: 'say', chair: chairAt(1), saying: 'bye' });
    await until(() => one.log.value?.state.seq === house.state.seq);
    expect(one.fault.value).toBeNull();
  });

  test.each([
    [
      'an entry that was changed',
      (event: TableEvent): TableEvent => ({ ...event, at: event.at + 1 }),
      'brokenLog',
    ],
  ])('%s freezes the table', async (_, change, kind) => {
    const [one, two] = await dealtIn(house, ada, ben);
    house.tamper = (message): HouseMessage => {
      if (message.kind !== 'events') return message;
      const entries = message.entries.map((entry) => ({
        ...entry,
        body: JSON.stringify(change(JSON.parse(entry.body))),
      }));
      return { ...message, entries };
    };
    void two.give({ kind: 'say', chair: chairAt(1), saying: 'hello' });
    await until(() => one.fault.value !== null);
    expect(one.fault.value).toMatchObject({ kind });
    const match = matchOf(one);
    expect(match.status.value).toEqual({ kind: 'halted', halt: { kind: 'proofFailed' } });
    expect(await match.send({ kind: 'roll', seat: 0 })).toEqual({ ok: true, value: [] });
  });

  test('a server that confirms our element and leaves it out is detected', async () => {
    const [one, two] = await dealtIn(house, ada, ben);
    const matches = [matchOf(one), matchOf(two)];
    const hash = house.entries.at(-1)?.hash ?? ('' as LogHash);
    house.answerWith = () => ({ kind: 'done', seq: house.state.seq, hash });
    await matches
      .find(({ setup }) => setup.sitters[0]?.kind === 'person')
      ?.send({
        kind: 'roll',
        seat: 0,
      });
    await until(() => [one, two].some(({ fault }) => fault.value !== null));
    const found = [one, two].map(({ fault }) => fault.value?.kind);
    expect(found).toContain('withheld');
  });

  test('a choice is shown at once, and reverted when the server refuses it', async () => {
    const [one, two] = await dealtIn(house, ada, ben);
    const table = house.state.ledger?.first?.chair === 0 ? one : two;
    const match = matchOf(table);
    house.answerWith = ({ command }) =>
      command.kind === 'roll' ? { kind: 'refused', refusal: { kind: 'notBegun' } } : null;
    const sent = match.send({ kind: 'roll', seat: 0 });
    expect(match.game.value.turn.phase.kind).toBe('rolling');
    expect(await sent).toEqual({ ok: false, reason: { kind: 'overtaken' } });
    expect(match.corrections.value).toBe(1);
    expect(match.game.value.turn.phase.kind).toBe('toRoll');
    expect(match.rejected.value).toEqual({ kind: 'overtaken' });
  });

  test('a limit of the table is reported as such', async () => {
    const [one, two] = await dealtIn(house, ada, ben);
    const match = matchOf(house.state.ledger?.first?.chair === 0 ? one : two);
    house.answerWith = ({ command }) =>
      command.kind === 'roll' ? { kind: 'refused', refusal: { kind: 'tableIsFull' } } : null;
    await match.send({ kind: 'roll', seat: 0 });
    expect(match.rejected.value).toEqual({ kind: 'tableIsFull' });
  });

  test('a busy server is asked again with the same id', async () => {
    const [one] = await dealtIn(house, ada, ben);
    let tries = 0;
    house.answerWith = () => {
      tries += 1;
      return tries === 1 ? { kind: 'busy', retryAfter: 5 } : null;
    };
    const answer = await settled(one.give({ kind: 'say', chair: chairAt(0), saying: 'hello' }));
    expect(answer.kind).toBe('done');
    const said = house.heard.flatMap((one) =>
      one.kind === 'do' && one.command.kind === 'say' ? [one.cid] : [],
    );
    expect(said).toHaveLength(2);
    expect(new Set(said).size).toBe(1);
  });

  test('a choice without an answer for a while is shown as being sent; automatic dice are not', async () => {
    const [one] = await dealtIn(house, ada, ben);
    house.tamper = (message) => (message.kind === 'answer' ? null : message);
    const answer = one.give({ kind: 'say', chair: chairAt(0), saying: 'hello' });
    await settle();
    expect(one.isSending.value).toBe(false);
    await until(() => one.isSending.value);
    house.tamper = (message) => message;
    house.cut();
    await settled(answer);
    expect(one.isSending.value).toBe(false);
  });

  test('a stale roll is sent again when only the bowl has changed', async () => {
    const [one, two] = await dealtIn(house, ada, ben);
    const table = house.state.ledger?.first?.chair === 0 ? one : two;
    const match = matchOf(table);
    let isFirst = true;
    house.answerWith = ({ command }) => {
      if (command.kind !== 'roll' || !isFirst) return null;
      isFirst = false;
      return { kind: 'stale', seq: house.state.seq };
    };
    await match.send({ kind: 'roll', seat: 0 });
    await until(() => house.state.ledger?.rolls === 1);
    expect(match.corrections.value).toBe(0);
  });

  test('a roll waits for the stirs of all present players, and is not lost', async () => {
    house.answerWith = ({ command }) =>
      command.kind === 'stir' && house.state.game !== null ? { kind: 'busy', retryAfter: 1 } : null;
    const both = await dealtIn(house, ada, ben);
    const isAdas = house.state.ledger?.first?.chair === 0;
    const match = matchOf(isAdas ? both[0] : both[1]);
    const sent = match.send({ kind: 'roll', seat: 0 });
    await settle();
    expect(house.heard.some((one) => one.kind === 'do' && one.command.kind === 'roll')).toBe(false);
    house.answerWith = null;
    expect(await settled(sent)).toMatchObject({ ok: true });
    expect(house.state.ledger?.last).toMatchObject({ stirs: [0, 1], isChoice: false });
    expect([match.corrections.peek(), match.rejected.peek()]).toEqual([0, null]);
  });

  test('a stir that crossed with the news of being away is followed by coming back', async () => {
    let isFirst = true;
    house.answerWith = ({ command }) => {
      const isBens = command.kind === 'stir' && command.chair === 1 && house.state.game !== null;
      if (!isBens || !isFirst) return null;
      isFirst = false;
      house.doHouse({ kind: 'away', chair: chairAt(1) });
      return { kind: 'refused', refusal: { kind: 'nothingToDo' } };
    };
    const [, two] = await dealtIn(house, ada, ben);
    await until(() => !isFirst && house.state.ledger?.away.length === 0);
    expect([two.fault.value, two.doubts.value]).toEqual([null, []]);
  });

  test('a device that has lost its secret gets a new chain and plays on', async () => {
    const [one, two] = await dealtIn(house, ada, ben);
    const isAdas = house.state.ledger?.first?.chair === 0;
    (isAdas ? ada : ben).secrets.clear();
    const table = isAdas ? one : two;
    const match = matchOf(table);
    const refused = await settled(match.send({ kind: 'roll', seat: 0 }));
    expect(refused).toEqual({ ok: false, reason: { kind: 'elsewhere' } });
    expect(house.state.ledger?.reseeds).toEqual([0, 0]);
    await settled(table.playHere());
    await settled(match.send({ kind: 'roll', seat: 0 }));
    await until(() => house.state.ledger?.rolls === 1);
    expect(house.state.ledger?.reseeds.reduce((sum, count) => sum + count)).toBe(1);
  });

  test('a person shakes for a bot, and a spectator does nothing', async () => {
    house.guests[0] = 'Ada';
    const one = join(house, ada);
    const watcher = join(house, newDevice('Wim'));
    house.doHouse({
      kind: 'seatBot',
      chair: chairAt(1),
      level: 'miner',
      style: null,
      color: 'red',
    });
    await takeChair(one, 0);
    await until(() => house.state.game !== null);
    const match = matchOf(one);
    for (let moves = 0; moves < 60; moves += 1) {
      house.playBots();
      await moveOn([match]);
    }
    await until(() => watcher.log.value?.state.seq === house.state.seq);
    expect(watcher.fault.value).toBeNull();
    const seen = matchOf(watcher);
    expect(seen.setup.sitters.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'guest']);
  });

  test('a bot that takes over a chair is shown as a bot', async () => {
    house = new FakeHouse(2, { kind: 'bot', level: 'miner' });
    const [one, two] = await dealtIn(house, ada, ben);
    const match = matchOf(one);
    expect(match.setup.sitters.map(({ kind }) => kind).toSorted()).toEqual(['guest', 'person']);
    await two.give({ kind: 'leave', chair: chairAt(1) });
    await until(() => one.log.value?.state.seq === house.state.seq);
    expect(match.setup.sitters.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'person']);
  });

  test('a departure counts even if the others play meanwhile', async () => {
    house = new FakeHouse(2, { kind: 'bot', level: 'miner' });
    const both = await dealtIn(house, ada, ben);
    const first = house.state.ledger?.first?.chair ?? 0;
    const [player, leaver] = first === 0 ? both : [both[1], both[0]];
    const match = matchOf(leaver);
    let goOn = (): void => undefined;
    const held = leaver.inTurn(
      () =>
        new Promise<void>((resolve) => {
          goOn = resolve;
        }),
    );
    void match.send({ kind: 'leave', seat: 1 });
    await matchOf(player).send({ kind: 'roll', seat: 0 });
    await until(() => match.game.value.turn.phase.kind !== 'toRoll');
    goOn();
    await held;
    await until(() => match.setup.sitters[1]?.kind === 'bot');
    expect(match.rejected.value).toBeNull();
  });

  test('a deleted table is reported', async () => {
    const [one] = await dealtIn(house, ada, ben);
    house.say({ kind: 'closed', table: house.id, reason: 'noTable' });
    await until(() => one.closed.value !== null);
    expect(matchOf(one).status.value).toEqual({ kind: 'halted', halt: { kind: 'tableGone' } });
  });
});
