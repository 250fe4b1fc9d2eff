/** Does something that takes the pressed button away; reading goes on at the heading of what comes of it. */
export const resultAfter = (act: () => void) => (): void => {
  document.querySelector<HTMLElement>('.result-sheet h2')?.focus();
  act();
};
