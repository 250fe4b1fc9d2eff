import type { Color, Roll, Space, Stake } from '@claim-it/rules';

/** One roll of a turn in the field notes; `stake` is null while nothing is placed for it. */
export type RollNote = {
  readonly roll: Roll;
  readonly placed: { readonly stake: Stake; readonly space: Space } | null;
};

/** Where a seat stands, told in one sentence. */
export type StatusFacts = {
  readonly name: string;
  readonly color: Color;
  readonly mine: number;
  readonly claims: number;
  /** Claimed spaces that call the last round. */
  readonly needed: number;
  readonly spaces: number;
};

/** Why one player is ahead of the next: what decided, and both numbers. */
export type Decided = {
  readonly by: 'mine' | 'claims' | 'spaces';
  readonly ahead: string;
  readonly behind: string;
  readonly more: number;
  readonly fewer: number;
};

export type RiskBand = 'low' | 'middle' | 'high';

/** What taking now would do to the mine: it grows, or it stays as it is. */
export type MineChange = { readonly from: number; readonly to: number };

/** The brass plate at the top: a head and a short line beside it. */
export type BannerText = {
  readonly yourTurn: (name: string) => string;
  readonly passTo: (name: string) => string;
  readonly rollFirst: string;
  readonly pickSpace: string;
  readonly rollOrTake: string;
  readonly lastRoundHint: string;
  readonly lastTurnHint: string;
  readonly rolling: (name: string) => string;
  readonly taking: (name: string) => string;
  readonly rollNumber: (number: number) => string;
  readonly lastRound: string;
  readonly lastRoundWhy: (facts: { readonly name: string; readonly claims: number }) => string;
  readonly busted: string;
  readonly bustedLost: (spaces: number) => string;
  readonly whoBegins: string;
  readonly over: string;
  readonly wins: (names: readonly string[]) => string;
};

export type CardText = {
  readonly heading: string;
  readonly you: string;
  readonly bot: string;
  readonly gone: string;
  readonly mine: string;
  readonly claims: string;
  readonly spaces: string;
  readonly lastRound: string;
  readonly leads: string;
  readonly onTurn: string;
  readonly pending: (claims: number) => string;
};

export type TrayText = {
  readonly dice: string;
  readonly noDice: string;
  readonly rolled: (roll: Roll) => string;
  readonly column: string;
  readonly row: string;
  readonly squatter: string;
  readonly claim: string;
  readonly squatters: string;
  readonly squattersLeft: (count: number) => string;
  readonly squatterFree: (number: number) => string;
  readonly squatterOut: (facts: { readonly number: number; readonly space: Space }) => string;
  readonly claimsLeft: (count: number) => string;
  /** The same without the number, which stands beside it in large. */
  readonly claimsLeftLabel: (count: number) => string;
};

export type PlateText = {
  readonly roll: string;
  readonly rollAgain: string;
  readonly firstRoll: string;
  readonly take: (spaces: number) => string;
  readonly takeNothing: string;
  readonly takeSure: (spaces: number) => string;
  readonly pressAgain: string;
  readonly mine: (change: MineChange) => string;
  /** For phones. */
  readonly mineShort: (change: MineChange) => string;
  readonly callsLastRound: string;
  readonly takeWins: string;
  readonly takeShares: string;
  readonly takeLoses: (names: readonly string[]) => string;
  readonly risk: (facts: { readonly percent: number; readonly busts: number }) => string;
  readonly riskShort: (percent: number) => string;
  readonly bands: Readonly<Record<RiskBand, string>>;
  readonly keys: {
    readonly roll: string;
    readonly take: string;
    readonly move: string;
    readonly help: string;
  };
};

