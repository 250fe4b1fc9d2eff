/** A page that is still being fetched has no heading yet: it gets the focus when it comes. */
let isAwaited = false;

const focusOn = (heading: HTMLElement): void => {
  isAwaited = false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** After going to another page: its heading is where reading begins. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) isAwaited = true;
  else focusOn(heading);
};

/** Called by a heading that has just come. */
export const headingArrived = (heading: HTMLElement | null): void => {
  if (isAwaited && heading !== null) focusOn(heading);
};
