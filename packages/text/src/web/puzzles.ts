/** How a daily game ended; places count from 1. */
type DailyFacts = {
  readonly place: number;
  readonly players: number;
  /** Spaces of the largest mine. */
  readonly mine: number;
  readonly busts: number;
};

type Verdict = { readonly title: string; readonly line: string };

/** Puzzles and the daily claim. */
export type PuzzleText = {
  readonly lead: string;
  readonly allSolved: string;
  /** How the answers are known. */
  readonly how: string;
  readonly begin: string;
  readonly goOn: string;
  readonly random: string;
  readonly all: string;
  readonly next: string;
  readonly toDaily: string;
  readonly unknown: string;
  /** The number is empty where it is shown beside the word. */
  readonly puzzle: (number: number | '') => string;
  /** From 1, easy, to 5. */
  readonly difficulty: (level: 1 | 2 | 3 | 4 | 5) => string;
  readonly solved: string;
  readonly solvedOf: (solved: number, all: number) => string;
  readonly states: Readonly<Record<'fresh' | 'tried' | 'solved', string>>;
  readonly notKept: Readonly<Record<'full' | 'forbidden', string>>;
  /** What there is to find: the space, roll or take, or both. */
  readonly questions: Readonly<Record<'where' | 'push' | 'both', string>>;
  readonly ask: (color: string) => string;
  readonly lastRound: (turnsLeft: number) => string;
  /** The variation is played. */
  readonly reuse: string;
  readonly standings: string;
  readonly player: string;
  readonly claimsOf: (claims: number, needed: number) => string;
  readonly verdicts: Readonly<Record<'right' | 'half' | 'wrong', Verdict>>;
  readonly tryAgain: string;
  readonly analyse: string;
  readonly table: {
    readonly caption: string;
    readonly choice: string;
    readonly chance: string;
    readonly behind: string;
    readonly best: string;
    readonly yours: string;
  };
  readonly dailyPuzzle: string;
  readonly dailyGame: string;
  readonly streak: (days: number) => string;
  readonly levels: Readonly<
    Record<'prospector' | 'miner' | 'foreman' | 'sheriff' | 'tycoon', string>
  >;
  readonly daily: {
    readonly fresh: string;
    readonly tried: string;
    readonly solved: (tries: number) => string;
    readonly solve: string;
    readonly lookAgain: string;
    readonly company: (bots: readonly string[]) => string;
    readonly firstCounts: string;
    readonly practice: string;
    readonly play: string;
    readonly goOn: string;
    readonly again: string;
    readonly review: string;
  };
  readonly share: {
    readonly title: string;
    readonly line: string;
    readonly button: string;
    readonly copy: string;
    readonly copied: string;
    readonly heading: (day: string) => string;
    readonly solved: (tries: number) => string;
    readonly unsolved: (tries: number) => string;
    readonly game: (facts: DailyFacts) => string;
  };
};
