import type { Level, Style } from '@claim-it/ai';
import { freshName, MINERS } from '@claim-it/client/base';
import type { Seating } from '@claim-it/client/local';
import type { MatchPlayer } from '@claim-it/client/model';
import { cleanName } from '@claim-it/client/model';
import type { Color, Result, Variant } from '@claim-it/rules';
import { COLORS, MAX_SEATS, MIN_SEATS, ok, refuse } from '@claim-it/rules';

/** A seat of the form. The bot settings are kept while a person is selected. */
export type SeatForm = {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly color: Color;
  readonly level: Level;
  readonly style: Style | null;
};

export type SetupForm = { readonly seats: readonly SeatForm[]; readonly variant: Variant };

export type FormRefusal = {
  readonly kind: 'sameName';
  readonly seat: number;
  readonly name: string;
};

/** Only bots that value positions have close choices to decide by taste. */
const STYLED: readonly Level[] = ['sheriff', 'tycoon', 'legend'];
export const hasStyle = (level: Level): boolean => STYLED.includes(level);

const USUAL_BOT = { level: 'miner', style: null } as const;

const namesIn = ({ seats }: SetupForm): readonly string[] => seats.map(({ name }) => name);

const freeColor = ({ seats }: SetupForm): Color =>
  COLORS.find((color) => seats.every((seat) => seat.color !== color)) ?? 'green';

/** Two people, the first of them the player. */
export const usualForm = (own: string, random?: () => number): SetupForm => ({
  seats: [
    { kind: 'person', name: own, color: 'green', ...USUAL_BOT },
    { kind: 'person', name: freshName([own], random), color: 'blue', ...USUAL_BOT },
  ],
  variant: 'standard',
});

/** One more of the same kind as the last. */
export const withSeatAdded = (form: SetupForm, random?: () => number): SetupForm => {
  if (form.seats.length >= MAX_SEATS) return form;
  const { kind, level, style } = form.seats.at(-1) ?? { kind: 'bot', ...USUAL_BOT };
  const name = freshName(namesIn(form), random);
  return { ...form, seats: [...form.seats, { kind, name, color: freeColor(form), level, style }] };
};

export const withoutSeat = (form: SetupForm, seat: number): SetupForm =>
  form.seats.length <= MIN_SEATS
    ? form
    : { ...form, seats: form.seats.filter((_, index) => index !== seat) };

export const withSeat = (
  form: SetupForm,
  seat: number,
  changes: Partial<Omit<SeatForm, 'color'>>,
): SetupForm => ({
  ...form,
  seats: form.seats.map((one, index) => (index === seat ? { ...one, ...changes } : one)),
});

/** The names of the bots in the language of the player. */
export type BotNames = Readonly<Record<Level, string>>;

const isGiven = (name: string, bots: BotNames): boolean =>
  MINERS.includes(name) || Object.values(bots).includes(name);

/**
 * Another sitter or another bot. One who still has a name that was given gets the name of the bot, or a
 * person's; a name that was typed stays.
 */
export const withSitter = (
  form: SetupForm,
  seat: number,
  sitter: Partial<Pick<SeatForm, 'kind' | 'level'>>,
  names: { readonly bots: BotNames; readonly own: string },
): SetupForm => {
  const before = form.seats[seat];
  if (before === undefined) return form;
  const after = { ...before, ...sitter };
  const others = form.seats.filter((one) => one !== before).map(({ name }) => name);
  const wanted = after.kind === 'bot' ? names.bots[after.level] : names.own;
  const free = others.includes(wanted) ? freshName(others) : wanted;
  const keeps = !isGiven(before.name, names.bots) && before.name !== '';
  return withSeat(form, seat, { ...sitter, name: keeps ? before.name : free });
};

/** The first seat whose name another has already; null while all are different. */
export const nameTwice = ({ seats }: SetupForm): FormRefusal | null => {
  const names = seats.map(({ name }) => cleanName(name));
  const seat = names.findIndex((name, index) => name !== '' && names.indexOf(name) < index);
  return seat < 0 ? null : { kind: 'sameName', seat, name: names[seat] ?? '' };
};

/** The seat that had the color gets the one that is given up: no color is ever there twice. */
export const withColor = (form: SetupForm, seat: number, color: Color): SetupForm => {
  const given = form.seats[seat]?.color ?? color;
  const recolored = (one: SeatForm, index: number): SeatForm => {
    if (index === seat) return { ...one, color };
    return one.color === color ? { ...one, color: given } : one;
  };
  return { ...form, seats: form.seats.map(recolored) };
};

/** Makes people of the first bots until two people sit there. */
export const withPeople = (form: SetupForm): SetupForm => {
  let missing = 2 - form.seats.filter(({ kind }) => kind === 'person').length;
  const seats = form.seats.map((seat): SeatForm => {
    if (seat.kind === 'person' || missing <= 0) return seat;
    missing -= 1;
    return { ...seat, kind: 'person' };
  });
  return { ...form, seats };
};

const sitterOf = ({ kind, name, color, level, style }: SeatForm): MatchPlayer =>
  kind === 'person'
    ? { kind, name, color }
    : { kind, name, color, level, style: hasStyle(level) ? style : null };

/** The players: an empty name becomes a miner's, and duplicates are changed, because names must be unique. */
export const seatingOf = (form: SetupForm, random?: () => number): Result<Seating, FormRefusal> => {
  const sitters: MatchPlayer[] = [];
  const given = form.seats.map(({ name }) => cleanName(name));
  for (const [index, seat] of form.seats.entries()) {
    const taken = [...given, ...sitters.map(({ name }) => name)];
    const name = given[index] || freshName(taken, random);
    if (sitters.some((sitter) => sitter.name === name))
      return refuse({ kind: 'sameName', seat: index, name });
    sitters.push({ ...sitterOf(seat), name });
  }
  return ok({ sitters, variant: form.variant });
};
