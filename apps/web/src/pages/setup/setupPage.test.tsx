// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { change, loadMatch } from '@claim-it/client/storage';
import { LANGUAGES } from '@claim-it/text';
import { loadCatalog, loadTexts } from '@claim-it/text/page';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { page } from '../../kit/navigation/navigation.ts';
import { bots, device } from '../../kit/text/lazyTexts.ts';
import { SetupPage } from './setupPage.tsx';

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(async () => {
  localStorage.clear();
  change({ name: 'Ada' });
  await speaking('en');
  await device.fetch('en');
  await bots.fetch('en');
});
afterEach(cleanup);

const plates = (): readonly HTMLElement[] => screen.getAllByRole('button', { name: /^Chair \d/ });
const plate = (chair: number): HTMLElement => plates()[chair - 1] as HTMLElement;
const nameField = (): HTMLInputElement => screen.getByLabelText('Name');
const names = (): readonly string[] =>
  plates().map((one) => one.querySelector('b')?.textContent ?? '');
const add = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Add a chair' }));
const makeBot = (): void => void fireEvent.click(screen.getByRole('radio', { name: 'Bot' }));
const start = (): void =>
  void fireEvent.click(screen.getByRole('button', { name: /^Start the game/ }));
const variation = (): HTMLElement =>
  screen.getByRole('switch', { name: 'Variation: squatters return' });

const seatsPlayed = async (): Promise<readonly unknown[]> => {
  await waitFor(() => expect(page.value.kind).toBe('play'));
  const match = page.value.kind === 'play' ? await loadMatch(page.value.id) : null;
  if (!match?.ok) throw new Error('no match was begun');
  return match.value.setup.sitters.toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

test('chairs, kinds, strength and style become a match', async () => {
  render(<SetupPage />);
  add();
  fireEvent.input(nameField(), { target: { value: 'Zora' } });
  makeBot();
  fireEvent.click(screen.getByRole('radio', { name: /^Legend/ }));
  fireEvent.change(screen.getByLabelText('Style'), { target: { value: 'hunting' } });
  expect(screen.getByText('Breaks up the largest mine.')).toBeTruthy();
  start();
  const sitters = await seatsPlayed();
  expect(sitters).toHaveLength(3);
  expect(sitters.at(-1)).toEqual({
    kind: 'bot',
    name: 'Zora',
    color: 'orange',
    level: 'legend',
    style: 'hunting',
  });
});

test('a bot brings its name along, and a second one of its kind gets another', () => {
  render(<SetupPage />);
  makeBot();
  expect(names()[1]).toBe('Nora');
  fireEvent.click(screen.getByRole('radio', { name: /^Foreman/ }));
  expect(names()[1]).toBe('Big Elias');
  expect(screen.getByText('Builds one mine and takes fair risks.')).toBeTruthy();
  add();
  expect(names()[2]).not.toBe('Big Elias');
  fireEvent.click(screen.getByRole('radio', { name: /^Tycoon/ }));
  expect(names()).toEqual(['Ada', 'Big Elias', 'Mr. Quill']);
  fireEvent.click(screen.getByRole('radio', { name: 'Person' }));
  expect(names()).not.toContain('Mr. Quill');
});

test('a plate says who sits there, and pressing it shows the chair on the paper', () => {
  render(<SetupPage />);
  makeBot();
  expect(plate(2).getAttribute('aria-pressed')).toBe('true');
  expect(plate(2).textContent?.replace(/\s+/g, ' ')).toBe('Chair 2, Nora, Miner, bot, Blue');
  fireEvent.click(plate(1));
  expect(screen.getByRole('heading', { name: 'Chair 1' })).toBeTruthy();
  expect(nameField().value).toBe('Ada');
});

test('all seven can be seen at once, and one of them seated from there', async () => {
  render(<SetupPage />);
  makeBot();
  fireEvent.click(screen.getByRole('button', { name: 'See all' }));
  expect(screen.getAllByText('You have not met yet').length).toBeGreaterThanOrEqual(7);
  fireEvent.click(screen.getByRole('button', { name: /^Seat\b.*Sheriff/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Sheriff/ }).checked).toBe(true);
});

test('a color that is taken is swapped, and its label says with whom', () => {
  render(<SetupPage />);
  fireEvent.click(screen.getByRole('radio', { name: 'Green, cactus, swap with Ada' }));
  const second = names()[1];
  fireEvent.click(plate(1));
  expect(screen.getByRole('radio', { name: `Green, cactus, swap with ${second}` })).toBeTruthy();
});

test('two equal names are said at once, and Start goes to the second of them', async () => {
  render(<SetupPage />);
  fireEvent.input(nameField(), { target: { value: 'Ada' } });
  expect(screen.getAllByText('Two players are called Ada. Change one name.')).toHaveLength(2);
  expect(plate(2).classList.contains('is-twice')).toBe(true);
  fireEvent.click(plate(1));
  start();
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  expect(screen.getByRole('heading', { name: 'Chair 2' })).toBeTruthy();
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
});

test('the form used last is there again', async () => {
  const { unmount } = render(<SetupPage />);
  add();
  const before = names();
  fireEvent.click(variation());
  start();
  await seatsPlayed();
  unmount();
  render(<SetupPage />);
  expect(names()).toEqual(before);
  expect(variation().getAttribute('aria-checked')).toBe('true');
});

test('a fifth chair is the last, and the variation is then advised against', () => {
  render(<SetupPage />);
  for (let added = 0; added < 3; added += 1) add();
  expect(screen.queryByRole('button', { name: 'Add a chair' })).toBeNull();
  fireEvent.click(variation());
  expect(screen.getByText(/designer advises against/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(names()).toHaveLength(4);
});

test.each(LANGUAGES)(
  'the page speaks %s, and switching keeps what was filled in',
  async (language) => {
    render(<SetupPage />);
    fireEvent.input(nameField(), { target: { value: 'Marthe' } });
    await speaking(language);
    const title = (await loadCatalog(language)).pages.names.setup;
    const begin = (await loadTexts(language, 'device')).setup.start;
    await waitFor(() =>
      expect(screen.getByRole('button', { name: new RegExp(`^${begin}`) })).toBeTruthy(),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByDisplayValue('Marthe')).toBeTruthy();
  },
);