export type NoteText = {
  readonly heading: string;
  readonly all: string;
  readonly open: string;
  readonly empty: string;
  readonly everybody: string;
  readonly filter: string;
  /** Stands after the name and a colon: "2-3-5 → squatter 2 on 3,5". */
  readonly roll: (note: RollNote) => string;
  readonly bust: (facts: { readonly roll: Roll; readonly lost: number }) => string;
  /** These stand after the name without a colon: "took 3 spaces". */
  readonly took: (spaces: number) => string;
  readonly lastRound: string;
  readonly left: string;
  readonly won: string;
  readonly recap: string;
  readonly recapTook: (facts: { readonly name: string; readonly spaces: number }) => string;
  readonly recapBust: (facts: { readonly name: string; readonly lost: number }) => string;
  readonly recapLastRound: (name: string) => string;
  readonly recapLeft: (name: string) => string;
};

export type MenuText = {
  readonly heading: string;
  readonly open: string;
  readonly home: string;
  readonly rules: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly lampOn: string;
  readonly lampOff: string;
  readonly newGame: string;
  readonly rematch: string;
  readonly notes: string;
  readonly exportRecord: string;
  readonly copyPosition: string;
  readonly analyse: string;
  readonly positionCopied: string;
  readonly report: string;
  readonly lookBack: string;
  readonly large: string;
  readonly share: string;
  readonly linkCopied: string;
  readonly cannotCopy: string;
  readonly settings: string;
  readonly language: string;
  readonly keys: string;
  readonly leave: string;
  readonly leaveWho: string;
  readonly leaveWhy: (name: string) => string;
  readonly leaveNow: (name: string) => string;
  readonly cancel: string;
  readonly close: string;
};

export type HelpText = {
  readonly heading: string;
  readonly move: string;
  readonly choose: string;
  readonly next: string;
  readonly previous: string;
  readonly jump: string;
  readonly roll: string;
  readonly take: string;
  readonly notes: string;
  readonly status: string;
  readonly mine: string;
  readonly sound: string;
  readonly hint: string;
  readonly help: string;
  readonly close: string;
  readonly lettersOff: string;
};

export type EndText = {
  readonly heading: (names: readonly string[]) => string;
  readonly alone: string;
  readonly player: string;
  readonly decided: (facts: Decided) => string;
  readonly shared: string;
  readonly report: string;
  readonly rematch: string;
  readonly newGame: string;
  readonly share: string;
  readonly look: string;
  readonly open: string;
};

/** What a screen reader says, in whole sentences. */
export type LiveText = {
  /** "Josie rolled 2, 3 and 5. Four spaces are legal: …" */
  readonly rolled: (facts: {
    readonly name: string;
    readonly roll: Roll;
    readonly legal: readonly {
      readonly stake: Stake;
      readonly space: Space;
      readonly over: string | null;
    }[];
  }) => string;
  readonly chosen: (facts: {
    readonly space: Space;
    readonly stake: Stake;
    readonly over: string | null;
  }) => string;
  readonly risk: (facts: { readonly percent: number; readonly busts: number }) => string;
  readonly took: (facts: StatusFacts & { readonly taken: number }) => string;
  readonly busted: (facts: { readonly lost: number; readonly next: string }) => string;
  readonly lastRound: (name: string) => string;
  readonly yourTurn: (name: string) => string;
  readonly status: (facts: StatusFacts) => string;
  readonly largestMine: (spaces: number) => string;
};

export type TroubleText = {
  readonly retry: string;
  readonly playUnsaved: string;
  readonly exportRecord: string;
  readonly opening: string;
  readonly notFound: string;
  readonly damaged: string;
  readonly forbidden: string;
  readonly savedGames: string;
  readonly home: string;
};

/** The table: labels, buttons, banners and what the live region says. */
export type TableText = {
  readonly title: string;
  /** "3 players · round 9" */
  readonly room: (facts: { readonly players: number; readonly round: number }) => string;
  /** In the browser's tab. */
  readonly tabTurn: (name: string) => string;
  readonly banner: BannerText;
  readonly cards: CardText;
  readonly symbols: Readonly<Record<Color, string>>;
  readonly tray: TrayText;
  readonly plates: PlateText;
  readonly notes: NoteText;
  readonly menu: MenuText;
  readonly help: HelpText;
  readonly end: EndText;
  readonly live: LiveText;
  readonly trouble: TroubleText;
};
