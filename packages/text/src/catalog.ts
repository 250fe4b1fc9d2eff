import type { Reason } from '@claim-it/ai';
import type {
  Color,
  GameEvent,
  NotationFault,
  NotationReason,
  Refusal,
  Roll,
  RollOffRefusal,
  Seat,
  SetupRefusal,
  Space,
  Stake,
  Variant,
} from '@claim-it/rules';
import type { CliText } from './cli.ts';
import type { Numbers } from './numbers.ts';

/** How sentences name a seat: by its player's name, or by the color on the board. */
export type Names = {
  readonly player: (seat: Seat) => string;
  readonly color: (seat: Seat) => string;
};

type Tagged = { readonly kind: string };

/** One sentence for each kind of a union: a new kind does not compile until every language has it. */
export type Sentences<Fact extends Tagged, Given extends readonly unknown[] = [names: Names]> = {
  readonly [K in Fact['kind']]: (fact: Extract<Fact, { kind: K }>, ...given: Given) => string;
};

export type EventText = Sentences<GameEvent>;
export type RefusalText = Sentences<Refusal>;
/** Why a game cannot begin this way; the roll for the first player is part of beginning. */
export type SetupRefusalText = Sentences<SetupRefusal | RollOffRefusal>;
export type FaultText = Sentences<NotationReason>;
/** The faults of written text alone; a refused move in it has the same sentence as at the table. */
export type NotationText = Omit<FaultText, keyof RefusalText | keyof SetupRefusalText>;

/** Names of things, for labels and for use inside sentences. */
export type Words = {
  /** With a capital letter, because they may begin a sentence. */
  readonly colors: Readonly<Record<Color, string>>;
  readonly variants: Readonly<Record<Variant, string>>;
  /** A stake as the object of a sentence: "squatter 4", "a claim". */
  readonly stake: (stake: Stake) => string;
  readonly squatter: string;
  readonly claim: string;
  /** Column first, as the printed rulebook of the language writes it: "5,2" in English, "5/2" in German and Dutch. */
  readonly space: (space: Space) => string;
  readonly roll: (roll: Roll) => string;
  /** Counted from 1, for a seat without a name or color. */
  readonly seat: (seat: Seat) => string;
  /** The colon between a heading and its text; French has a space before it. */
  readonly colon: string;
  /** The place of an error in a text; stands before a colon and the reason. */
  readonly place: (place: Pick<NotationFault, 'line' | 'column'>) => string;
};

/** The coach's advice: first what to do, then after a colon why. */
export type CoachText = {
  readonly roll: string;
  readonly take: string;
  /** `stake` and `space` are written as in `words`. */
  readonly placeAndRoll: (stake: string, space: string) => string;
  readonly placeAndTake: (stake: string, space: string) => string;
  /** Each follows the colon and closes the sentence. */
  readonly reasons: Sentences<Reason>;
};

/** The texts of one language that the terminal and the browser share. */
export type BaseCatalog = {
  readonly words: Words;
  readonly numbers: Numbers;
  readonly events: EventText;
  readonly refusals: RefusalText;
  readonly setupRefusals: SetupRefusalText;
  readonly faults: FaultText;
  readonly coach: CoachText;
};

/** All texts of the command line. */
export type Catalog = BaseCatalog & { readonly cli: CliText };
