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

/** How the sentences call a seat: by its player's name, or by the color seen on the board. */
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
/** Why a game cannot begin like this; the roll for the first player is part of beginning. */
export type SetupRefusalText = Sentences<SetupRefusal | RollOffRefusal>;
export type FaultText = Sentences<NotationReason>;
/** The faults of written text alone; a refused move in it keeps the sentence it has at the table. */
export type NotationText = Omit<FaultText, keyof RefusalText | keyof SetupRefusalText>;

/** Names of things, for labels and for use inside sentences. */
export type Words = {
  /** Written as names, because they may begin a sentence. */
  readonly colors: Readonly<Record<Color, string>>;
  readonly variants: Readonly<Record<Variant, string>>;
  /** A stake as the object of a sentence: "squatter 4", "a claim". */
  readonly stake: (stake: Stake) => string;
  readonly squatter: string;
  readonly claim: string;
  /** Column first: "5,2", as the board shows it. */
  readonly space: (space: Space) => string;
  readonly roll: (roll: Roll) => string;
  /** Counted from 1, for a seat of which nothing else is known. */
  readonly seat: (seat: Seat) => string;
  /** Where a text goes wrong; stands before a colon and the reason. */
  readonly place: (place: Pick<NotationFault, 'line' | 'column'>) => string;
};

/** What a coach says: first what to do, then after a colon why. */
export type CoachText = {
  readonly roll: string;
  readonly take: string;
  /** `stake` and `space` are written as in `words`. */
  readonly placeAndRoll: (stake: string, space: string) => string;
  readonly placeAndTake: (stake: string, space: string) => string;
  /** Each follows the colon and closes the sentence. */
  readonly reasons: Sentences<Reason>;
};

/** What one language has to say in a terminal and in a browser alike. */
export type BaseCatalog = {
  readonly words: Words;
  readonly numbers: Numbers;
  readonly events: EventText;
  readonly refusals: RefusalText;
  readonly setupRefusals: SetupRefusalText;
  readonly faults: FaultText;
  readonly coach: CoachText;
};

/** Everything the command line says. */
export type Catalog = BaseCatalog & { readonly cli: CliText };
