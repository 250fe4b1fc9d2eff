// @vitest-environment happy-dom
import type { SignedInDevice } from '@claim-it/protocol';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buttonNamed } from '../../../../test/unit/buttons.ts';
import { speaking } from '../../../../test/unit/texts.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { DevicesPart } from './devices.tsx';

const TIME = Date.UTC(2026, 5, 1, 12);
const HERE: SignedInDevice = {
  id: 'here-1',
  label: { browser: 'firefox', system: 'linux' },
  openedAt: TIME,
  seenAt: TIME,
  isThis: true,
};
const THERE: SignedInDevice = {
  ...HERE,
  id: 'there-2',
  label: { browser: 'chrome', system: 'android' },
  isThis: false,
};
const UNKNOWN: SignedInDevice = { ...HERE, id: 'there-3', label: null, isThis: false };

let devices: readonly SignedInDevice[] = [];
let asked: string[] = [];

/** A server with these devices; requests are recorded and executed. */
const house = async (path: string, request?: RequestInit): Promise<Response> => {
  if (request?.method === 'POST') asked.push(path);
  if (path.endsWith('/there-2/signout')) devices = devices.filter(({ id }) => id !== 'there-2');
  if (path === '/api/me/devices/signout') devices = devices.filter(({ isThis }) => isThis);
  return new Response(JSON.stringify({ devices }), {
    headers: { 'content-type': 'application/json' },
  });
};

beforeEach(() => {
  asked = [];
  devices = [HERE, THERE, UNKNOWN];
  vi.stubGlobal('fetch', house);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(LANGUAGES)('the devices of a guest, in %s', (language) => {
  const open = async () => {
    await speaking(language);
    await online.fetch(language);
    const { me: say } = online.text();
    render(<DevicesPart />);
    await screen.findByText(say.thisDevice);
    return say;
  };

  test('are named, and one of them is this one', async () => {
    const say = await open();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain(say.thisDevice);
    expect(rows[1]).toContain(say.deviceOf('Chrome', 'Android'));
    expect(rows[2]).toContain(say.someDevice);
  });

  test('are signed out there, one or all, and it is said', async () => {
    const say = await open();
    fireEvent.click(buttonNamed(`${say.signOutThere}: ${say.deviceOf('Chrome', 'Android')}`));
    await screen.findByText(say.outThere);
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    fireEvent.click(buttonNamed(say.signOutOthers));
    await screen.findByText(say.outOthers);
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(asked).toEqual(['/api/me/devices/there-2/signout', '/api/me/devices/signout']);
  });

  test('here are signed out after a question; the only one with a warning', async () => {
    devices = [HERE];
    const say = await open();
    fireEvent.click(buttonNamed(say.signOutHere));
    expect(screen.getByText(say.onlyDevice)).toBeTruthy();
    expect(document.activeElement).toBe(buttonNamed(say.signOutNo));
    fireEvent.click(buttonNamed(say.signOutNo));
    expect(asked).toEqual([]);
    fireEvent.click(buttonNamed(say.signOutHere));
    fireEvent.click(buttonNamed(say.signOutYes));
    await screen.findByText(say.outHere);
    expect(asked).toEqual(['/api/me/signout']);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  test('that are more than one need no warning', async () => {
    const say = await open();
    fireEvent.click(buttonNamed(say.signOutHere));
    expect(screen.queryByText(say.onlyDevice)).toBeNull();
  });
});
