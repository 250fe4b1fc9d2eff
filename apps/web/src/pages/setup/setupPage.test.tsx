// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { change, loadMatch } from '@claim-it/client/storage';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { page } from '../../kit/navigation/navigation.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { SetupPage } from './setupPage.tsx';

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(async () => {
  localStorage.clear();
  change({ name: 'Ada' });
  await speaking('en');
  await device.fetch('en');
});
afterEach(cleanup);

const names = (): readonly string[] =>
  screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);

const seatsPlayed = async (): Promise<readonly unknown[]> => {
  await waitFor(() => expect(page.value.kind).toBe('play'));
  const match = page.value.kind === 'play' ? await loadMatch(page.value.id) : null;
  if (!match?.ok) throw new Error('no match was begun');
  return match.value.setup.sitters.toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

test('seats, kinds, strength and rules become a match', async () => {
  render(<SetupPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  const [, , third] = screen.getAllByLabelText('Name');
  fireEvent.input(third as HTMLElement, { target: { value: 'Zora' } });
  fireEvent.click(screen.getAllByRole('radio', { name: 'Bot' })[2] as HTMLElement);
  fireEvent.change(screen.getByLabelText('Strength'), { target: { value: 'legend' } });
  fireEvent.change(screen.getByLabelText('Style'), { target: { value: 'hunting' } });
  expect(screen.getByText('Breaks up the mine of the leader.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
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

test('a color that is taken is swapped, and its label says with whom', async () => {
  render(<SetupPage />);
  const second = names()[1];
  fireEvent.click(screen.getByRole('radio', { name: `Blue, horseshoe, swap with ${second}` }));
  expect(screen.getByRole('radio', { name: 'Blue, horseshoe, swap with Ada' })).toBeTruthy();
});

test('two equal names are refused, and the second field says so', async () => {
  render(<SetupPage />);
  const [, second] = screen.getAllByLabelText('Name');
  fireEvent.input(second as HTMLElement, { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  expect(second?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(second);
  expect(screen.getAllByText('Two players are called Ada. Change one name.')).toHaveLength(2);
});

test('the form used last is there again', async () => {
  const { unmount } = render(<SetupPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  const before = names();
  fireEvent.click(screen.getByRole('radio', { name: /^Variation/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await seatsPlayed();
  unmount();
  render(<SetupPage />);
  expect(names()).toEqual(before);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Variation/ }).checked).toBe(true);
});

test('a fifth player is the last, and the variation is then advised against', () => {
  render(<SetupPage />);
  for (let added = 0; added < 3; added += 1)
    fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Variation/ }));
  expect(screen.getByText(/designer advises against/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  expect(names()).toHaveLength(4);
});

test.each(LANGUAGES)(
  'the page speaks %s, and switching keeps what was filled in',
  async (language) => {
    render(<SetupPage />);
    const [first] = screen.getAllByLabelText('Name');
    fireEvent.input(first as HTMLElement, { target: { value: 'Marthe' } });
    await speaking(language);
    const title = { en: 'New game', de: 'Neues Spiel', nl: 'Nieuw spel' }[language];
    const start = { en: 'Start the game', de: 'Spiel beginnen', nl: 'Begin het spel' }[language];
    await waitFor(() => expect(screen.getByRole('button', { name: start })).toBeTruthy());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByDisplayValue('Marthe')).toBeTruthy();
  },
);
