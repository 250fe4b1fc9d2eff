/** A kind of mistake: what it is called, and what would be better. */
type MistakeText = { readonly name: string; readonly line: string };

type Ask = {
  readonly name: string;
  readonly sure: string;
  readonly yes: string;
  readonly done: string;
};

/** Numbers come as the language writes them. */
type Counts = {
  readonly heading: string;
  readonly fell: string;
  readonly expected: string;
  readonly band: string;
  readonly range: (low: string, high: string) => string;
  readonly inside: string;
  readonly outside: string;
};

/** What one's own games say, and the coach at the table. */
export type LedgerText = {
  readonly lead: string;
  readonly none: string;
  readonly play: string;
  readonly loading: string;
  readonly counted: (games: number) => string;
  readonly looking: (done: number, all: number) => string;
  readonly lookFailed: string;
  readonly houseAway: string;
  readonly unkept: string;
  readonly whose: {
    readonly name: string;
    readonly line: string;
    readonly own: (name: string) => string;
    readonly named: (name: string) => string;
    readonly none: string;
  };
  readonly results: {
    readonly heading: string;
    readonly line: (wins: string, fair: string) => string;
    readonly players: string;
    readonly games: string;
    readonly wins: string;
    readonly share: string;
    readonly fair: string;
  };
  readonly trend: {
    readonly heading: string;
    readonly waiting: string;
    readonly luck: string;
    readonly luckColumn: string;
    readonly luckLine: (points: string) => string;
    readonly error: string;
    readonly errorLine: (rate: string) => string;
    readonly better: (before: string, now: string) => string;
    readonly worse: (before: string, now: string) => string;
    readonly same: string;
    readonly oldest: string;
    readonly newest: string;
    readonly table: string;
    readonly played: string;
    readonly players: string;
    readonly result: string;
    readonly won: string;
    readonly shared: string;
    readonly lost: string;
    readonly help: string;
  };
  readonly dice: Counts & {
    readonly line: (rolls: number) => string;
    readonly pips: string;
    readonly pip: (pip: number) => string;
    readonly kinds: string;
    readonly names: Readonly<Record<'different' | 'pair' | 'triple', string>>;
    readonly usual: (times: string) => string;
    readonly rare: (times: string) => string;
    readonly help: string;
  };
  readonly busts: Pick<Counts, 'heading'> & {
    readonly line: (had: number, expected: string) => string;
    readonly inside: (low: string, high: string) => string;
    readonly fewer: string;
    readonly more: string;
    readonly help: string;
  };
  readonly mistakes: {
    readonly heading: string;
    readonly line: string;
    readonly none: string;
    readonly times: (count: number, points: string) => string;
    readonly drill: string;
    readonly kinds: Readonly<
      Record<
        | 'tookTooEarly'
        | 'rolledTooLong'
        | 'claimLeftLying'
        | 'rivalSpared'
        | 'mineLeftSmall'
        | 'riskierSpace'
        | 'otherSpace',
        MistakeText
      >
    >;
  };
  readonly drill: {
    readonly number: (at: number, all: number) => string;
    readonly ask: (name: string) => string;
    readonly andThen: string;
    readonly roll: string;
    readonly take: string;
    readonly right: string;
    readonly almost: string;
    readonly wrong: (points: string) => string;
    readonly same: string;
    readonly best: (choice: string) => string;
    readonly thinking: string;
    readonly again: string;
    readonly next: string;
    readonly back: string;
    readonly done: string;
  };
  readonly keep: {
    readonly heading: string;
    readonly line: string;
    readonly no: string;
    readonly save: Ask;
    readonly remove: Ask;
    readonly me: string;
  };
  readonly coach: {
    readonly on: string;
    readonly hint: string;
    readonly hintHeading: string;
    readonly sure: string;
    readonly cost: (points: string) => string;
    readonly anyway: string;
    readonly think: string;
    readonly close: string;
    readonly thinking: string;
    readonly rollFirst: string;
    readonly notYours: string;
    readonly failed: string;
  };
};
