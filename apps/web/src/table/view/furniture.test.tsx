// @vitest-environment happy-dom

import { settings, USUAL } from '@claim-it/client/storage';
import type { Input } from '@claim-it/rules';
import { cause, position, start } from '@claim-it/testkit';
import { LANGUAGES } from '@claim-it/text/language';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHOSEN, DESIGN, houseControls, tableOf } from '../../../test/unit/tables.ts';
import { loadTexts, text } from '../../kit/text/texts.ts';
import { TurnBanner } from '../bars/banner.tsx';
import { HaltStrip } from '../bars/strips.tsx';
import { DiceTray } from '../dice/diceTray.tsx';
import { NotesPanel, Ticker } from '../notes/notes.tsx';
import { NotesSheet } from '../notes/notesSheet.tsx';
import { PlayerCards } from '../players/cards.tsx';
import { Rack, Supply } from '../players/rack.tsx';
import { EndSheet } from '../sheets/endSheet.tsx';
import { LeaveSheet } from '../sheets/leaveSheet.tsx';
import { MenuSheet } from '../sheets/menuSheet.tsx';
import { createActions } from '../state/actions.ts';

beforeEach(async () => {
  settings.value = { ...USUAL, speed: 0 };
  await loadTexts('en');
});
afterEach(() => {
  cleanup();
  settings.value = USUAL;
});

describe('tray', () => {
  test('dice name their parts, and the rack says where a squatter lies', () => {
    const { table } = tableOf(CHOSEN, 'pbb');
    render(
      <>
        <DiceTray table={table} />
        <Rack table={table} />
        <Supply table={table} />
      </>,
    );
    const tags = [...document.querySelectorAll('.die-tag')].map((tag) => tag.textContent);
    expect(tags).toEqual(['Squatter 2', 'Column 3', 'Row 5']);
    expect(screen.getByText('The dice show 2, 3 and 5')).toBeTruthy();
    expect(screen.getByText('Squatter 6 is on 6,4')).toBeTruthy();
    expect(screen.getByText('Squatter 4 is free')).toBeTruthy();
    expect(screen.getByText('3 left')).toBeTruthy();
    expect(screen.getByText('10 claims left')).toBeTruthy();
    expect(document.querySelector('.supply')?.classList.contains('is-low')).toBe(false);
  });

  test('few claims turn red', () => {
    const few = position('GGGGGG/GGGGGG/BBBBBB/BBBBBB/GGGG../...... gb g - - std');
    render(<Supply table={tableOf(few, 'pb').table} />);
    expect(document.querySelector('.supply')?.classList.contains('is-low')).toBe(true);
  });
});

describe('cards and banner', () => {
  test.each([
    ['en', 'Josie, Green, cactus: largest mine 4, claims 4 of 9, 9 spaces.', 'Your turn, Josie'],
    [
      'de',
      'Josie, Grün, Kaktus: größte Goldmine 4, Goldclaims 4 von 9, 9 Felder.',
      'Du bist am Zug, Josie',
    ],
    [
      'nl',
      'Josie, Groen, cactus: grootste groep 4, geclaimd 4 van 9, 9 velden.',
      'Jouw beurt, Josie',
    ],
  ] as const)(
    '%s: a card is heard whole, and the banner says whose turn it is',
    async (language, card, head) => {
      await loadTexts(language);
      const { table } = tableOf(CHOSEN, 'pbb');
      render(
        <>
          <TurnBanner table={table} />
          <PlayerCards table={table} />
        </>,
      );
      expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(card);
      expect(screen.getByText(head)).toBeTruthy();
    },
  );

  test('among several people the banner says whom to pass the device to', () => {
    render(<TurnBanner table={tableOf(start('go'), 'pp').table} />);
    expect(screen.getByText('Pass the device to Josie')).toBeTruthy();
  });

  test('a bot’s turn is dark and shows its roll', () => {
    const { table, match } = tableOf(start('go'), 'bp');
    match.cause({ kind: 'roll', seat: 0 }, { kind: 'dice', roll: [1, 2, 3] });
    render(<TurnBanner table={table} />);
    expect(screen.getByText('Josie is rolling')).toBeTruthy();
    expect(screen.getByText('roll 1')).toBeTruthy();
    expect(document.querySelector('.banner')?.classList.contains('dark')).toBe(true);
  });
});

