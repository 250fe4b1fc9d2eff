import type { Choice, Game, Placement, Space } from '@claim-it/rules';
import {
  apply,
  bustCount,
  choicesOf,
  formatPlacement,
  invariant,
  ownerOf,
  placementsOf,
  spaceFor,
  stakedSpaces,
  standingOf,
} from '@claim-it/rules';
import type { Catalog, Names } from '@claim-it/text';
import { bustPercent } from '../draw/format.ts';

/** One line of a menu: its action and its letter. */
export type Item = {
  readonly label: string;
  readonly key: string | null;
  readonly choice: Choice;
  /** The text in a record; only placements have one. */
  readonly notation: string | null;
};

const after = (game: Game, choice: Choice): Game => {
  const step = apply(game, choice);
  invariant(step.ok, 'the menu shows lawful choices only');
  return step.value.game;
};

const placementText = (
  game: Game,
  { space, stake }: Placement,
  names: Names,
  text: Catalog,
): string => {
  const { play } = text.cli;
  const where = text.words.space(space);
  if (stake.kind === 'squatter') {
    const owner = ownerOf(game.board[space]);
    return owner === null
      ? play.squatterOn(stake.number, where)
      : play.squatterJumps(stake.number, where, names.player(owner));
  }
  const beneath = game.turn.stakes[space];
  return beneath?.kind === 'squatter'
    ? play.claimOnSquatter(beneath.number, where)
    : play.claimOn(where);
};

const placeItem = (game: Game, placement: Placement, names: Names, text: Catalog): Item => {
  const choice: Choice = { kind: 'place', seat: game.turn.seat, space: placement.space };
  const busts = bustCount(after(game, choice));
  const what = placementText(game, placement, names, text);
  const label = text.cli.play.choicePlace(what, busts, bustPercent(busts, text));
  return { label, key: null, choice, notation: formatPlacement(placement) };
};

const takeText = (game: Game, choice: Choice, { cli }: Catalog): string => {
  const { seat, stakes } = game.turn;
  const spaces = stakedSpaces(stakes).length;
  const before = standingOf(game.board, seat).group;
  const grown = standingOf(after(game, choice).board, seat).group;
  return grown > before ? cli.play.takeGrows(spaces, before, grown) : cli.play.take(spaces);
};

const choiceItem = (game: Game, choice: Choice, text: Catalog): Item | null => {
  const { play, keys } = text.cli;
  switch (choice.kind) {
    case 'roll': {
      if (game.turn.phase.kind === 'toRoll')
        return { label: play.rollFirst, key: keys.roll, choice, notation: null };
      const busts = bustCount(game);
      return {
        label: play.rollAgain(busts, bustPercent(busts, text)),
        key: keys.roll,
        choice,
        notation: null,
      };
    }
    case 'take':
      return { label: takeText(game, choice, text), key: keys.take, choice, notation: null };
    case 'undo':
      return { label: play.undo, key: keys.undo, choice, notation: null };
    default:
      return null;
  }
};

/** All options of the player on turn, in the order of their numbers. */
export const menuOf = (game: Game, names: Names, text: Catalog): readonly Item[] => {
  if (game.turn.phase.kind === 'toPlace')
    return [...placementsOf(game)]
      .sort((left, right) => left.space.localeCompare(right.space))
      .map((placement) => placeItem(game, placement, names, text));
  return choicesOf(game).flatMap((choice) => choiceItem(game, choice, text) ?? []);
};

/** The numbers of a menu's placements, by space, for the board. */
export const numbersOn = (menu: readonly Item[]): ReadonlyMap<Space, number> =>
  new Map(
    menu.flatMap(({ choice }, index) =>
      choice.kind === 'place' ? [[choice.space, index + 1] as const] : [],
    ),
  );

/** A number of the menu, one of its letters, a space (`35`) or a move in notation (`s4@35`). */
export const pick = (menu: readonly Item[], answer: string): Choice | null => {
  const typed = answer.trim().toLowerCase();
  const byNumber = /^\d$/.test(typed) ? menu[Number(typed) - 1] : undefined;
  if (byNumber !== undefined) return byNumber.choice;
  const byKey = menu.find((item) => item.key !== null && item.key === typed);
  if (byKey !== undefined) return byKey.choice;
  const byNotation = menu.find((item) => item.notation === typed);
  if (byNotation !== undefined) return byNotation.choice;
  const space = spaceFor(typed.replace(/[,/ ]/g, ''));
  const bySpace = menu.find(({ choice }) => choice.kind === 'place' && choice.space === space);
  return bySpace?.choice ?? null;
};
