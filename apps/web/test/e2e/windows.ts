import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A window as a browser leaves it; `letters` is the size of the usual text where a person has made it larger. */
export type Window = { readonly width: number; readonly height: number; readonly letters?: number };

const at = (width: number, height: number, letters?: number): Window =>
  letters === undefined ? { width, height } : { width, height, letters };

/** Phones upright and on their side, tablets, laptops, large screens; pages at 200 % have half the window. */
export const WINDOWS: readonly Window[] = [
  at(320, 480),
  at(480, 320),
  at(360, 560),
  at(375, 553),
  at(360, 640),
  at(390, 664),
  at(412, 732),
  at(390, 844),
  at(568, 320),
  at(667, 331),
  at(844, 390),
  at(683, 312),
  at(720, 450),
  at(768, 1024),
  at(820, 1180),
  at(1024, 768),
  at(1180, 820),
  at(1280, 600),
  at(1280, 720),
  at(1366, 625),
  at(1440, 900),
  at(2560, 1300),
  at(3840, 2160),
  at(390, 664, 32),
  at(844, 390, 32),
  at(1366, 625, 32),
  at(1440, 900, 32),
];

/** The hardest of them, for what differs little from a table that was seen in all. */
export const HARDEST: readonly Window[] = [
  at(320, 480),
  at(480, 320),
  at(375, 553),
  at(390, 664),
  at(667, 331),
  at(844, 390),
  at(820, 1180),
  at(1280, 600),
  at(1440, 900),
  at(390, 844, 32),
];

const nameOf = ({ width, height, letters }: Window): string =>
  `${width}x${height}${letters === undefined ? '' : ` with letters of ${letters}`}`;