describe('notes', () => {
  const turn: readonly Input[] = [
    { kind: 'roll', seat: 0 },
    { kind: 'dice', roll: [2, 3, 5] },
    { kind: 'place', seat: 0, space: '3,5' },
    { kind: 'take', seat: 0 },
  ];
  const bust: readonly Input[] = [
    { kind: 'roll', seat: 1 },
    { kind: 'dice', roll: [1, 1, 1] },
    { kind: 'place', seat: 1, space: '1,1' },
    { kind: 'roll', seat: 1 },
    { kind: 'dice', roll: [1, 1, 1] },
    { kind: 'place', seat: 1, space: '1,1' },
    { kind: 'roll', seat: 1 },
    { kind: 'dice', roll: [1, 1, 1] },
  ];

  test.each([
    ['en', 'Josie took 1 space', 'Josie: 2-3-5 → squatter 2 on 3,5'],
    ['de', 'Josie besetzt 1 Feld', 'Josie: 2-3-5 → Anspruchstein 2 auf 3/5'],
    ['nl', 'Josie neemt 1 veld', 'Josie: 2-3-5 → kraaksteen 2 op 3/5'],
  ] as const)('%s: newest first', async (language, newest, first) => {
    await loadTexts(language);
    const { table, match } = tableOf(start('go'), 'pb');
    match.cause(...turn);
    render(<NotesPanel table={table} />);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent?.trim())).toEqual([
      newest,
      first,
    ]);
  });

  test('the recap of the others appears when the player’s turn begins, and opens the notes', () => {
    const { table, match } = tableOf(start('go'), 'pb');
    match.cause(...turn, ...bust);
    render(
      <>
        <NotesPanel table={table} />
        <Ticker table={table} />
      </>,
    );
    expect(screen.getAllByText('Amos busted, lost 1')).toHaveLength(2);
    fireEvent.click(
      screen.getByRole('button', { name: 'Amos busted, lost 1: show it on the board' }),
    );
    expect(table.pointed.peek()).toEqual(['1,1']);
    fireEvent.click(document.querySelector('.ticker-open') as HTMLElement);
    expect(table.sheet.peek()).toBe('notes');
  });

  test('people alone need no recap', () => {
    const { table, match } = tableOf(start('go'), 'pp');
    match.cause(...turn, ...bust);
    render(<NotesPanel table={table} />);
    expect(screen.queryByText('Since your last turn')).toBeNull();
  });

  test('the whole log can be read for one player alone', () => {
    const { table, match } = tableOf(start('go'), 'pb');
    match.cause(...turn, ...bust);
    render(<NotesSheet table={table} onClose={() => {}} />);
    const lines = () => document.querySelectorAll('.notes-list li');
    expect(lines()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Josie' }));
    expect(lines()).toHaveLength(2);
  });
});

describe('refused taps', () => {
  test.each([
    ['1,1', 'You cannot reach space 1,1 with 2, 3 and 5.'],
    ['5,2', 'Space 5,2 belongs to Orange for good.'],
    ['2,3', 'Space 2,3 belongs to Blue for good.'],
  ] as const)('%s: %s', (space, said) => {
    for (const game of [DESIGN, CHOSEN]) {
      const { table, sent } = tableOf(game, 'pbb');
      createActions(table).refuse(space);
      expect(table.toast.peek()).toBe(said);
      expect(sent).toEqual([]);
    }
  });

  test('a lit space is sent as it is, whether or not one is chosen', async () => {
    const { table, sent } = tableOf(DESIGN, 'pbb');
    await createActions(table).choose('3,5');
    expect(sent).toEqual([{ kind: 'place', seat: 0, space: '3,5' }]);
  });
});

const errands = {
  rematch() {},
  letWatch() {},
  exportRecord() {},
  copyPosition() {},
  analyse() {},
  review() {},
  share() {},
  playStronger() {},
};

