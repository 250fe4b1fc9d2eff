import { LEVELS, needsBrain } from '@claim-it/ai';
import { freshName, MINERS } from '@claim-it/client/base';
import { COLORS } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import { parseForm } from '../../pages/setup/storedForm.ts';
import type { SetupForm } from './form.ts';
import {
  hasStyle,
  seatingOf,
  usualForm,
  withColor,
  withoutSeat,
  withPeople,
  withSeat,
  withSeatAdded,
} from './form.ts';

const first = (): number => 0;
const two = usualForm('Ada', first);
const five = withSeatAdded(withSeatAdded(withSeatAdded(two, first), first), first);
const colorsOf = ({ seats }: SetupForm): readonly string[] => seats.map(({ color }) => color);

describe('the seats', () => {
  test('are two people at first, the player being one of them', () => {
    expect(two.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Ada'],
      ['person', 'Josie'],
    ]);
  });

  test('are never more than five or fewer than two', () => {
    expect(withSeatAdded(five, first)).toBe(five);
    expect(withoutSeat(two, 0)).toBe(two);
    expect(withoutSeat(five, 1).seats).toHaveLength(4);
  });

  test('all have different colors and names, however many are added', () => {
    expect(colorsOf(five).toSorted()).toEqual([...COLORS].toSorted());
    expect(new Set(five.seats.map(({ name }) => name)).size).toBe(5);
  });

  test('swap their colors when one wants what another has', () => {
    expect(colorsOf(withColor(two, 0, 'blue'))).toEqual(['blue', 'green']);
    expect(colorsOf(withColor(two, 0, 'violet'))).toEqual(['violet', 'blue']);
    expect(colorsOf(withColor(two, 1, 'blue'))).toEqual(['green', 'blue']);
  });

  test('become people until there are two of them', () => {
    const bots = withSeat(withSeat(five, 0, { kind: 'bot' }), 1, { kind: 'bot' });
    const onlyBots = [2, 3, 4].reduce((form, seat) => withSeat(form, seat, { kind: 'bot' }), bots);
    expect(withPeople(onlyBots).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      'bot',
      'bot',
      'bot',
    ]);
    expect(withPeople(two)).toEqual(two);
  });
});

describe('who sits down', () => {
  test('has a clean name, and a miner’s where none was given', () => {
    const form = withSeat(withSeat(two, 0, { name: '  A\u0000da ' }), 1, { name: '  ' });
    const seating = seatingOf(form, first);
    expect(seating.ok && seating.value.sitters.map(({ name }) => name)).toEqual(['A da', 'Josie']);
  });

  test('does not get the name of a later player', () => {
    const form = withSeat(withSeat(two, 0, { name: '' }), 1, { name: 'Josie' });
    const seating = seatingOf(form, first);
    expect(seating.ok && seating.value.sitters.map(({ name }) => name)).toEqual(['Amos', 'Josie']);
  });

  test('is told when two have the same name', () => {
    expect(seatingOf(withSeat(two, 1, { name: ' Ada' }))).toEqual({
      ok: false,
      reason: { kind: 'sameName', seat: 1, name: 'Ada' },
    });
  });

  test('has a style only as a bot that can have one', () => {
    const bot = withSeat(two, 1, { kind: 'bot', level: 'miner', style: 'daring' });
    const weak = seatingOf(bot);
    const strong = seatingOf(withSeat(bot, 1, { level: 'tycoon' }));
    expect(weak.ok && weak.value.sitters[1]).toMatchObject({ level: 'miner', style: null });
    expect(strong.ok && strong.value.sitters[1]).toMatchObject({
      level: 'tycoon',
      style: 'daring',
    });
  });
});

test('the bots with a style are those that value positions', () => {
  for (const level of LEVELS) expect(hasStyle(level), level).toBe(needsBrain(level));
});

describe('the stored form', () => {
  test('comes back as it was', () => {
    expect(parseForm(JSON.stringify(five))).toEqual(five);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '{"seats":3}'],
    ['a color twice', JSON.stringify(withColor(five, 0, 'blue')).replaceAll('green', 'red')],
    ['one seat', JSON.stringify({ ...two, seats: two.seats.slice(1) })],
    ['an unknown level', JSON.stringify(two).replace('miner', 'wizard')],
  ])('is none where %s was stored', (_, kept) => {
    expect(parseForm(kept)).toBeNull();
  });
});

describe('miners’ names', () => {
  test('are all different and fit on a card', () => {
    expect(new Set(MINERS).size).toBe(MINERS.length);
    for (const name of MINERS) expect(name.length).toBeLessThanOrEqual(24);
  });

  test('are free ones', () => {
    expect(freshName(['Josie', 'Amos'], first)).toBe('Lottie');
  });
});
