import type { Roll, Space, Stake } from '@claim-it/rules';

/** How a language writes the numbers of a report. Tenths are thousandths of the win as whole numbers. */
export type ReportNumbers = {
  /** 0.534: "53%" */
  readonly percent: (share: number) => string;
  /** 397: "39.7" */
  readonly points: (tenths: number) => string;
  /** -234: "−23.4" */
  readonly signed: (tenths: number) => string;
  /** 1.84: "1.8" */
  readonly decimal: (value: number) => string;
};

export type ReportHead = {
  readonly wins: (name: string, mine: number) => string;
  readonly winsAlone: (name: string) => string;
  readonly shareWin: (names: string) => string;
  readonly unfinished: string;
  /** Largest mine of each of the others: "Amos 8, Lottie 6." */
  readonly others: (standings: readonly string[]) => string;
  readonly counts: (turns: number, rolls: number) => string;
  readonly share: string;
  readonly shareMoment: string;
  readonly picture: string;
  readonly again: string;
  readonly table: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly noPicture: string;
};

export type ReportProgress = {
  readonly running: (done: number, all: number) => string;
  readonly label: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly goOn: string;
  readonly failed: string;
  readonly again: string;
  readonly ready: string;
  readonly replayOnly: string;
  readonly empty: string;
};

export type ReportCharts = {
  readonly chances: string;
  readonly bustNote: string;
  readonly turn: string;
  readonly lastRound: string;
  /** One sentence for each seat, read instead of the lines. */
  readonly line: (name: string, start: string, highest: string, end: string) => string;
  readonly scrubber: string;
  readonly growth: string;
  readonly growthNote: string;
  readonly grown: (name: string, mine: number) => string;
};

export type ReportMiners = {
  readonly heading: string;
  readonly player: string;
  readonly accuracy: string;
  readonly luck: string;
  readonly lost: string;
  readonly busts: string;
  readonly bustsHad: (had: number, expected: string) => string;
  readonly account: string;
  readonly start: string;
  readonly decisions: string;
  readonly departures: string;
  readonly result: string;
  readonly adjusted: string;
  readonly errorRate: string;
  readonly grades: string;
};

export type ReportVerdict = {
  readonly dice: string;
  readonly decisions: string;
  readonly both: string;
  readonly departed: string;
  /** What dice and decisions brought the winners. */
  readonly brought: (names: string, luck: string, decisions: string) => string;
  readonly departures: (points: string) => string;
  /** With the luck taken out: the winner, too, or somebody else. */
  readonly same: (name: string, points: string) => string;
  readonly other: (name: string, points: string) => string;
};

export type GradeNames = Readonly<Record<'gold' | 'silver' | 'copper' | 'fool', string>>;

export type ReportMoment = {
  readonly rolled: (turn: number, name: string, roll: Roll) => string;
  readonly begins: string;
  readonly costliest: string;
  readonly best: string;
  readonly played: string;
  readonly playedBest: string;
  readonly givenAway: string;
  readonly busted: (busts: number) => string;
  readonly onlyBust: string;
  readonly luck: (points: string) => string;
  readonly candidate: (choice: string, chance: string) => string;
};

export type ReportSteps = {
  readonly label: string;
  readonly first: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly slip: string;
  readonly since: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast', string>>;
};

export type ReportRolls = {
  readonly heading: string;
  readonly hint: string;
  readonly turn: string;
  readonly player: string;
  readonly roll: string;
  readonly played: string;
  readonly best: string;
  readonly grade: string;
  readonly lost: string;
  readonly same: string;
  readonly bust: string;
  readonly choice: (stake: Stake, space: Space, then: 'roll' | 'take' | null) => string;
};

/** A game in large, for a whole room. */
export type ShowText = {
  readonly fullScreen: string;
  readonly chance: string;
  readonly bust: (percent: string, busts: number) => string;
  readonly noBust: string;
  readonly alone: string;
  readonly noChances: string;
};

/** The assay report: a finished game with what it was worth, and games in large. */
export type ReviewText = {
  readonly numbers: ReportNumbers;
  readonly head: ReportHead;
  readonly progress: ReportProgress;
  readonly charts: ReportCharts;
  readonly miners: ReportMiners;
  readonly verdict: ReportVerdict;
  readonly grades: GradeNames;
  readonly moment: ReportMoment;
  readonly steps: ReportSteps;
  readonly rolls: ReportRolls;
  readonly help: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly show: ShowText;
};
