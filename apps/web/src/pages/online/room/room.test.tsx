// @vitest-environment happy-dom
import type { OnlineTable } from '@claim-it/client/online';
import { FakeHouse } from '@claim-it/client/testing/fakeHouse.ts';
import { newDevice, sitDown, until } from '@claim-it/client/testing/onlineWorld.ts';
import { chairAt } from '@claim-it/fairness';
import type { ClientMessage, HouseMessage, TableCommand } from '@claim-it/protocol';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { buttonNamed } from '../../../../test/unit/buttons.ts';
import { speaking } from '../../../../test/unit/texts.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { Room } from './room.tsx';

let tables: OnlineTable[] = [];
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

  test('lets the host make a link to a chair, renew it, and withdraw it', async () => {
    const say = await speak();
    const house = hostHouse();
    render(<Room table={await come(house, 'Ada')} />);
    const tokens = (): readonly (string | null)[] =>
      commandsTo(house).flatMap((one) => (one.kind === 'invite' ? [one.invitation] : []));
    const linkIs = (token: string | null): Promise<void> =>
      until(() => {
        const box = document.querySelector<HTMLInputElement>('.link-words input');
        return (box?.value.split('-').at(-1) ?? null) === (token?.split('-').at(-1) ?? null);
      });
    fireEvent.click(buttonNamed(say.makeLink));
    await until(() => tokens().length === 1 && house.invited.size === 1);
    await linkIs(tokens()[0] ?? null);
    fireEvent.click(buttonNamed(say.renewLink));
    await until(() => tokens().length === 2);
    await linkIs(tokens()[1] ?? null);
    expect(tokens()[1]).not.toBe(tokens()[0]);
    fireEvent.click(buttonNamed(say.withdraw));
    await until(() => house.invited.size === 0);
    await linkIs(null);
  });

  test('asks the host before somebody is removed, and shows how to let them in again', async () => {
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
    expect(screen.getByText(say.removeSure('Ben'))).toBeTruthy();
    fireEvent.click(buttonNamed(say.removeNo));
    fireEvent.click(buttonNamed(say.remove('Ben')));
    fireEvent.click(buttonNamed(say.removeYes));
    await until(() => house.state.chairs[1] === null);
    expect(screen.getByText(say.removed(2), { exact: false })).toBeTruthy();
    fireEvent.click(buttonNamed(say.letIn));
    await until(() => commandsTo(house).some(({ kind }) => kind === 'letIn'));
  });

  test('tells somebody who was removed why there is no chair', async () => {
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
