// Functions that run in the page; each stands alone, because the browser gets only its text.

/** Taps one glowing space after another and answers how long each took until its effect was painted. */
export const tapDelays = async (taps: number): Promise<number[]> => {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const delays: number[] = [];
  while (delays.length < taps) {
    const target = document.querySelector<HTMLElement>('.space.lit');
    if (target === null) {
      document.querySelector<HTMLElement>('.roll-plate[aria-disabled="false"]')?.click();
      await frame();
      continue;
    }
    const started = performance.now();
    target.click();
    while (!target.classList.contains('chosen')) await frame();
    await frame(); // the frame with the marker in it has been painted
    delays.push(performance.now() - started);
    for (let rest = 0; rest < 40; rest += 1) await frame();
  }
  return delays;
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
