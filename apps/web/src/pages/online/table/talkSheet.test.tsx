import type { OnlineTable } from '@claim-it/client/online';
import { FakeHouse } from '@claim-it/client/testing/fakeHouse.ts';
import { newDevice, sitDown, until } from '@claim-it/client/testing/onlineWorld.ts';
import { chairAt } from '@claim-it/fairness';
// @vitest-environment happy-dom
import type { HouseMessage } from '@claim-it/protocol';
import { online as texts } from '@claim-it/text/en/online';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { speaking } from '../../../../test/unit/texts.ts';
import { online as lazyHouse } from '../../../kit/text/lazyTexts.ts';
import { TalkSheet } from './talkSheet.tsx';

const { talk: say } = texts;
const WORDS = 'Here is gold!';

let house: FakeHouse;
let table: OnlineTable;
let closed = 0;

const field = (): HTMLInputElement => screen.getByLabelText(say.write);
const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: say.send }));
const problem = (): string | null => screen.getByRole('alert').textContent;
const talks = (): number => house.heard.filter(({ kind }) => kind === 'talk').length;
const answer = (kind: 'talked' | 'talkRefused', chair = chairAt(0)): HouseMessage => {
  const told = { chair, table: house.id, text: WORDS };
  return kind === 'talked' ? { kind, ...told, number: 1 + chair, at: 1_000 } : { kind, ...told };
};

beforeEach(async () => {
  await speaking('en');
  await lazyHouse.fetch('en');
  house = new FakeHouse();
  house.guests[0] = 'Ada';
  table = sitDown(house, newDevice('Ada'));
  closed = 0;
  await until(() => table.about.value !== null);
  const tip = await table.hand.firstTip(0);
  await table.give({ kind: 'sit', chair: chairAt(0), color: 'red', tip });
  await until(() => table.about.value?.you.chairs.length === 1);
  const onClose = (): void => {
    closed += 1;
  };
  render(<TalkSheet table={table} onClose={onClose} />);
  fireEvent.input(field(), { target: { value: WORDS } });
});

afterEach(() => {
  cleanup();
  table.stop();
  table.line.stop();
});

describe('words of one’s own', () => {
  test('are sent once, and the sheet closes when the server has forwarded them', async () => {
    send();
    send();
    expect([talks(), closed, field().value]).toEqual([1, 0, WORDS]);
    house.say(answer('talked', chairAt(1)));
    house.say(answer('talked'));
    await until(() => closed > 0);
    expect([talks(), closed]).toEqual([1, 1]);
  });

  test('that the server refuses stay, and can be sent again', async () => {
    send();
    house.say(answer('talkRefused'));
    await until(() => problem() === say.unsent.refused);
    expect([closed, field().value]).toEqual([0, WORDS]);
    send();
    expect([talks(), problem()]).toEqual([2, '']);
  });

  test('stay while the line is broken', async () => {
    house.isUp = false;
    house.cut();
    send();
    await until(() => problem() === say.unsent.cut);
    expect([talks(), closed, field().value]).toEqual([0, 0, WORDS]);
  });

  test('stay when the connection breaks before the server has responded', async () => {
    send();
    house.cut();
    await until(() => problem() === say.unsent.cut);
    expect([talks(), closed, field().value]).toEqual([1, 0, WORDS]);
  });

  test('close no other sheet once their own is gone', async () => {
    send();
    cleanup();
    const before = closed;
    house.say(answer('talked'));
    await until(() => table.remarks.value.length > 0);
    expect(closed).toBe(before);
  });
});
