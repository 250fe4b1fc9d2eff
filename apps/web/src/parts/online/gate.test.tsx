// @vitest-environment happy-dom

import { change, USUAL } from '@claim-it/client/storage';
import type { Language } from '@claim-it/text';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { online } from '../../kit/text/lazyTexts.ts';
import { Gate } from './gate.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  change(USUAL);
});

const textsIn = async (language: Language) => {
  await speaking(language);
  await online.fetch(language);
  const texts = online.texts.value;
  if (texts === null) throw new Error('no texts');
  return texts;
};

const answering = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe.each(LANGUAGES)('in %s', (language) => {
  test('without a server it shows that, and a retry works once there is one', async () => {
    const texts = await textsIn(language);
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 405 }));
    render(<Gate>{({ name }) => <p>Welcome, {name}</p>}</Gate>);
    expect((await screen.findByRole('alert')).textContent).toContain(texts.noHouse);
    vi.stubGlobal('fetch', answering(200, { guest: 'a-guest', name: 'Ada' }));
    fireEvent.click(screen.getByRole('button', { name: texts.again }));
    expect(await screen.findByText(/Welcome/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
