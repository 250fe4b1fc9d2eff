import { gameAfter, playInputs } from '@claim-it/client/model';
import type { Game, Input, Roll } from '@claim-it/rules';
import { invariant } from '@claim-it/rules';
import type { ChapterId } from '@claim-it/text';
import { gameAt } from '../../parts/games/position.ts';
import {
  ABOUT_TO_BUST,
  BLUES_LAST,
  EIGHT_CLAIMS,
  FIVE_TO_TAKE,
  GREENS_LAST,
} from '../../parts/lessons/lessons.ts';

/** A board of the rules: where it begins, and what is then played on it. */
type Figure = {
  readonly position: string;
  readonly inputs: readonly Input[];
  /** The dice beside it, where they are not those that wait. */
  readonly roll?: Roll;
};

const still = (position: string): Figure => ({ position, inputs: [] });

const NOTHING_FITS: Roll = [3, 4, 6];

const TAKE: Input = { kind: 'take', seat: 0 };
const CALL: Input = { kind: 'take', seat: 2 };

const ORANGES_LAST: readonly Input[] = [
  { kind: 'roll', seat: 2 },
  { kind: 'dice', roll: [1, 2, 5] },
  { kind: 'place', seat: 2, space: '2,5' },
  { kind: 'take', seat: 2 },
];

/** EXAMPLE 1 to EXAMPLE 6, and the variation; the rules themselves play them. */
const FIGURES: Readonly<Record<ChapterId, readonly Figure[]>> = {
  S: [still('....../....../....../....../....g./...... gb b - - std')],
  P: [
    still('....../....../....../....../....../...... gbo g 235 - std'),
    still('....../g..O../.2...G./...5.../....../....b. gbo g 145 - std'),
  ],
  B: [
    { position: ABOUT_TO_BUST, inputs: [], roll: NOTHING_FITS },
    {
      position: ABOUT_TO_BUST,
      inputs: [
        { kind: 'roll', seat: 0 },
        { kind: 'dice', roll: NOTHING_FITS },
      ],
    },
  ],
  T: [still(FIVE_TO_TAKE), { position: FIVE_TO_TAKE, inputs: [TAKE] }],
  L: [{ position: EIGHT_CLAIMS, inputs: [CALL] }],
  W: [
    {
      position: EIGHT_CLAIMS,
      inputs: [CALL, ...GREENS_LAST, ...BLUES_LAST, ...ORANGES_LAST],
    },
  ],
  V: [still('....../....../...*.../....../....../...... gb g - - reuse')],
};

const play = ({ position, inputs }: Figure): Game => {
  const start = gameAt(position);
  const steps = playInputs(start, 0, inputs);
  invariant(steps.ok, `a figure plays by the rules: ${JSON.stringify(inputs)}`);
  return gameAfter({ start, steps: steps.value });
};

const rollIn = ({ turn: { phase } }: Game): Roll | null =>
  phase.kind === 'toPlace' ? phase.roll : null;

/** The little boards of a chapter, each with its dice. */
export const figuresOf = (
  chapter: ChapterId,
): readonly { readonly game: Game; readonly roll: Roll | null }[] =>
  FIGURES[chapter].map((figure) => {
    const game = play(figure);
    return { game, roll: figure.roll ?? rollIn(game) };
  });
