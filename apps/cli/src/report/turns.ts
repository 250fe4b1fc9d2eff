import type { Analysis, DecisionReview, ErrorMark, Shares, StepReview, Tenths } from '@claim-it/ai';
import { judgedRolls, lossesOf } from '@claim-it/ai';
import type { Seat } from '@claim-it/rules';
import { formatPlacement, formatRoll, MADE_BY, unreachable } from '@claim-it/rules';
import type { Catalog, Names } from '@claim-it/text';
import { sayChoice } from '@claim-it/text';
import { signed } from './points.ts';

/** The annotation symbols known from other games. */
export const MARKS: Readonly<Record<NonNullable<ErrorMark>, string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

const markText = (mark: ErrorMark): string => (mark === null ? '' : MARKS[mark]);

/** A turn with its steps and all players' chances after it. */
type ReviewedTurn = {
  readonly turn: number;
  readonly seat: Seat;
  readonly steps: StepReview[];
  after: Shares;
};

const turnsOf = ({ steps, line }: Analysis): readonly ReviewedTurn[] => {
  const turns: ReviewedTurn[] = [];
  for (const [index, step] of steps.entries()) {
    const after = line[index + 1] ?? [];
    const last = turns.at(-1);
    if (last === undefined || last.turn !== step.turn)
      turns.push({ turn: step.turn, seat: step.seat, steps: [step], after });
    else {
      last.steps.push(step);
      last.after = after;
    }
  }
  return turns;
};

/** A step as the record writes it, and its mark. */
const wordOf = (step: StepReview): string => {
  switch (step.kind) {
    case 'roll':
      return `${formatRoll(step.roll)}${step.isBust ? ' bust' : ''}`;
    case 'decision': {
      const played = step.candidates[step.played];
      if (played === undefined) return '';
      const take = played.then === 'take' ? ' take' : '';
      return `${formatPlacement(played.placement)}${markText(step.mark)}${take}`;
    }
    case 'departure':
      return 'gone';
    case 'pass':
      return 'pass';
    case 'standIn':
      return `{${MADE_BY.bot}}`;
    default:
      return unreachable(step);
  }
};

/** The better choice; where the placement was good, only rolling on or taking is named. */
const betterText = (decision: DecisionReview, loss: Tenths, text: Catalog): string => {
  const best = decision.candidates[0];
  const played = decision.candidates[decision.played];
  if (best === undefined || played === undefined) return '';
  const isWellPlaced = best.placement.space === played.placement.space;
  const choice = sayChoice(text, isWellPlaced ? { ...best, placement: null } : best);
  const points = text.numbers.decimal(loss / 10);
  const better = text.cli.analyse.better(formatRoll(decision.roll), choice, points);
  return `${markText(decision.mark)} ${better}`;
};

const luckIn = ({ steps }: ReviewedTurn): Tenths =>
  1000 * steps.reduce((sum, step) => (step.kind === 'roll' ? sum + step.luck : sum), 0);

/** The loss of each decision, rounded so that those of a seat add up. */
const lossesIn = (analysis: Analysis): ReadonlyMap<StepReview, Tenths> => {
  const judged = judgedRolls(analysis);
  const losses = lossesOf(judged);
  return new Map(
    judged.flatMap(({ decision }, index) =>
      decision === null ? [] : [[decision, losses[index] ?? 0] as const],
    ),
  );
};

const INDENT = '      ';

/** A line for each turn: number, player, luck of its dice, chance after it, the moves; then annotations. */
export const turnsText = (analysis: Analysis, names: Names, text: Catalog): string => {
  const { analyse, score } = text.cli;
  const losses = lossesIn(analysis);
  const rows = turnsOf(analysis).map((turn) => ({
    cells: [
      `${turn.turn}.`,
      names.player(turn.seat),
      signed(luckIn(turn), text),
      text.numbers.percent(turn.after[turn.seat] ?? 0),
      turn.steps.map(wordOf).join(' '),
    ],
    notes: turn.steps.flatMap((step) =>
      step.kind === 'decision' && step.mark !== null
        ? [betterText(step, losses.get(step) ?? 0, text)]
        : [],
    ),
  }));
  const head = [analyse.turn, score.player, analyse.luck, analyse.chance, analyse.played];
  const widths = head.map((label, column) =>
    Math.max(label.length, ...rows.map(({ cells }) => [...(cells[column] ?? '')].length)),
  );
  /** Names and moves are left-aligned, numbers right-aligned. */
  const lineOf = (cells: readonly string[]): string => {
    const [turn = '', player = '', luck = '', chance = '', played = ''] = cells;
    const [turnWidth = 0, playerWidth = 0, luckWidth = 0, chanceWidth = 0] = widths;
    const numbers = `${luck.padStart(luckWidth)}  ${chance.padStart(chanceWidth)}`;
    return `${turn.padStart(turnWidth)} ${player.padEnd(playerWidth)}  ${numbers}  ${played}\n`;
  };
  const body = rows.map(({ cells, notes }) =>
    [lineOf(cells), ...notes.map((note) => `${INDENT}${note}\n`)].join(''),
  );
  return `${lineOf(head)}${body.join('')}`;
};
