// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { chooseOpponents, newMatch, quickGame } from '@claim-it/client/local';
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
  const nav = await screen.findByRole('navigation', { name: 'Pages' });
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

test('the plank says against whom, and other bots are chosen, remembered and dealt in', async () => {
  chooseOpponents(['miner', 'foreman']);
  const { unmount } = render(<HomePage loadNotice={noNotice} />);
  expect(await screen.findByText('Against Miner and Foreman')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'change' }));
  fireEvent.click(await screen.findByRole('radio', { name: '1' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Legend/ }));
  expect(await screen.findByText('Against Legend')).toBeTruthy();
  unmount();
  render(<HomePage loadNotice={noNotice} />);
  expect(await screen.findByText('Against Legend')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Play now/ }));
  await waitFor(() => expect(page.value.kind).toBe('play'));
  const match = page.value.kind === 'play' ? await loadMatch(page.value.id) : null;
  const sitters = match?.ok ? match.value.setup.sitters : [];
  expect(sitters.map((one) => (one.kind === 'bot' ? one.level : 'person')).toSorted()).toEqual([
    'legend',
    'person',
  ]);
  chooseOpponents(['miner', 'foreman']);
});

test('friends by link and all tables are one press away', async () => {
  render(<HomePage loadNotice={noNotice} />);
  const friends = await screen.findByRole('link', { name: 'Friends by link' });
  expect(friends.getAttribute('href')).toBe('/en/open');
  const online = screen.getByRole('link', { name: 'Play online' });
  expect(online.getAttribute('href')).toBe('/en/lobby');
  expect(await screen.findByRole('button', { name: 'Play with somebody now' })).toBeTruthy();
});

test('without a game there is nothing to resume', async () => {
  render(<HomePage loadNotice={noNotice} />);
  expect(await planks()).toEqual(['Play now', 'Play online', 'Pass and play', 'Learn the rules']);
  expect(await screen.findByText('How to play')).toBeTruthy();
  expect(screen.queryByText('Your games')).toBeNull();
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
    'Play online',
    'Pass and play',
    'Learn the rules',
  ]);
  const link = screen.getByRole('link', { name: /^Go on/ });
  expect(link.getAttribute('href')).toBe(`/en/play/${id}`);
  expect(link.textContent).toContain('Your game with Ben');
  expect(await screen.findByText(/’s turn$/)).toBeTruthy();
});

test('online games that wait come first, before the signpost; others’ turns are among the games when none waits', async () => {
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
  expect(screen.getByText('Ben is waiting for you')).toBeTruthy();
  expect(document.querySelector('main :is(a, button)')).toBe(roll);
  expect(screen.getByText('Waiting for others: 1 game')).toBeTruthy();
  expect(screen.queryByText('How to play')).toBeNull();
  tellRunning([card('theirs', 1, 'Cora')]);
  expect(await screen.findByText('Waiting for Cora')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Your games' })).toBeTruthy();
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

test('no bot at the quick table has the player’s name', () => {
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
