// @vitest-environment happy-dom

import { settings, USUAL } from '@claim-it/client/storage';
import type { Game } from '@claim-it/rules';
import { position, start } from '@claim-it/testkit';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHOSEN, DESIGN, tableOf } from '../../../test/unit/tables.ts';
import { loadTexts } from '../../kit/text/texts.ts';
import { Toast } from '../bars/strips.tsx';
import { createActions } from '../state/actions.ts';
import { RollPlate, TakePlate } from './plates.tsx';

beforeEach(async () => {
  settings.value = { ...USUAL, speed: 0 };
  await loadTexts('en');
});
afterEach(() => {
  cleanup();
  settings.value = USUAL;
});

const platesOf = (game: Game, pattern = 'pbb') => {
  const made = tableOf(game, pattern);
  const actions = createActions(made.table);
  render(
    <>
      <RollPlate table={made.table} actions={actions} />
      <TakePlate table={made.table} actions={actions} />
      <Toast table={made.table} />
    </>,
  );
  const [roll, take] = screen.getAllByRole('button');
  if (roll === undefined || take === undefined) throw new Error('two plates are laid');
  return { ...made, actions, roll, take };
};

const isDull = (plate: HTMLElement): boolean => plate.getAttribute('aria-disabled') === 'true';

describe('plates', () => {
  test.each([
    ['en', 'Roll again27% bust risk: 59 of 216 rolls', 'Take 4 spacesMine grows 4 → 8'],
    ['de', 'Noch einmal würfeln27 % Risiko: 59 von 216', '4 Felder besetzenGoldmine wächst 4 → 8'],
    ['nl', 'Nog eens dobbelen27% risico: 59 van 216', 'Stop en neem 4 veldenGroep groeit 4 → 8'],
  ] as const)('%s: roll again and take say what they do', async (language, rollText, takeText) => {
    await loadTexts(language);
    const { roll, take } = platesOf(CHOSEN);
    const plain = ({ textContent }: HTMLElement): string => textContent.replace(/\s/g, ' ');
    expect(plain(roll)).toContain(rollText);
    expect(plain(take)).toContain(takeText);
    expect([isDull(roll), isDull(take)]).toEqual([false, false]);
  });

  test('before a space is chosen both are dull and say what is missing', () => {
    const { roll, take, sent } = platesOf(DESIGN);
    expect([isDull(roll), isDull(take)]).toEqual([true, true]);
    fireEvent.click(roll);
    fireEvent.click(take);
    expect(sent).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Place a marker for 2, 3 and 5 first.');
  });

  test('the first roll is offered without a gauge, and nothing can be taken', () => {
    const { roll, take, sent } = platesOf(start('gob'));
    expect(roll.querySelector('.gauge')).toBeNull();
    expect([isDull(roll), isDull(take)]).toEqual([false, true]);
    fireEvent.click(roll);
    expect(sent).toEqual([{ kind: 'roll', seat: 0 }]);
  });

  test('while the dice are on their way both are dull, and a press sends nothing', () => {
    const rolling: Game = { ...CHOSEN, turn: { ...CHOSEN.turn, phase: { kind: 'rolling' } } };
    const { roll, take, sent } = platesOf(rolling);
    expect([isDull(roll), isDull(take)]).toEqual([true, true]);
    fireEvent.click(roll);
    expect(sent).toEqual([]);
  });

  test('on a bot’s turn nothing can be pressed, and a press says whose turn it is', () => {
    const { roll, take, sent } = platesOf(CHOSEN, 'bbb');
    expect([isDull(roll), isDull(take)]).toEqual([true, true]);
    expect(roll.textContent).not.toContain('59');
    fireEvent.click(roll);
    expect(sent).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Wait a moment: it is Josie’s turn.');
  });

  test.each([
    ['off', null],
    ['band', 'Medium bust risk'],
    ['exact', '27% bust risk: 59 of 216 rolls'],
  ] as const)('risk display %s', (risk, told) => {
    settings.value = { ...settings.value, risk };
    const { roll } = platesOf(CHOSEN);
    if (told === null) expect(roll.textContent).not.toMatch(/risk|%/);
    else expect(roll.textContent).toContain(told);
    if (risk !== 'exact') expect(roll.textContent).not.toMatch(/27|59/);
  });

  test('take asks again only where the player wants it so', () => {
    settings.value = { ...settings.value, confirmTake: true };
    const { take, sent } = platesOf(CHOSEN);
    fireEvent.click(take);
    expect(sent).toEqual([]);
    expect(take.textContent).toContain('Press again to take');
    fireEvent.click(take);
    expect(sent).toEqual([{ kind: 'take', seat: 0 }]);
  });

  test('take takes at once as usual', () => {
    const { take, sent } = platesOf(CHOSEN);
    fireEvent.click(take);
    expect(sent).toEqual([{ kind: 'take', seat: 0 }]);
  });

  test('taking the last turn warns who wins', () => {
    const lost = position('G...../....../....../....../OOOO../.1..... go g - 1 std');
    const { take } = platesOf(lost, 'pb');
    expect(take.textContent).toContain('The game ends: Amos wins');
    expect(take.classList.contains('is-loss')).toBe(true);
  });

  test('a take that stays says so', () => {
    const stays = position('GG..../....../....../....../....../.1..... go g - - std');
    expect(platesOf(stays, 'pb').take.textContent).toContain('Mine stays 2');
  });
});
