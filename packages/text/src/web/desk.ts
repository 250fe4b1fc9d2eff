/** A name and a line that explains it. */
export type Explained = { readonly name: string; readonly line: string };

type BotLevel = 'greenhorn' | 'prospector' | 'miner' | 'foreman' | 'sheriff' | 'tycoon' | 'legend';
type BotStyle = 'daring' | 'careful' | 'grabbing' | 'hoarding' | 'hunting';

/** A setting with its choices; `line` says what it is good for. */
type Setting<Choice extends string> = Explained & {
  readonly choices: Readonly<Record<Choice, string>>;
};

export type SetupText = {
  readonly lead: string;
  readonly seat: (number: number) => string;
  readonly name: string;
  readonly color: string;
  readonly swaps: (color: string, name: string) => string;
  readonly who: string;
  readonly person: string;
  readonly bot: string;
  readonly level: string;
  readonly levels: Readonly<Record<BotLevel, Explained>>;
  readonly style: string;
  readonly noStyle: Explained;
  readonly styles: Readonly<Record<BotStyle, Explained>>;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly added: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly rules: string;
  readonly standard: Explained;
  readonly reuse: Explained;
  readonly fiveWithReuse: string;
  readonly start: string;
  readonly startLine: string;
  readonly sameName: (name: string) => string;
};

export type SavedText = {
  readonly none: string;
  readonly running: string;
  readonly finished: string;
  readonly changed: (date: string) => string;
  readonly goOn: string;
  readonly look: string;
  readonly report: string;
  readonly lookBack: string;
  readonly export: string;
  readonly remove: string;
  readonly removeSure: (names: string) => string;
  readonly yesRemove: string;
  readonly keep: string;
  readonly removed: string;
  readonly loading: string;
  readonly import: Explained;
  readonly chooseFile: string;
  readonly paste: string;
  readonly pasteLine: string;
  readonly read: string;
  readonly empty: string;
  readonly newGame: string;
};

export type SharedText = {
  readonly lead: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly start: string;
  readonly turn: (number: number, of: number) => string;
  readonly keep: Explained;
  readonly report: string;
  readonly unfinished: string;
  readonly standings: string;
  readonly player: string;
  readonly group: string;
  readonly claims: string;
  readonly spaces: string;
};

export type SettingsText = {
  readonly lead: string;
  readonly name: Explained;
  readonly language: Explained;
  readonly play: string;
  readonly see: string;
  readonly hear: string;
  readonly hands: string;
  readonly speed: Setting<'0' | '1' | '2' | '3'>;
  readonly risk: Setting<'off' | 'band' | 'exact'>;
  readonly coach: Setting<'off' | 'hints' | 'warn'>;
  readonly confirmTake: Explained;
  readonly autoChoose: Explained;
  readonly theme: Setting<'system' | 'day' | 'night'>;
  readonly contrast: Setting<'system' | 'high'>;
  readonly motion: Setting<'system' | 'reduced'>;
  readonly volume: Explained & {
    readonly off: string;
    readonly percent: (percent: number) => string;
  };
  readonly haptics: Explained;
  readonly hand: Setting<'right' | 'left'>;
  readonly letterKeys: Explained;
  readonly keys: Explained & {
    /** On the button while it waits for a key. */
    readonly press: string;
    readonly changed: (what: string, key: string) => string;
    readonly taken: (key: string, what: string) => string;
    readonly reserved: string;
    readonly usual: string;
    readonly usualDone: string;
  };
  readonly usual: string;
  readonly usualDone: string;
};

/** The pages that are fetched when they are opened: new game, saved games, a shared game, settings. */
export type DeskText = {
  readonly setup: SetupText;
  readonly saved: SavedText;
  readonly shared: SharedText;
  readonly settings: SettingsText;
};
