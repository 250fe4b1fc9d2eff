/** The pages around the table. */
export type PageText = {
  readonly title: string;
};
