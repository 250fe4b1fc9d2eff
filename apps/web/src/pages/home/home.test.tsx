// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { newMatch, quickGame } from '@claim-it/client/local';
import { tellRunning } from '@claim-it/client/running';
import { change, listMatches, loadMatch, removeMatch, settings } from '@claim-it/client/storage';
import type { TableCard } from '@claim-it/protocol';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { goTo, page } from '../../kit/navigation/navigation.ts';
import { othersAt } from '../../parts/games/summary.ts';
import { setupWish } from '../../parts/seats/wish.ts';
import { HomePage } from './homePage.tsx';

const noNotice = (): Promise<never> => Promise.reject(new Error('not fetched in this test'));

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(async () => {
  for (const { id } of await listMatches()) await removeMatch(id);
  change({ name: 'Ada' });
  await speaking('en');
  goTo({ kind: 'home' });
});
afterEach(cleanup);

const planks = async (): Promise<readonly string[]> => {
  const nav = await screen.findByRole('navigation');
  return [...nav.querySelectorAll('b')].map((title) => title.textContent ?? '');
};

test('one tap deals in: a person and two bots, and the table opens', async () => {
  render(<HomePage loadNotice={noNotice} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Play now/ }));
  await waitFor(() => expect(page.value.kind).toBe('play'));
  const match = page.value.kind === 'play' ? await loadMatch(page.value.id) : null;
  if (!match?.ok) throw new Error('no match');
  const { sitters } = match.value.setup;
  expect(sitters.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'bot', 'person']);
  expect(sitters.find(({ kind }) => kind === 'person')).toMatchObject({
    name: 'Ada',
    color: 'green',
  });
});

test('without a game there is nothing to go on with', async () => {
  render(<HomePage loadNotice={noNotice} />);
  expect(await planks()).toEqual([
    'Play now',
    'Play with friends',
    'Pass and play',
    'Learn the rules',
  ]);
  expect(await screen.findByText('No games yet. Play now begins your first one.')).toBeTruthy();
});

test('a running game comes first, and the list says whose turn it is', async () => {
  const id = await newMatch({
    sitters: [
      { kind: 'person', name: 'Ada', color: 'red' },
      { kind: 'person', name: 'Ben', color: 'blue' },
    ],
    variant: 'standard',
  });
  render(<HomePage loadNotice={noNotice} />);
  expect(await planks()).toEqual([
    'Go on',
    'Play now',
    'Play with friends',
    'Pass and play',
    'Learn the rules',
  ]);
  const link = screen.getByRole('link', { name: /^Go on/ });
  expect(link.getAttribute('href')).toBe(`/en/play/${id}`);
  expect(link.textContent).toContain('Your game with Ben');
  expect(await screen.findByText(/is on turn$/)).toBeTruthy();
});

test('online games that wait come first, before the signpost; others’ turns are among the games', async () => {
  const card = (table: string, turn: number, name: string): TableCard =>
    ({
      table,
      status: 'playing',
      turn,
      yours: [0],
      changedAt: 1,
      deadline: null,
      chairs: [
        { name: 'Ada', bot: null, isTaken: true, color: 'red' },
        { name, bot: null, isTaken: true, color: 'blue' },
      ],
    }) as unknown as TableCard;
  tellRunning([card('mine', 0, 'Ben'), card('theirs', 1, 'Cora')]);
  render(<HomePage loadNotice={noNotice} />);
  expect(await screen.findByRole('heading', { name: 'Your turn in 1 game' })).toBeTruthy();
  const roll = screen.getByRole('link', { name: /^Roll.*Ben$/ });
  expect(roll.getAttribute('href')).toBe('/en/table/mine');
  expect(screen.getByText('Ben waits for you')).toBeTruthy();
  expect(document.querySelector('main :is(a, button)')).toBe(roll);
  expect(await screen.findByText('Waiting for Cora')).toBeTruthy();
  expect(screen.queryByText('How it goes')).toBeNull();
  tellRunning([]);
});

test('passing and playing asks for people', async () => {
  render(<HomePage loadNotice={noNotice} />);
  fireEvent.click(await screen.findByRole('link', { name: /^Pass and play/ }));
  expect(page.value).toEqual({ kind: 'setup' });
  expect(setupWish.value).toBe('people');
});

test('a player without a name is given one, and can write over it', async () => {
  change({ name: '' });
  render(<HomePage loadNotice={noNotice} />);
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  await waitFor(() => expect(field.value).not.toBe(''));
  fireEvent.input(field, { target: { value: 'Grace' } });
  expect(settings.value.name).toBe('Grace');
});

test('nobody at the quick table has the player’s name', () => {
  for (const name of ['Josie', 'Amos', 'Lottie']) {
    const names = quickGame(name, () => 0).sitters.map((sitter) => sitter.name);
    expect(new Set(names).size).toBe(3);
  }
});

test('the others at a table are all but the player, or but the first person', () => {
  const { sitters, variant } = quickGame('Ada', () => 0);
  expect(othersAt({ sitters, variant }, 'Ada')).toEqual(['Josie', 'Amos']);
  expect(othersAt({ sitters, variant }, 'Grace')).toEqual(['Josie', 'Amos']);
});
