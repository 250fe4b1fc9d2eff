/** What a step asks for, and what is said when the player does something else. */
export type StepText = { readonly say: string; readonly hint: string };

export type LessonText<Step extends string> = {
  readonly title: string;
  readonly goal: string;
  readonly steps: Readonly<Record<Step, StepText>>;
};

/** Four lessons; each names its steps, so that none can be without words. */
export type LearnText = {
  readonly lead: string;
  readonly lesson: (number: number) => string;
  readonly begin: string;
  readonly again: string;
  readonly finished: string;
  readonly step: (number: number, of: number) => string;
  readonly next: string;
  readonly nextLesson: string;
  readonly overview: string;
  readonly allFinished: string;
  readonly play: string;
  readonly rulebook: string;
  readonly lessons: {
    readonly 1: LessonText<'roll' | 'place' | 'second' | 'placeSecond' | 'take' | 'done'>;
    readonly 2: LessonText<
      'look' | 'roll' | 'jump' | 'own' | 'squatter' | 'closed' | 'take' | 'done'
    >;
    readonly 3: LessonText<'look' | 'roll' | 'bust' | 'fresh' | 'take' | 'done'>;
    readonly 4: LessonText<'take' | 'green' | 'blue' | 'roll' | 'join' | 'last' | 'done'>;
  };
};
