// @vitest-environment happy-dom
import { LANGUAGES } from '@claim-it/text';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { privacy } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { PrivacyPage } from './privacyPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (language: (typeof LANGUAGES)[number], answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer());
  await speaking(language);
  await privacy.fetch(language);
  render(<PrivacyPage />);
  return privacy.text();
};

const json = (body: object) => (): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

describe.each(LANGUAGES)('the page about privacy in %s', (language) => {
  test('lists the data that a server stores, and its operator', async () => {
    const say = await show(language, json({ name: 'Ada', contact: 'ada at home' }));
    await screen.findByText(say.operator.is('Ada'), { collapseWhitespace: false });
    screen.getByText(say.operator.contact('ada at home'), { collapseWhitespace: false });
    for (const part of [say.device, say.server, say.time, say.others, say.children])
      for (const line of Object.values(part.lines))
        screen.getByText(line, { collapseWhitespace: false });
  });

  test('says what the operator left out', async () => {
    const say = await show(language, json({ name: 'Ada', contact: null }));
    await screen.findByText(say.operator.is('Ada'), { collapseWhitespace: false });
    screen.getByText(say.operator.noContact);
    cleanup();
    await show(language, json({ name: null, contact: 'ada at home' }));
    await screen.findByText(say.operator.contact('ada at home'), { collapseWhitespace: false });
    expect(screen.queryByText(say.operator.none)).toBeNull();
  });

  test('leads to what one can see and delete, where a server answers', async () => {
    const say = await show(language, json({ name: null, contact: null }));
    await screen.findByText(say.operator.none);
    expect(screen.getByRole('link', { name: text().pages.names.me })).toBeTruthy();
    cleanup();
    await show(language, () => new Response('<!doctype html>'));
    await screen.findByText(say.operator.noServer);
    expect(screen.queryByRole('link', { name: text().pages.names.me })).toBeNull();
  });

  test('says that the operator gave nothing', async () => {
    const say = await show(language, json({ name: null, contact: null }));
    await screen.findByText(say.operator.none);
  });

  test('speaks of the device alone where no server answers', async () => {
    const say = await show(language, () => new Response('<!doctype html>'));
    await screen.findByText(say.operator.noServer);
    screen.getByText(say.device.lines.what);
    expect(screen.queryByText(say.server.title)).toBeNull();
  });
});
