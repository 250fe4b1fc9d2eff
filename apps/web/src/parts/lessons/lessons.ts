import type { Input, Roll, Seat, Space } from '@claim-it/rules';
import type { LearnText } from '@claim-it/text';

export type LessonNumber = keyof LearnText['lessons'];
type StepName<Number extends LessonNumber> = keyof LearnText['lessons'][Number]['steps'];

/** The action that advances the lesson. */
export type Goal =
  /** Read, then continue, possibly on another board. */
  | { readonly kind: 'read'; readonly scene?: string }
  /** Roll: these dice fall. `isFree` lets the placed marker move to another space. */
  | { readonly kind: 'roll'; readonly roll: Roll; readonly isFree?: true }
  /** Choose one of these spaces; null is any that is lit. */
  | { readonly kind: 'place'; readonly on: readonly Space[] | null }
  /** Choose one of these spaces and learn why it is closed. */
  | { readonly kind: 'refused'; readonly on: readonly Space[] }
  | { readonly kind: 'take'; readonly isFree?: true }
  /** Go on, and see others play. */
  | { readonly kind: 'watch'; readonly inputs: readonly Input[] }
  | { readonly kind: 'done' };

export type Lesson<Name extends string = string> = {
  readonly number: LessonNumber;
  readonly you: Seat;
  /** The position the lesson begins with. */
  readonly scene: string;
  readonly steps: readonly { readonly name: Name; readonly goal: Goal }[];
};

/** EXAMPLE 2: six choices on an empty board; then a double. R1 */
const rollAndPlace: Lesson<StepName<1>> = {
  number: 1,
  you: 0,
  scene: '....../....../....../....../....../...... gb g - - std',
  steps: [
    { name: 'roll', goal: { kind: 'roll', roll: [2, 3, 5] } },
    { name: 'place', goal: { kind: 'place', on: null } },
    { name: 'second', goal: { kind: 'roll', roll: [1, 1, 4], isFree: true } },
    { name: 'placeSecond', goal: { kind: 'place', on: null } },
    { name: 'take', goal: { kind: 'take', isFree: true } },
    { name: 'done', goal: { kind: 'done' } },
  ],
};

/** EXAMPLE 3, one after another; choosing again takes back. R9 */
const claimsAndStacks: Lesson<StepName<2>> = {
  number: 2,
  you: 0,
  scene: '....../g..O../.2...G./...5.../....../....b. gbo g - - std',
  steps: [
    { name: 'look', goal: { kind: 'read' } },
    { name: 'roll', goal: { kind: 'roll', roll: [1, 4, 5] } },
    { name: 'jump', goal: { kind: 'place', on: ['5,1'] } },
    { name: 'own', goal: { kind: 'place', on: ['1,5'] } },
    { name: 'squatter', goal: { kind: 'place', on: ['1,4'] } },
    { name: 'closed', goal: { kind: 'refused', on: ['4,5', '5,4'] } },
    { name: 'take', goal: { kind: 'take' } },
    { name: 'done', goal: { kind: 'done' } },
  ],
};

/** EXAMPLE 5 */
export const FIVE_TO_TAKE = '....b6./.....1./..o2*.../....4*../.....g*/.b.... gbo g - - std';
/** EXAMPLE 4 */
export const ABOUT_TO_BUST = '..O.../....../....6../......3*/...g*../..2.... gbo g - - std';

const bustOrTake: Lesson<StepName<3>> = {
  number: 3,
  you: 0,
  scene: ABOUT_TO_BUST,
  steps: [
    { name: 'look', goal: { kind: 'read' } },
    { name: 'roll', goal: { kind: 'roll', roll: [3, 4, 6] } },
    { name: 'bust', goal: { kind: 'read', scene: FIVE_TO_TAKE } },
    { name: 'fresh', goal: { kind: 'read' } },
    { name: 'take', goal: { kind: 'take' } },
    { name: 'done', goal: { kind: 'done' } },
  ],
};

/** EXAMPLE 6 */
export const EIGHT_CLAIMS = 'OOO.../O..bbb/Oo..b./....../gggO.O/gg.O.o* gbo o - - std';

/** What Green and Blue do with their last turns in EXAMPLE 6. */
export const GREENS_LAST: readonly Input[] = [
  { kind: 'roll', seat: 0 },
  { kind: 'dice', roll: [1, 3, 4] },
  { kind: 'place', seat: 0, space: '3,1' },
  { kind: 'take', seat: 0 },
];
export const BLUES_LAST: readonly Input[] = [
  { kind: 'roll', seat: 1 },
  { kind: 'dice', roll: [3, 5, 6] },
  { kind: 'place', seat: 1, space: '5,3' },
  { kind: 'take', seat: 1 },
];

const lastRound: Lesson<StepName<4>> = {
  number: 4,
  you: 2,
  scene: EIGHT_CLAIMS,
  steps: [
    { name: 'take', goal: { kind: 'take' } },
    { name: 'green', goal: { kind: 'watch', inputs: GREENS_LAST } },
    { name: 'blue', goal: { kind: 'watch', inputs: BLUES_LAST } },
    { name: 'roll', goal: { kind: 'roll', roll: [1, 2, 5] } },
    { name: 'join', goal: { kind: 'place', on: ['2,5'] } },
    { name: 'last', goal: { kind: 'take' } },
    { name: 'done', goal: { kind: 'done' } },
  ],
};

export const LESSONS: readonly Lesson[] = [rollAndPlace, claimsAndStacks, bustOrTake, lastRound];
