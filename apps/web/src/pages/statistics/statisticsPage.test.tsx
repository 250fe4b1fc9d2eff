// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { readOwnGames } from '@claim-it/client/online';
import { change, importRecord, listMatches, removeMatch } from '@claim-it/client/storage';
import { invariant } from '@claim-it/rules';
import { statistics as en } from '@claim-it/text/en/statistics';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KNOWN, SHORT } from '../../../test/unit/knownGame.ts';
import { speaking } from '../../../test/unit/texts.ts';
import { statistics } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { StatisticsPage } from './statisticsPage.tsx';

vi.mock('@claim-it/client/analysis', () => ({ startReview: () => ({ cancel: () => undefined }) }));
vi.mock('@claim-it/client/online', () => ({ readOwnGames: vi.fn() }));

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

/** Josie plays both games, Lottie only one. */
const GAMES = [KNOWN, SHORT.replace('Lottie', 'Silas')];

beforeEach(async () => {
  vi.mocked(readOwnGames).mockResolvedValue({ ok: true, value: { games: [], next: null } });
  change({ name: 'Josie' });
  await speaking('en');
  await statistics.fetch('en');
  for (const { id } of await listMatches()) await removeMatch(id);
  for (const record of GAMES) invariant((await importRecord(record)).ok, 'a game of this device');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('whose games count can be chosen', async () => {
  render(<StatisticsPage />);
  await screen.findByText(en.counted(2));
  const whose = screen.getByLabelText<HTMLSelectElement>(en.whose.name);
  const labels = [...whose.options].map(({ textContent }) => textContent);
  expect(labels[0]).toBe(en.whose.own('Josie'));
  expect(labels).toContain(en.whose.named('Lottie'));
  fireEvent.change(whose, { target: { value: 'Lottie' } });
  await screen.findByText(en.counted(1));
});

test('an unreachable server is reported, and the games of the device count', async () => {
  vi.mocked(readOwnGames).mockResolvedValue({ ok: false, reason: { kind: 'noHouse' } });
  render(<StatisticsPage />);
  await screen.findByText(en.houseAway);
  await screen.findByText(en.counted(2));
});

test('a full device is reported, and the numbers are shown anyway', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<StatisticsPage />);
  await waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      `${text().notices.storageFull} ${en.unkept}`,
    ),
  );
  await screen.findByText(en.counted(2));
});
