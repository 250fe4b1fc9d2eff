// @vitest-environment happy-dom
import type { OnlineTable } from '@claim-it/client/online';
import { change, muted, unmute } from '@claim-it/client/storage';
import { FakeHouse } from '@claim-it/client/testing/fakeHouse.ts';
import { newDevice, settle, sitDown, until } from '@claim-it/client/testing/onlineWorld.ts';
import { chairAt } from '@claim-it/fairness';
import type { HouseMessage, PersonId } from '@claim-it/protocol';
import { chairOnTurn } from '@claim-it/protocol';
import { COLORS } from '@claim-it/rules';
import { online as texts } from '@claim-it/text/en/online';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { speaking } from '../../../../test/unit/texts.ts';
import { online as lazyHouse } from '../../../kit/text/lazyTexts.ts';
import { lastHeard } from './listening.ts';
import { startNudges } from './nudges.ts';
import { TalkSheet } from './talkSheet.tsx';

const { talk: say } = texts;
const BEN = 'person-of-ben-00' as PersonId;

let house: FakeHouse;
let tables: OnlineTable[] = [];
let blocked: boolean;

const join = (guest: string): OnlineTable => {
  const table = sitDown(house, newDevice(guest));
  tables.push(table);
  return table;
};

/** What the server tells Ada of Ben besides. */
const withPeople = (message: HouseMessage, guest: string): HouseMessage => {
  if (message.kind !== 'table' || guest === 'Ben') return message;
  const you = { ...message.you, people: [null, BEN], blocked: blocked ? [chairAt(1)] : [] };
  return { ...message, you };
};

const takeChair = async (table: OnlineTable, chair: number): Promise<void> => {
  await until(() => table.about.value !== null);
  const tip = await table.hand.firstTip(chair);
  await table.give({ kind: 'sit', chair: chairAt(chair), color: COLORS[chair] ?? 'green', tip });
};

const written = (number: number, text: string): HouseMessage => ({
  kind: 'talked',
  table: house.id,
  chair: chairAt(1),
  text,
  number,
  at: 2_000_000_000 + number,
});

let ada: OnlineTable;
let ben: OnlineTable;

beforeEach(async () => {
  await speaking('en');
  await lazyHouse.fetch('en');
  blocked = false;
  house = new FakeHouse();
  house.tamper = withPeople;
  house.guests[0] = 'Ada';
  house.guests[1] = 'Ben';
  [ada, ben] = [join('Ada'), join('Ben')];
  await takeChair(ada, 0);
  await takeChair(ben, 1);
  await until(() => tables.every(({ log }) => (log.value?.state.game ?? null) !== null));
});
afterEach(() => {
  cleanup();
  for (const table of tables) {
    table.stop();
    table.line.stop();
  }
  tables = [];
  for (const { person } of muted.peek()) unmute(person);
  change({ freeText: true });
});

const said = (): readonly string[] =>
  [...document.querySelectorAll('.said-list li > span')].map((one) => one.textContent ?? '');
const show = (table: OnlineTable): void => {
  cleanup();
  render(<TalkSheet table={table} onClose={() => {}} />);
};

describe('what was said', () => {
  beforeEach(async () => {
    await ben.give({ kind: 'say', chair: chairAt(1), saying: 'bravo' });
    house.say(written(1, 'Gold!'));
    await until(() => ada.lines.value.length === 1);
  });

  test('is listed with names and times, the newest last', () => {
    show(ada);
    expect(said()).toEqual(['Ben: Bravo!', 'Ben: Gold!']);
    expect(document.querySelectorAll('.said-list time')).toHaveLength(2);
  });

  test('of a muted person is hidden, here and at other tables, until it is taken back', () => {
    show(ada);
    fireEvent.click(screen.getByLabelText(say.mute('Ben')));
    expect(said()).toEqual([]);
    expect(screen.getByText(say.hidden)).toBeTruthy();
    expect(muted.value).toEqual([{ person: BEN, name: 'Ben' }]);
    fireEvent.click(screen.getByLabelText(say.mute('Ben')));
    expect(said()).toHaveLength(2);
  });

  test('is news for the others, unless they do not listen', () => {
    expect(lastHeard(ben)).toBe(0);
    expect(lastHeard(ada)).toBe(2_000_000_001);
    change({ freeText: false });
    expect(lastHeard(ada)).toBeLessThan(2_000_000_000);
  });

  test('of a blocked person is hidden', async () => {
    blocked = true;
    house.cut();
    await until(() => ada.about.value?.you.blocked?.length === 1);
    show(ada);
    expect(said()).toEqual([]);
    expect(screen.getByText(texts.safety.blocked('Ben'))).toBeTruthy();
    expect(screen.queryByText(texts.safety.block('Ben'))).toBeNull();
  });

  test('is phrases only on a device without free text', () => {
    change({ freeText: false });
    show(ada);
    expect(said()).toEqual(['Ben: Bravo!']);
    expect(screen.queryByLabelText(say.write)).toBeNull();
    expect(screen.getByText(say.textOff)).toBeTruthy();
  });

  test('is all that those who watch find: no button that does nothing', async () => {
    const watcher = join('Cora');
    await until(() => (watcher.log.value?.state.game ?? null) !== null);
    show(watcher);
    expect(screen.getByRole('heading', { name: say.listen })).toBeTruthy();
    expect(said()).toEqual(['Ben: Bravo!']);
    expect(screen.queryByText(say.phrases.hello)).toBeNull();
    expect(screen.queryByLabelText(say.write)).toBeNull();
  });
});

describe('a nudge', () => {
  const seats = () => {
    const onTurn = chairOnTurn(house.state) ?? chairAt(0);
    const [called, caller] = onTurn === 0 ? [ada, ben] : [ben, ada];
    return { called, caller, chair: chairAt(1 - onTurn) };
  };

  test('rings for who is on turn, once a minute', async () => {
    const { called, caller, chair } = seats();
    let rings = 0;
    const stops = [called, caller].map((table) =>
      startNudges(table, () => {
        rings += table === called ? 1 : 100;
      }),
    );
    for (let times = 1; times <= 2; times += 1) {
      await caller.give({ kind: 'say', chair, saying: 'yourTurn' });
      await until(() => called.remarks.value.length === times);
    }
    await caller.give({ kind: 'say', chair, saying: 'areYouThere' });
    await until(() => called.remarks.value.length === 3);
    await settle();
    expect(rings).toBe(2);
    for (const stop of stops) stop();
  });

  test('is offered to those who wait, and not again at once', async () => {
    const { called, caller, chair } = seats();
    const label = say.phrases.yourTurn;
    show(called);
    expect(screen.queryByText(label)).toBeNull();
    show(caller);
    expect(screen.getByText(label)).toBeTruthy();
    await caller.give({ kind: 'say', chair, saying: 'yourTurn' });
    show(caller);
    expect(screen.queryByRole('button', { name: label })).toBeNull();
    expect(screen.getByText(say.phrases.areYouThere)).toBeTruthy();
  });
});

describe('the link of a table whose game runs', () => {
  const withdraw = (): HTMLElement | null =>
    screen.queryByRole('button', { name: texts.room.withdraw });

  test('is withdrawn by the host, and by no other guest', async () => {
    house.link = 'x'.repeat(43);
    house.cut();
    await until(() => ada.about.value?.you.isLinkOut === true);
    show(ben);
    expect(withdraw()).toBeNull();
    show(ada);
    fireEvent.click(withdraw() as HTMLElement);
    await until(() => screen.queryByText(texts.door.closed) !== null);
    expect([house.link, withdraw()]).toEqual([null, null]);
  });
});
