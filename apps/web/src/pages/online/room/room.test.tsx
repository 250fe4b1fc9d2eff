// @vitest-environment happy-dom
import type { OnlineTable } from '@claim-it/client/online';
import { change } from '@claim-it/client/storage';
import { FakeHouse } from '@claim-it/client/testing/fakeHouse.ts';
import { newDevice, sitDown, until } from '@claim-it/client/testing/onlineWorld.ts';
import { chairAt } from '@claim-it/fairness';
import type { ClientMessage, HouseMessage, TableCommand } from '@claim-it/protocol';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buttonNamed } from '../../../../test/unit/buttons.ts';
import { speaking } from '../../../../test/unit/texts.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { Room } from './room.tsx';

// The cards of the host are fetched when they are shown; the clock of these tests does not wait for files.
beforeAll(async () => {
  await Promise.all([import('./linkCard.tsx'), import('./inviteCard.tsx')]);
});

let tables: OnlineTable[] = [];
const answerWith = (lan: readonly string[]): void => {
  vi.stubGlobal('fetch', async () => Response.json({ publicUrl: null, lan }));
};
beforeEach(() => answerWith([]));
afterEach(() => {
  cleanup();
  for (const table of tables) {
    table.stop();
    table.line.stop();
  }
  tables = [];
});

const commandsTo = (house: FakeHouse): readonly TableCommand[] =>
  house.heard.flatMap((one: ClientMessage) => (one.kind === 'do' ? [one.command] : []));

const come = async (house: FakeHouse, guest: string): Promise<OnlineTable> => {
  const table = sitDown(house, newDevice(guest));
  tables.push(table);
  await until(() => table.about.value !== null && table.log.value !== null);
  return table;
};

const hostHouse = (): FakeHouse => {
  const house = new FakeHouse(3);
  house.guests[0] = 'Ada';
  return house;
};

