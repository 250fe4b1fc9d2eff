/** What is said of the app before it runs: in search results, on the home screen of a phone, and where no script may run. */
export type ShellText = {
  readonly title: string;
  readonly description: string;
  readonly needsScript: string;
};
