export type RuleId =
  | `S${1 | 2 | 3 | 4 | 5}`
  | `P${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `B${1 | 2 | 3}`
  | `T${1 | 2 | 3 | 4 | 5}`
  | `L${1 | 2 | 3 | 4}`
  | `W${1 | 2 | 3}`
  | `V${1 | 2}`;

export type RulingId = `R${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** A chapter is named by the letter of its rules. */
export type ChapterId = 'S' | 'P' | 'B' | 'T' | 'L' | 'W' | 'V';

export type ChapterText = {
  readonly title: string;
  /** The chapter in a few short sentences. */
  readonly short: readonly string[];
  /** What is under each of its little boards. */
  readonly figures: readonly string[];
};

/** The rules in our own words, short and full. */
export type RulebookText = {
  readonly lead: string;
  readonly contents: string;
  readonly short: string;
  readonly full: string;
  readonly chapters: Readonly<Record<ChapterId, ChapterText>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly rulings: {
    readonly title: string;
    readonly lead: string;
    readonly list: Readonly<Record<RulingId, { readonly title: string; readonly text: string }>>;
  };
  readonly lessons: string;
};