describe.each(LANGUAGES)('the room, in %s', (language) => {
  const speak = async () => {
    await speaking(language);
    await online.fetch(language);
    return online.text().room;
  };

  const linksTo = (house: FakeHouse, kind: 'invite' | 'inviteAll'): readonly (string | null)[] =>
    commandsTo(house).flatMap((one) => (one.kind === kind ? [one.invitation] : []));
  /** The link in a card ends with this secret, or there is none. */
  const linkIs = (card: string, token: string | null): Promise<void> =>
    until(() => {
      const box = document.querySelector<HTMLInputElement>(`${card} .link-words input`);
      return token === null ? box === null : box?.value.endsWith(token) === true;
    });
  const within = (card: string, label: string): Element => {
    const found = [...document.querySelectorAll(`${card} button`)];
    return found.find((one) => one.textContent === label) ?? document.createElement('button');
  };

  test.each([
    ['inviteAll', '.link-card'],
    ['invite', '.invite-card'],
  ] as const)('lets the host %s with a link, renew it, and withdraw it', async (kind, card) => {
    const say = await speak();
    const house = hostHouse();
    house.guests[1] = 'Ada';
    render(<Room table={await come(house, 'Ada')} />);
    // The cards of the host come when they are shown.
    await until(() => within(card, say.makeLink).isConnected);
    fireEvent.click(within(card, say.makeLink));
    await until(() => linksTo(house, kind).length === 1);
    await linkIs(card, linksTo(house, kind)[0] ?? '');
    fireEvent.click(within(card, say.renewLink));
    await until(() => linksTo(house, kind).length === 2);
    await linkIs(card, linksTo(house, kind)[1] ?? '');
    expect(linksTo(house, kind)[1]).not.toBe(linksTo(house, kind)[0]);
    fireEvent.click(within(card, say.withdraw));
    await linkIs(card, null);
    if (kind === 'invite') {
      fireEvent.click(within(card, say.release));
      await until(() => commandsTo(house).some((one) => one.kind === 'release'));
    }
  });

  test.each([
    ['skip', 'lapses'],
    ['bot', 'lapsesToBot'],
  ] as const)(
    'says before the game what a clock does, where players are left to: %s',
    async (kind, rule) => {
      const say = await speak();
      const onLeaving = kind === 'skip' ? { kind } : ({ kind, level: 'miner' } as const);
      const live = { kind: 'live', seconds: 30, bank: 120, increment: 10 } as const;
      render(<Room table={await come(new FakeHouse(2, onLeaving).askReady(live), 'Ada')} />);
      const told = (): string | undefined => document.querySelector('.room-clock')?.textContent;
      expect(told()).toBe(say[rule]);
      cleanup();
      render(<Room table={await come(new FakeHouse(2, onLeaving).askReady(), 'Ada')} />);
      expect(told()).toBeUndefined();
    },
  );

  test('offers the address of the network for a link that was made at localhost', async () => {
    const say = await speak();
    const house = hostHouse();
    const lan = ['http://192.168.1.20:1855', 'http://10.0.0.2:1855'];
    answerWith(lan);
    render(<Room table={await come(house, 'Ada')} />);
    await until(() => within('.link-card', say.makeLink).isConnected);
    fireEvent.click(within('.link-card', say.makeLink));
    const shown = (): string =>
      document.querySelector<HTMLInputElement>('.link-card .link-words input')?.value ?? '';
    await until(() => shown().startsWith(`${lan[0]}/table/`));
    expect(screen.getByText(say.onlyHere)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(say.address), { target: { value: lan[1] } });
    await until(() => shown().startsWith(`${lan[1]}/table/`));
  });

  test('gives a chair to a friend who comes with the link of the table, and the next one too', async () => {
    const say = await speak();
    const house = hostHouse();
    house.link = 'k'.repeat(43);
    house.free.add(1).add(2);
    location.hash = `#t-${house.link}`;
    for (const friend of ['Ben', 'Cleo']) {
      change({ name: friend });
      render(<Room table={await come(house, friend)} />);
      fireEvent.click(buttonNamed(say.sit));
      await until(() => Object.values(house.guests).includes(friend));
      cleanup();
    }
    expect(house.guests).toEqual({ 0: 'Ada', 1: 'Ben', 2: 'Cleo' });
    render(<Room table={await come(house, 'Dan')} />);
    expect(screen.getByText(say.full)).toBeTruthy();
    location.hash = '';
  });

  test('has a plate that says ready, takes it back, and starts when all are', async () => {
    const say = await speak();
    const house = new FakeHouse(2).askReady();
    house.guests[0] = 'Ada';
    house.guests[1] = 'Ben';
    const ben = await come(house, 'Ben');
    const tip = await ben.hand.firstTip(1);
    await ben.give({ kind: 'sit', chair: chairAt(1), color: 'red', tip });
    change({ name: 'Ada' });
    render(<Room table={await come(house, 'Ada')} />);
    await until(() => house.state.chairs[0] !== null);
    const plate = (words: string): HTMLElement | null =>
      [...document.querySelectorAll<HTMLElement>('.ready-plate')].find((one) =>
        one.textContent?.includes(words),
      ) ?? null;
    await until(() => plate(say.beReady) !== null);
    plate(say.beReady)?.click();
    await until(() => house.state.ready.length === 1);
    await until(() => plate(say.waitsFor('Ben')) !== null);
    plate(say.youAreReady)?.click();
    await until(() => house.state.ready.length === 0);
    await until(() => plate(say.beReady) !== null);
    plate(say.beReady)?.click();
    await ben.give({ kind: 'ready', chair: chairAt(1), isReady: true });
    await until(() => house.state.ledger !== null);
  });

  test('puts bots on the free chairs for a host who is alone, and begins', async () => {
    const say = await speak();
    const house = new FakeHouse(3).askReady();
    house.guests[0] = 'Ada';
    house.free.add(1).add(2);
    change({ name: 'Ada' });
    render(<Room table={await come(house, 'Ada')} />);
    await until(() => document.querySelector('.room-foot .wood-button') !== null);
    expect(document.querySelector('.room-foot')?.textContent).toContain(say.botsMeanwhile);
    document.querySelector<HTMLElement>('.room-foot .wood-button')?.click();
    await until(() => house.state.ledger !== null);
    expect(house.state.chairs.map((one) => one?.sitter.kind)).toEqual(['person', 'bot', 'bot']);
  });

  test('tells those who come who invites them', async () => {
    const say = await speak();
    const house = hostHouse();
    const ada = await come(house, 'Ada');
    await ada.give({
      kind: 'sit',
      chair: chairAt(0),
      color: 'red',
      tip: await ada.hand.firstTip(0),
    });
    render(<Room table={await come(house, 'Ben')} />);
    expect(screen.getByText(say.invitesYou('Ada'))).toBeTruthy();
  });

  test('asks the host before a person is removed, and shows how to readmit them', async () => {
    const say = await speak();
    const house = hostHouse();
    house.guests[1] = 'Ben';
    house.tamper = (message, guest): HouseMessage =>
      message.kind === 'table' && guest === 'Ada'
        ? { ...message, you: { ...message.you, removed: 2 } }
        : message;
    const ben = await come(house, 'Ben');
    const tip = await ben.hand.firstTip(1);
    await ben.give({ kind: 'sit', chair: chairAt(1), color: 'red', tip });
    render(<Room table={await come(house, 'Ada')} />);
    fireEvent.click(buttonNamed(say.remove('Ben')));
    expect(screen.getByText(say.removeSure('Ben'), { collapseWhitespace: false })).toBeTruthy();
    fireEvent.click(buttonNamed(say.removeNo));
    fireEvent.click(buttonNamed(say.remove('Ben')));
    fireEvent.click(buttonNamed(say.removeYes));
    await until(() => house.state.chairs[1] === null);
    expect(screen.getByText(say.removed(2), { exact: false })).toBeTruthy();
    fireEvent.click(buttonNamed(say.letIn));
    await until(() => commandsTo(house).some(({ kind }) => kind === 'letIn'));
  });

  test('tells a removed person why there is no chair', async () => {
    const say = await speak();
    const house = hostHouse();
    house.guests[1] = 'Ben';
    house.tamper = (message): HouseMessage =>
      message.kind === 'table'
        ? { ...message, you: { ...message.you, kept: [], isRemoved: true } }
        : message;
    render(<Room table={await come(house, 'Ben')} />);
    expect(screen.getByText(say.youAreRemoved)).toBeTruthy();
    expect(screen.queryByRole('button', { name: say.sit })).toBeNull();
  });
});
