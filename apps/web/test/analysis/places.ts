/** Runs in the page: everything in a table that reaches outside its cell or its frame. */
export const outside = (frames: readonly Element[]): readonly string[] =>
  frames.flatMap((frame) => {
    const around = frame.getBoundingClientRect();
    const reaches = (box: DOMRect, limit: DOMRect): boolean =>
      box.width > 1 && (box.right > limit.right + 1 || box.left < limit.left - 1);
    const isShown = (cell: Element): boolean => (cell.closest('thead')?.clientWidth ?? 2) !== 1;
    return [...frame.querySelectorAll('th, td')].filter(isShown).flatMap((cell) => {
      const limit = cell.getBoundingClientRect();
      const parts = [...cell.querySelectorAll(':not(.spoken-only)')];
      const isOut =
        reaches(limit, around) || parts.some((one) => reaches(one.getBoundingClientRect(), limit));
      return isOut || cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent ?? ''] : [];
    });
  });

/** Runs in the page: goes to some rolls, and tells where the buttons were. */
export const placesAt = async (rolls: readonly number[]): Promise<readonly number[]> => {
  const buttons = document.querySelector('fieldset.steps');
  const slider = document.querySelector<HTMLInputElement>('.scrubber input');
  if (buttons === null || slider === null) throw new Error('no steps');
  const drawn = async (roll: number): Promise<void> => {
    const isThere = (): boolean =>
      document.querySelector(`.rolls tbody tr:nth-child(${roll}).is-selected`) !== null &&
      document.querySelector('.roll-reason, .roll-bust') !== null;
    while (!isThere()) await new Promise(requestAnimationFrame);
  };
  const places = new Set<number>();
  for (const roll of rolls) {
    slider.value = String(roll);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn(roll);
    places.add(buttons.getBoundingClientRect().top + scrollY);
  }
  return [...places];
};
