// @vitest-environment happy-dom

import { eventually } from '@claim-it/client/testing/eventually.ts';
import type { FakeMatch } from '@claim-it/client/testing/fakeMatch.ts';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import type { Input } from '@claim-it/rules';
import { position, start } from '@claim-it/testkit';
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTexts } from '../../kit/text/texts.ts';
import { createStage } from '../stage/stage.ts';
import { announce } from './announcer.ts';
import { LiveRegions, sayStatus } from './live.tsx';

const ROLL: Input = { kind: 'roll', seat: 0 };
const DICE: Input = { kind: 'dice', roll: [2, 3, 5] };

const linesOf = (role: 'log' | 'alert'): readonly (string | null)[] =>
  [...screen.getByRole(role).children].map((line) => line.textContent);

const listen = async (match: FakeMatch) => {
  const clock = handClock();
  const stage = createStage(match, clock);
  await act(() => {
    render(<LiveRegions match={match} stage={stage} />);
  });
  return { stage, clock };
};

beforeEach(() => loadTexts('en'));
afterEach(cleanup);

describe('the live regions', () => {
  test('say whose turn it is when the table is opened', async () => {
    await listen(fakeMatch(start('go'), 'pb'));
    expect(linesOf('log')).toEqual(['Your turn, Josie.']);
    expect(linesOf('alert')).toEqual([]);
  });

  test('announce a roll only when the dice are at rest', async () => {
    const match = fakeMatch(start('go'), 'pb');
    const { clock } = await listen(match);
    await act(() => match.cause(ROLL, DICE));
    expect(linesOf('log')).toHaveLength(1);
    await act(() => void clock.turn());
    await eventually(() =>
      expect(linesOf('log').at(-1)).toMatch(/^Josie rolled 2, 3 and 5\. 6 spaces are possible/),
    );
  });

  test('announce the roll for the first player', async () => {
    const throws = [
      { sitter: 0, roll: [4, 5, 6] },
      { sitter: 1, roll: [1, 1, 2] },
    ] as const;
    await listen(fakeMatch(start('go'), 'bp', throws));
    expect(linesOf('log')).toEqual([
      'Josie rolls 15 in all.',
      'Amos rolls 4 in all.',
      'Josie begins.',
    ]);
  });

  test('[S2] say who rolls again after a tie for the first turn', async () => {
    const throws = [
      { sitter: 0, roll: [4, 5, 6] },
      { sitter: 1, roll: [4, 5, 6] },
      { sitter: 0, roll: [3, 3, 3] },
      { sitter: 1, roll: [1, 1, 2] },
    ] as const;
    await listen(fakeMatch(start('go'), 'bp', throws));
    expect(linesOf('log')).toContain('A tie: Josie and Amos roll again.');
  });

  test('interrupt with a bust and the next turn', async () => {
    const match = fakeMatch(
      position('....../....../....../....../....../O..... go g - - std'),
      'pp',
    );
    const { clock } = await listen(match);
    await act(() => match.cause(ROLL, { kind: 'dice', roll: [1, 1, 1] }));
    await act(() => {
      while (clock.turn());
    });
    await eventually(() =>
      expect(linesOf('alert')).toEqual([
        'Busted. Nothing was lost. Amos is next.',
        'Your turn, Amos.',
      ]),
    );
  });

  test('say the same sentence again when it happens again', async () => {
    await listen(fakeMatch(start('go'), 'bb'));
    await act(() => {
      announce('Roll the dice first.');
      announce('Roll the dice first.');
    });
    expect(linesOf('log')).toEqual(['Roll the dice first.', 'Roll the dice first.']);
  });

  test('read the status of every player', async () => {
    const match = fakeMatch(
      position('....../....../....../....../....../gGg..O go o - - std'),
      'bb',
    );
    const { stage } = await listen(match);
    await act(() => sayStatus(match, stage));
    expect(linesOf('log')).toEqual([
      'Josie, Green, cactus: largest mine 3, claims 1 of 13, 3 spaces.',
      'Amos, Orange, lantern: largest mine 1, claims 1 of 13, 1 space.',
      'It is Amos’s turn.',
    ]);
  });
});
