// Functions that run in the page; each stands alone, because the browser gets only its text.

/** Makes the next tap on the table and answers how long its effect took to be painted; null for a tap that only rolls or takes. */
export const tapDelay = async (): Promise<number | null> => {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const ready = (plate: string): HTMLElement | null =>
    document.querySelector(`.${plate}[aria-disabled="false"]`);
  const lit = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.space.lit')];
  for (;;) {
    const target = lit()[0] ?? ready('take-plate') ?? ready('roll-plate');
    if (target === null || target === undefined) {
      await frame();
      continue;
    }
    if (!target.classList.contains('space')) {
      const before = document.querySelector('.banner')?.textContent;
      target.click();
      for (let count = 0; count < 30; count += 1) {
        await frame();
        if (lit().length > 0 || document.querySelector('.banner')?.textContent !== before) break;
      }
      return null;
    }
    const started = performance.now();
    target.click();
    while (!target.classList.contains('chosen')) await frame();
    await frame();
    const { port1, port2 } = new MessageChannel();
    const painted = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(null);
    await painted;
    const delay = performance.now() - started;
    ready('take-plate')?.click();
    return delay;
  }
};

/** Plays for some milliseconds at the speed that is set and answers the times between frames. */
export const framesOf = async (milliseconds: number): Promise<number[]> => {
  const steps: number[] = [];
  const started = performance.now();
  let last = started;
  let rolls = 0;
  while (last - started < milliseconds) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    steps.push(now - last);
    last = now;
    const chosen = document.querySelector('.space.chosen');
    const lit = document.querySelector<HTMLElement>('.space.lit');
    const take = document.querySelector<HTMLElement>('.take-plate[aria-disabled="false"]');
    const roll = document.querySelector<HTMLElement>('.roll-plate[aria-disabled="false"]');
    if (chosen === null && lit !== null) lit.click();
    else if (take !== null && rolls >= 3) {
      rolls = 0;
      take.click();
    } else if (roll !== null) {
      rolls += 1;
      roll.click();
    }
  }
  return steps.slice(1);
};

/** Plays the game of the table to its end. */
export const playGame = async (): Promise<void> => {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  const staked = (): number =>
    Number(/\d+/.exec(document.querySelector('.take-plate b')?.textContent ?? '')?.[0] ?? 0);
  while (document.querySelector('.banner[data-kind=over]') === null) {
    const chosen = document.querySelector('.space.chosen');
    const lit = document.querySelector<HTMLElement>('.space.lit');
    const take = document.querySelector<HTMLElement>('.take-plate[aria-disabled="false"]');
    const roll = document.querySelector<HTMLElement>('.roll-plate[aria-disabled="false"]');
    if (chosen === null && lit !== null) lit.click();
    else if (take !== null && staked() >= 3) take.click();
    else roll?.click();
    await pause();
  }
};
