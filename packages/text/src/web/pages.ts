/** A heading and the line below it. */
type Titled = { readonly title: string; readonly line: string };

/** What stands on every page, and the page one comes to first. The other pages bring their texts along. */
export type PageText = {
  readonly title: string;
  /** Names of the pages, for the title of the window and for links. */
  readonly names: Readonly<
    Record<
      | 'home'
      | 'setup'
      | 'play'
      | 'saved'
      | 'shared'
      | 'learn'
      | 'rules'
      | 'settings'
      | 'lobby'
      | 'open'
      | 'me'
      | 'recover'
      | 'dice'
      | 'verify'
      | 'review'
      | 'show'
      | 'stream'
      | 'analysis'
      | 'puzzles'
      | 'daily'
      | 'ledger'
      | 'notFound',
      string
    >
  >;
  readonly frame: {
    readonly skip: string;
    readonly back: string;
    readonly language: string;
    readonly pages: string;
    readonly loading: string;
    readonly again: string;
    readonly home: string;
    readonly notFound: string;
    readonly broken: Titled;
    /** A page that could not be fetched: no network, or a newer version is out. */
    readonly notLoaded: Titled;
  };
  readonly home: {
    readonly tagline: string;
    readonly ages: string;
    readonly playNow: Titled;
    readonly dealing: string;
    readonly goOn: { readonly title: string; readonly line: (names: string) => string };
    readonly pass: Titled;
    readonly friends: Titled;
    readonly tables: string;
    readonly learn: Titled;
    readonly saved: Titled;
    readonly name: string;
    readonly games: string;
    readonly noGames: string;
    readonly allGames: string;
    readonly open: string;
    readonly turnOf: (name: string) => string;
    readonly wonBy: (names: string) => string;
    readonly damaged: string;
    readonly teaser: Titled & { readonly button: string };
    readonly credit: string;
  };
};
