/** The table: labels, buttons, banners and what the live region says. */
export type TableText = {
  readonly roll: string;
};