/** Runs in the page: what is cut off, covered or too small to be pressed. */
const findFaults = async (): Promise<readonly string[]> => {
  const faults: string[] = [];
  // What a window has in another form is made after its first frame.
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const {
    clientWidth: width,
    clientHeight: height,
    scrollWidth,
    scrollHeight,
  } = document.documentElement;
  if (scrollWidth > width) faults.push(`scrolls sideways by ${scrollWidth - width}`);
  if (scrollHeight > height) faults.push(`scrolls by ${scrollHeight - height}`);
  const visible = (selector: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1,
    );
  const side = (value: number): number => Math.round(value * 10) / 10;
  const tell = ({ left, top, right, bottom }: DOMRect): string =>
    `${side(left)},${side(top)}–${side(right)},${side(bottom)}`;
  const named = (selector: string) =>
    visible(selector).map((one, nth) => ({
      name: `${selector} ${nth + 1}`,
      one,
      box: one.getBoundingClientRect(),
    }));
  type Named = ReturnType<typeof named>[number];
  /** A tolerance of one pixel or less. */
  const HAIR = 1;
  const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - HAIR &&
    inner.top >= outer.top - HAIR &&
    inner.right <= outer.right + HAIR &&
    inner.bottom <= outer.bottom + HAIR;
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > HAIR &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > HAIR;
  const expectCount = (selector: string, least: number): void => {
    const { length } = visible(selector);
    if (length < least) faults.push(`${selector}: ${length} of ${least} seen`);
  };
  const expectApart = (some: readonly Named[], others: readonly Named[]): void => {
    for (const a of some)
      for (const b of others)
        if (a.one !== b.one && meet(a.box, b.box))
          faults.push(`${a.name} ${tell(a.box)} on ${b.name} ${tell(b.box)}`);
  };

  const spaces = named('[role=gridcell]');
  const plates = named(':is(.roll-plate, .take-plate, .lesson-next)');
  const dice = named('.die-cast');
  const words = named(':is(.banner, .coach-say)');
  const cards = named('.card');
  const bars = named(':is(.room, .tools, .page-head) :is(a, button, h1, p)');
  const news = named(':is(.tip-slip, .jump-notice, .undo-offer)');
  expectCount('[role=gridcell]', 36);
  expectCount(
    ':is(.roll-plate, .take-plate, .lesson-next)',
    document.querySelector('.lesson-next') === null ? 2 : 1,
  );
  expectCount(':is(.banner, .coach-say)', 1);
  expectCount('.die-cast', document.querySelectorAll('.die-cast').length);

  const screen = new DOMRect(0, 0, width, height);
  for (const { name, box } of [...spaces, ...plates, ...dice, ...words, ...cards, ...bars, ...news])
    if (!isIn(box, screen)) faults.push(`${name} ${tell(box)} leaves the window`);
  for (const { name, box } of spaces.slice(0, 1))
    if (box.width < 43.5 || box.height < 43.5) faults.push(`${name}: only ${side(box.width)} wide`);
  const areas = [...words, ...cards, ...bars, ...plates];
  expectApart(
    areas,
    areas.filter(({ one }) => !areas.some((other) => other.one !== one && other.one.contains(one))),
  );
  expectApart(
    spaces.filter((_, nth) => nth % 5 === 0),
    areas,
  );
  expectApart(spaces, [...plates, ...words, ...dice]);
  expectApart(news, [...plates, ...words, ...bars]);
  // In low windows the dice lie on the Roll plate, but never on its words.
  expectApart(dice, [
    ...words,
    ...cards,
    ...bars,
    ...named('.plate-words'),
    ...named('.take-plate'),
  ]);

  for (const [inner, outer] of [
    ['.plate-words', ':is(.roll-plate, .take-plate)'],
    ['.banner-words > *', '.banner'],
    ['.card-name', '.card'],
    ['.card-stats', '.card'],
    ['.die-tag', '.table-page, .page'],
    ['.watch-words', '.actions'],
  ] as const)
    for (const { name, one, box } of named(inner)) {
      const around = one.closest(outer)?.getBoundingClientRect();
      if (around !== undefined && !isIn(box, around))
        faults.push(`${name} ${tell(box)} leaves ${outer} ${tell(around)}`);
    }
  // A word may be wider than the box it stands in.
  for (const { name, one } of named('.plate-words b')) {
    const plate = one.closest('.roll-plate, .take-plate')?.getBoundingClientRect() ?? screen;
    const range = document.createRange();
    range.selectNodeContents(one);
    for (const box of range.getClientRects())
      if (
        box.left < plate.left - HAIR ||
        box.right > plate.right + HAIR ||
        // A line of text is a little higher than its letters.
        box.top < plate.top - 5 ||
        box.bottom > plate.bottom + 5
      )
        faults.push(`${name}: words ${tell(box)} leave ${tell(plate)}`);
  }
  // The title is printed on the map: its script ends here, counted in sixths of the board.
  const TITLE_END = 4.86;
  const [calls] = named('.calls');
  const [ground] = named('.ground');
  if (calls !== undefined && ground !== undefined) {
    const end = ground.box.left + (TITLE_END * ground.box.width) / 6;
    if (calls.box.left < end)
      faults.push(`.calls ${tell(calls.box)} on the title, which ends at ${side(end)}`);
  }
  return faults;
};

const wear = async (page: Page, letters: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  await session.detach();
};

const USUAL_LETTERS = 16;

/** Everything that is needed to play is on the screen in every window; answers all faults at once. */
export const expectWhole = async (
  page: Page,
  name: string,
  windows: readonly Window[] = WINDOWS,
): Promise<void> => {
  const faults: string[] = [];
  let worn = USUAL_LETTERS;
  for (const window of windows) {
    const { letters = USUAL_LETTERS } = window;
    if (letters !== worn) await wear(page, letters);
    worn = letters;
    await page.setViewportSize(window);
    for (const fault of await page.evaluate(findFaults)) faults.push(`${nameOf(window)}: ${fault}`);
  }
  if (worn !== USUAL_LETTERS) await wear(page, USUAL_LETTERS);
  expect.soft(faults, name).toEqual([]);
};
