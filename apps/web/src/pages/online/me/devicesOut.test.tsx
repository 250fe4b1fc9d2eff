// @vitest-environment happy-dom
import { hangUp, houseLine } from '@claim-it/client/online';
import { changeInvitation, forgetSecrets, invitationsOf } from '@claim-it/client/storage';
import { chairAt } from '@claim-it/fairness';
import type { SignedInDevice, TableId, Token } from '@claim-it/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buttonNamed } from '../../../../test/unit/buttons.ts';
import { speaking } from '../../../../test/unit/texts.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { DevicesPart } from './devices.tsx';

const TABLE = 'table-1' as TableId;
const HERE: SignedInDevice = {
  id: 'here-1',
  label: { browser: 'firefox', system: 'linux' },
  openedAt: 1,
  seenAt: 1,
  isThis: true,
};
const THERE: SignedInDevice = { ...HERE, id: 'there-2', label: null, isThis: false };

/** A server that answers a change with this status. */
const answering =
  (status: number) =>
  async (_: string, request?: RequestInit): Promise<Response> =>
    new Response(JSON.stringify({ devices: [HERE, THERE] }), {
      status: request?.method === 'POST' ? status : 200,
      headers: { 'content-type': 'application/json' },
    });

const open = async (fetch: typeof globalThis.fetch | ReturnType<typeof answering>) => {
  vi.stubGlobal('fetch', fetch);
  await speaking('en');
  await online.fetch('en');
  render(<DevicesPart />);
  return online.text();
};

const rows = (): number => screen.queryAllByRole('listitem').length;

beforeEach(() => changeInvitation(TABLE, chairAt(1), 'a token' as Token));
afterEach(async () => {
  cleanup();
  hangUp();
  await forgetSecrets();
  vi.unstubAllGlobals();
});

const signOutHere = async (say: Awaited<ReturnType<typeof open>>['me']): Promise<void> => {
  await screen.findByText(say.thisDevice);
  fireEvent.click(buttonNamed(say.signOutHere));
  fireEvent.click(buttonNamed(say.signOutYes));
};

describe('a device that is signed out here', () => {
  test('forgets its secrets and ends its line', async () => {
    const { me: say } = await open(answering(200));
    const line = houseLine();
    await signOutHere(say);
    await screen.findByText(say.outHere);
    await vi.waitFor(async () => expect((await invitationsOf(TABLE)).invitations).toEqual([]));
    expect(rows()).toBe(0);
    expect(houseLine()).not.toBe(line);
  });

  test('stays as it is where the server does not do it, and says so', async () => {
    const { me: say, tooMuch } = await open(answering(503));
    const line = houseLine();
    await signOutHere(say);
    await screen.findByText(tooMuch);
    expect(screen.queryByText(say.outHere)).toBeNull();
    expect([rows(), (await invitationsOf(TABLE)).invitations.length]).toEqual([2, 1]);
    expect(houseLine()).toBe(line);
  });
});

test('a device that could not be signed out there is still listed, and that is said', async () => {
  const { me: say, failed } = await open(answering(404));
  await screen.findByText(say.thisDevice);
  fireEvent.click(buttonNamed(`${say.signOutThere}: ${say.someDevice}`));
  await screen.findByText(failed);
  expect(screen.queryByText(say.outThere)).toBeNull();
  expect(rows()).toBe(2);
});

test('devices that cannot be read are said to be so', async () => {
  const { noHouse } = await open(async () => new Response('', { status: 500 }));
  await screen.findByText(noHouse);
  expect(rows()).toBe(0);
});

test('after a device is signed out, what was said has the focus: its button is gone', async () => {
  const { me: say } = await open(answering(200));
  await screen.findByText(say.thisDevice);
  fireEvent.click(buttonNamed(`${say.signOutThere}: ${say.someDevice}`));
  const said = await screen.findByText(say.outThere);
  await vi.waitFor(() => expect(document.activeElement).toBe(said));
});

test('a device that is the only one has no others to sign out', async () => {
  const one = new Response(JSON.stringify({ devices: [HERE] }), {
    headers: { 'content-type': 'application/json' },
  });
  const { me: say } = await open(async () => one.clone());
  await screen.findByText(say.thisDevice);
  expect(screen.queryByText(say.signOutOthers)).toBeNull();
});
