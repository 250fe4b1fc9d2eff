/** The things that can be laid on the board. */
type PaletteText = {
  readonly title: string;
  readonly line: string;
  readonly hand: string;
  readonly settled: (color: string) => string;
  readonly claimed: (color: string) => string;
  readonly squatter: (number: number) => string;
  readonly claim: string;
  readonly eraser: string;
};

type ToolText = {
  readonly title: string;
  readonly back: string;
  readonly forward: string;
  readonly empty: string;
  readonly start: string;
  readonly paste: string;
  readonly copyPosition: string;
  readonly copyLink: string;
  readonly keys: string;
};

/** Keys of the board: each says what it does; the keys themselves are drawn beside it. */
type KeyText = {
  readonly title: string;
  readonly line: string;
  readonly move: string;
  readonly lay: string;
  readonly settled: string;
  readonly claimed: string;
  readonly squatter: string;
  readonly claim: string;
  readonly erase: string;
  readonly back: string;
  readonly dice: string;
  /** Names of keys that have no sign of their own. */
  readonly enter: string;
  readonly shift: string;
  readonly control: string;
  readonly delete: string;
};

type DiceText = {
  readonly title: string;
  /** The label of a button that puts down one more die. */
  readonly add: (pip: number) => string;
  readonly choose: (missing: number) => string;
  readonly none: string;
  readonly cast: string;
};

type SeatsText = {
  readonly title: string;
  readonly color: (seat: number) => string;
  readonly onTurn: string;
  readonly hasLeft: string;
  readonly earlier: (color: string) => string;
  readonly remove: (color: string) => string;
  readonly add: string;
  readonly lastRound: string;
  readonly notCalled: string;
  readonly turnsLeft: (turns: number) => string;
  readonly over: string;
  readonly rules: string;
};

type PasteText = {
  readonly title: string;
  readonly line: string;
  readonly label: string;
  readonly read: string;
  readonly nothing: string;
  readonly tooLong: string;
  /** The six fields of a position, in their order; one of them stands before a colon and the reason. */
  readonly fields: readonly [string, string, string, string, string, string];
  readonly whole: string;
};

type BenchNoticeText = {
  readonly dropped: (markers: number) => string;
  readonly addressFaulty: (why: string) => string;
  readonly recordRead: (moves: number) => string;
  readonly replaced: string;
  readonly positionRead: string;
  readonly positionCopied: string;
  readonly linkCopied: string;
  readonly cannotCopy: string;
};

type DoubtText = {
  readonly title: string;
  readonly lastRoundNotCalled: (player: string, claims: number, needed: number) => string;
  readonly lastRoundTooEarly: (player: string, claims: number, needed: number) => string;
  readonly lastRoundTooLate: (player: string, claims: number, needed: number) => string;
  readonly endTooEarly: (needed: number) => string;
  readonly still: string;
};

type ResultText = {
  readonly title: string;
  readonly thinking: string;
  readonly failed: string;
  readonly retry: string;
  readonly rolled: (player: string, roll: string) => string;
  readonly toDecide: (player: string) => string;
  readonly aboutToRoll: (player: string) => string;
  readonly bust: (player: string, roll: string) => string;
  readonly bustLost: (spaces: number) => string;
  readonly goOn: string;
  readonly over: string;
  readonly caption: string;
  readonly choice: string;
  readonly best: string;
  readonly lost: string;
  readonly lostLine: string;
  readonly busts: string;
  readonly of216: (busts: number) => string;
  readonly place: (stake: string, space: string) => string;
  readonly thenRoll: string;
  readonly thenTake: string;
  readonly roll: string;
  readonly take: string;
  readonly play: string;
  /** The whole label of a button. */
  readonly playNamed: (choice: string) => string;
  readonly chances: string;
  readonly player: string;
  readonly chance: string;
  readonly nextBust: string;
  readonly survival: string;
  readonly survivalLine: string;
  readonly rolls: (rolls: number) => string;
  /** What a screen reader hears when the choices are there. */
  readonly spoken: (choices: number, best: string, percent: string) => string;
  readonly spokenChance: (player: string, percent: string, busts: number) => string;
};

type RolloutText = {
  readonly title: string;
  readonly line: string;
  readonly all: string;
  readonly picked: (choices: number) => string;
  readonly stop: string;
  readonly goOn: string;
  readonly column: string;
  readonly pick: (choice: string) => string;
  readonly trials: (trials: string) => string;
  readonly running: string;
  readonly stopped: string;
  readonly done: string;
  readonly failed: string;
  readonly decides: (choice: string) => string;
  readonly spoken: (choice: string, percent: string, error: string, trials: string) => string;
};

/** The analysis board. */
export type AnalysisText = {
  readonly lead: string;
  readonly palette: PaletteText;
  readonly tools: ToolText;
  readonly keys: KeyText;
  readonly dice: DiceText;
  readonly seats: SeatsText;
  readonly paste: PasteText;
  readonly notices: BenchNoticeText;
  readonly doubts: DoubtText;
  readonly result: ResultText;
  readonly rollout: RolloutText;
};
