// @vitest-environment happy-dom
import type { OnlineTable } from '@claim-it/client/online';
import { forgetSecrets, invitationsOf } from '@claim-it/client/storage';
import { FakeHouse } from '@claim-it/client/testing/fakeHouse.ts';
import { newDevice, sitDown, until } from '@claim-it/client/testing/onlineWorld.ts';
import { chairAt } from '@claim-it/fairness';
import { newTable } from '@claim-it/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speaking } from '../../../../test/unit/texts.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { chairsToInvite } from './links.ts';
import { Room } from './room.tsx';

// The cards of the host are fetched when they are shown; the clock of these tests does not wait for files.
beforeAll(async () => {
  await Promise.all([import('./linkCard.tsx'), import('./inviteCard.tsx')]);
});

let tables: OnlineTable[] = [];
afterEach(async () => {
  cleanup();
  for (const table of tables) {
    table.stop();
    table.line.stop();
  }
  tables = [];
  await forgetSecrets();
});

const come = async (house: FakeHouse, guest: string): Promise<OnlineTable> => {
  const table = sitDown(house, newDevice(guest));
  tables.push(table);
  await until(() => table.about.value !== null && table.log.value !== null);
  return table;
};

const sit = async (table: OnlineTable, chair: 0 | 1, color: 'red' | 'blue'): Promise<void> => {
  const tip = await table.hand.firstTip(chair);
  await table.give({ kind: 'sit', chair: chairAt(chair), color, tip });
};

const speak = async () => {
  await speaking('en');
  await online.fetch('en');
  return online.text();
};

/** Ada is the host, Ben a guest who sits; the other chairs are empty. */
const adaAndBen = async (chairs = 3) => {
  const house = new FakeHouse(chairs);
  Object.assign(house.guests, { 0: 'Ada', 1: 'Ben' });
  const [ada, ben] = [await come(house, 'Ada'), await come(house, 'Ben')];
  await sit(ada, 0, 'blue');
  await sit(ben, 1, 'red');
  await until(() => [ada, ben].every(({ log }) => log.value?.state.chairs[1] !== null));
  return { house, ada, ben };
};

test('a link that the server refuses is not shown, and not kept', async () => {
  const { room: say, refusals } = await speak();
  const { house, ada } = await adaAndBen(4);
  house.answerWith = ({ command }) =>
    command.kind === 'invite' && command.chair === 2
      ? { kind: 'refused', refusal: { kind: 'chairReserved', chair: chairAt(2) } }
      : null;
  render(<Room table={ada} />);
  // The cards of the host come when they are shown.
  await until(() => screen.queryAllByText(say.makeLink).length === 3);
  const [, second, third] = screen.getAllByText(say.makeLink);
  fireEvent.click(second!);
  await screen.findByText(refusals.chairReserved);
  expect(document.querySelector('.link-words')).toBeNull();
  // What was kept before is there once this one is.
  fireEvent.click(third!);
  await until(() => document.querySelector('.link-words') !== null);
  expect((await invitationsOf(house.id)).invitations.map(({ chair }) => chair)).toEqual([3]);
});

test('a guest who is not the host removes no one and makes no link', async () => {
  const { room: say } = await speak();
  const { ben } = await adaAndBen();
  render(<Room table={ben} />);
  expect(screen.getByText('Ada')).toBeTruthy();
  const labels = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  for (const label of [say.remove('Ada'), say.makeLink, say.renewLink, say.letIn])
    expect(labels).not.toContain(label);
  expect(chairsToInvite(ben)).toEqual([]);
});

test('the host makes links to empty chairs that are neither theirs nor open to everybody', async () => {
  const { ada } = await adaAndBen();
  expect(chairsToInvite(ada)).toEqual([chairAt(2)]);
  await ada.give({ kind: 'stand', chair: chairAt(0) });
  await until(() => ada.about.value?.you.kept.length === 1);
  expect(chairsToInvite(ada)).toEqual([chairAt(2)]);
});

test.each([
  [false, 1],
  [true, 0],
])(
  'a guest whom the host has removed (%s) is offered %i chairs of a listed table',
  async (isRemoved, count) => {
    const { room: say } = await speak();
    const house = new FakeHouse(3);
    Object.assign(house, { header: { ...house.header, isListed: true } });
    house.state = newTable(house.id, house.header);
    house.tamper = (message) =>
      message.kind === 'table'
        ? {
            ...message,
            chairs: message.chairs.map((one) => ({ ...one, isKept: false })),
            you: { ...message.you, isRemoved },
          }
        : message;
    render(<Room table={await come(house, 'Ben')} />);
    expect(screen.queryAllByRole('button', { name: say.sit })).toHaveLength(count);
  },
);

test('the host makes no link to a chair of a listed table that is open to everybody', async () => {
  const house = new FakeHouse(3);
  Object.assign(house, { header: { ...house.header, isListed: true } });
  house.guests[0] = 'Ada';
  house.tamper = (message) =>
    message.kind === 'table'
      ? { ...message, chairs: message.chairs.map((one, at) => ({ ...one, isKept: at === 1 })) }
      : message;
  expect(chairsToInvite(await come(house, 'Ada'))).toEqual([chairAt(1)]);
});
