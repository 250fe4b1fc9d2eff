// Functions that run in the page; each stands alone, because the browser gets only its text.

/** Taps one glowing space after another and answers how long each took until its effect was painted. */
export const tapDelays = async (taps: number): Promise<number[]> => {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  /** A message that is sent in a frame arrives when that frame has been painted. */
  const painted = async (): Promise<void> => {
    await frame();
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  };
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
    for (let turn = 0; turn < 20; turn += 1) await null; // synchronous rendering
    while (!target.classList.contains('chosen')) await frame();
    await painted();
    delays.push(performance.now() - started);
    await pause(600 + delays.length * 7); // at another point between two frames each time
  }
  return delays;
};

/** Plays for some milliseconds at the speed that is set, looking ten times a second, as a quick person would. */
export const playFor = async (milliseconds: number): Promise<void> => {
  const ends = performance.now() + milliseconds;
  let rolls = 0;
  while (performance.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 100));
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
};

/** The times between frames as a script of the page sees them. */
export const framesOf = async (milliseconds: number): Promise<number[]> => {
  const steps: number[] = [];
  const started = performance.now();
  let last = started;
  while (last - started < milliseconds) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    steps.push(now - last);
    last = now;
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