describe('sheets and strips', () => {
  test.each([
    ['a game of this device', false, false, true],
    ['a game of the house that is going on', true, false, false],
    ['a game of the house that is over', true, true, true],
  ])('the position of %s may be analysed or not', (_, isOnline, isOver, isOffered) => {
    const over = cause(position('GGG.../....../....../....../OO..../.1..... go g - 1 std'), {
      kind: 'take',
      seat: 0,
    }).game;
    const { table, match } = tableOf(isOver ? over : CHOSEN, isOver ? 'pp' : 'ppb');
    const house = houseControls();
    const shown = isOnline ? { ...table, match: { ...match, house } } : table;
    render(<MenuSheet table={shown} errands={errands} onClose={() => {}} />);
    const offered = screen.queryByText(text().table.menu.analyse);
    expect(offered !== null).toBe(isOffered);
  });

  test('the menu names the variation and the game of the day', () => {
    const variation = position('....../....../....../....../....../...... gb g - - reuse');
    const { table, match } = tableOf(variation, 'pb');
    const daily = { ...table, match: { ...match, daily: '2026-11-18' } };
    render(<MenuSheet table={daily} errands={errands} onClose={() => {}} />);
    const named = document.querySelector('.menu-table')?.textContent;
    expect(named).toContain(text().pages.names.daily);
    expect(named).toContain('variation');
  });

  test.each(LANGUAGES)('%s: the result says why', async (language) => {
    await loadTexts(language);
    const over = cause(position('GGG.../....../....../....../OO..../.1..... go g - 1 std'), {
      kind: 'take',
      seat: 0,
    }).game;
    const { table } = tableOf(over, 'pb');

    render(<EndSheet table={table} errands={errands} onClose={() => {}} />);
    const why = text().happened.end.why({
      by: 'mine',
      ahead: null,
      behind: 'Amos',
      more: 3,
      fewer: 2,
    });
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  test('leaving is asked once more and is for one seat', () => {
    const { table, sent } = tableOf(CHOSEN, 'ppb');
    render(<LeaveSheet table={table} actions={createActions(table)} onClose={() => {}} />);
    fireEvent.click(screen.getByText('Amos'));
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByText('Amos leaves'));
    expect(sent).toEqual([{ kind: 'leave', seat: 1 }]);
  });

  test.each([true, false])('leaving says what the table has agreed on: a bot %s', (hasBots) => {
    const { table, match } = tableOf(CHOSEN, 'pbb');
    const house = houseControls({ hasBotsForLeavers: hasBots });
    const online = { ...table, match: { ...match, house } };
    render(<LeaveSheet table={online} actions={createActions(table)} onClose={() => {}} />);
    const { leaveToBot, leaveWhy } = text().table.menu;
    const [name] = match.setup.sitters.map((one) => one.name);
    expect(screen.getByText((hasBots ? leaveToBot : leaveWhy)(name ?? ''))).toBeTruthy();
  });

  test.each(['storageFull', 'storageForbidden', 'openElsewhere', 'brainFailed'] as const)(
    '%s: the strip says why and offers a way on',
    (kind) => {
      const { table, match } = tableOf(CHOSEN, 'pbb');
      const halted = {
        ...table,
        match: { ...match, status: { value: { kind: 'halted', halt: { kind } } } },
      };

      render(<HaltStrip table={halted as unknown as typeof table} errands={errands} />);
      expect(screen.getByRole('alert').textContent).toContain(text().notices[kind]);
      // The button says what the sentence offers.
      const way = kind === 'openElsewhere' ? 'Take it over here' : 'Try again';
      expect(screen.getByText(way)).toBeTruthy();
      expect(screen.getByText('Save the record')).toBeTruthy();
    },
  );

  test('a browser too old for bots is reported, and there is no retry', () => {
    const { table, match } = tableOf(CHOSEN, 'pbb');
    const halt = { kind: 'brainUnsupported' };
    const halted = { ...table, match: { ...match, status: { value: { kind: 'halted', halt } } } };
    render(<HaltStrip table={halted as unknown as typeof table} errands={errands} />);
    expect(screen.getByRole('alert').textContent).toContain('Safari 16.4');
    expect(screen.queryByText('Try again')).toBe(null);
  });
});
