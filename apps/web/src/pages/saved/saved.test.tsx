// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { shareHash } from '@claim-it/client/model';
import { forgetGuest, noteGuest } from '@claim-it/client/running';
import {
  exportRecord,
  importRecord,
  listMatches,
  removeMatch,
  transact,
} from '@claim-it/client/storage';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { goTo, page } from '../../kit/navigation/navigation.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { SavedPage } from './savedPage.tsx';
import { SharedPage } from './sharedPage.tsx';

configure({ asyncUtilTimeout: 10_000 });

const RECORD = `[Game "Claim It!"]
[Date "2026-01-01"]
[Seats "gb"]
[Rules "std"]
[Result "*"]
[Names "Ada | Ben"]
1. g 145 s4@15 take
2. b 111 s1@11 take
`;

beforeEach(async () => {
  for (const { id } of await listMatches()) await removeMatch(id);
  await speaking('en');
  await device.fetch('en');
  goTo({ kind: 'saved' });
});
afterEach(cleanup);

const bring = async (record: string): Promise<string> => {
  const imported = await importRecord(record);
  if (!imported.ok) throw new Error('not imported');
  return imported.value;
};

const paste = async (record: string): Promise<void> => {
  fireEvent.input(await screen.findByLabelText('Record as text'), { target: { value: record } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
};

test('games with others are listed, running and finished, once a server knows this device', async () => {
  const asked: string[] = [];
  const finished = {
    table: 'finished-table',
    seats: [0],
    playedAt: 1,
    record: RECORD.replace('"*"', '"g"'),
    players: [
      { name: 'Ada', isBot: false },
      { name: 'Cora', isBot: false },
    ],
  };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ games: [finished], next: null });
  });
  const { unmount } = render(<SavedPage />);
  await screen.findByText('There are no games on this device yet.');
  expect(asked).toEqual([]);
  unmount();
  noteGuest();
  render(<SavedPage />);
  expect(await screen.findByText('Ada and Cora')).toBeTruthy();
  expect(asked).toEqual(['/api/me/games']);
  forgetGuest();
  vi.unstubAllGlobals();
});

test('a game is listed with its players, its state and whose turn it is', async () => {
  const id = await bring(RECORD);
  render(<SavedPage />);
  expect(await screen.findByRole('heading', { name: 'Ada and Ben' })).toBeTruthy();
  expect(screen.getByText('Running')).toBeTruthy();
  expect(screen.getByText(/Ada’s turn/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Go on/ }).getAttribute('href')).toBe(`/en/play/${id}`);
});

test('deleting asks first, keeps on no, and deletes on yes', async () => {
  await bring(RECORD);
  render(<SavedPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('group', { name: /^Delete the game of Ada and Ben/ })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No, keep it'));
  fireEvent.click(screen.getByRole('button', { name: 'No, keep it' }));
  expect(await listMatches()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ada and Ben' })).toBeNull());
  expect(await listMatches()).toHaveLength(0);
  expect(screen.getByText('The game has been deleted.')).toBeTruthy();
});

test('a game is saved as a file that can be read again', async () => {
  const id = await bring(RECORD);
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:here';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  render(<SavedPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
  await waitFor(() => expect(names).toHaveLength(1));
  expect(names[0]).toMatch(/^claim-it-\d{4}-\d{2}-\d{2}\.claim$/);
  expect(await made[0]?.text()).toBe(await exportRecord(id));
  vi.restoreAllMocks();
});

test('a pasted record becomes a game and opens', async () => {
  render(<SavedPage />);
  await paste(RECORD);
  await waitFor(() => expect(page.value.kind).toBe('play'));
  expect(await listMatches()).toHaveLength(1);
});

test.each([
  ['nothing', '  ', 'There is nothing to open yet.'],
  ['a text that is no record', 'hello', 'This record cannot be opened. Line 1, column 1'],
  ['a move against the rules', RECORD.replace('s4@15', 's4@16'), 'Line 7, column 10'],
  ['markup', '<img src=x onerror=alert(1)>', 'This record cannot be opened.'],
  ['a very long text', 'x'.repeat(300_000), 'too long to be the record of a game'],
])('%s is refused with a sentence', async (_, record, sentence) => {
  render(<SavedPage />);
  await paste(record);
  await waitFor(() =>
    expect(screen.getByText(new RegExp(sentence.replace('.', '\\.')))).toBeTruthy(),
  );
  expect(document.querySelector('img')).toBeNull();
  expect(page.value.kind).toBe('saved');
});

test('a damaged game says so, and can be saved or deleted but not opened', async () => {
  const id = await bring(RECORD);
  await transact('readwrite', async ({ matches }) => {
    matches.put({ id, version: 1 });
  });
  render(<SavedPage />);
  expect(await screen.findByText(text().notices.unreadable)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeTruthy();
});

const openShared = async (hash: string): Promise<void> => {
  goTo({ kind: 'shared' });
  history.replaceState(null, '', `/en/shared${hash}`);
  render(<SharedPage />);
};

test('a shared game shows its end, and every turn on the way', async () => {
  await openShared(await shareHash(RECORD));
  expect(await screen.findByRole('heading', { name: 'Turn 2 of 2' })).toBeTruthy();
  expect(screen.getByText('This game is not finished.')).toBeTruthy();
  expect(screen.getByText('Ben takes 1 space.')).toBeTruthy();
  const label = (): string | null =>
    document.querySelector('[data-space="1,1"]')?.getAttribute('aria-label') ?? null;
  expect(label()).toContain('settled by Blue, Ben');
  fireEvent.click(screen.getByRole('button', { name: 'Previous turn' }));
  expect(screen.getByRole('heading', { name: 'Turn 1 of 2' })).toBeTruthy();
  expect(label()).toContain('empty');
  fireEvent.click(screen.getByRole('button', { name: 'To the start' }));
  expect(screen.getByRole('heading', { name: 'The game begins.' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
  expect(screen.getByRole('heading', { name: 'Turn 2 of 2' })).toBeTruthy();
});

test('a shared game can be kept', async () => {
  await openShared(await shareHash(RECORD));
  fireEvent.click(await screen.findByRole('button', { name: 'Save this game' }));
  await waitFor(() => expect(page.value.kind).toBe('play'));
  expect(await listMatches()).toHaveLength(1);
});

test.each(LANGUAGES)('a broken link says so in %s', async (language) => {
  await speaking(language);
  await device.fetch(language);
  await openShared('#dnonsense');
  expect((await screen.findByRole('alert')).textContent).toBe(text().notices.linkBroken);
});

test('the place to paste comes only when nothing above it will still move it', async () => {
  render(<SavedPage />);
  expect(screen.queryByLabelText('Record as text')).toBeNull();
  await screen.findByLabelText('Record as text');
  expect(screen.getByText(/There are no games/)).toBeTruthy();
});
