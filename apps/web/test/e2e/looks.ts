import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** A phone that is held in a hand. */
export const BY_FINGER = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
export const TABLET = { width: 768, height: 1024 } as const;

const LIGHTS = {
  day: { colorScheme: 'light', contrast: 'no-preference' },
  night: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const;

/** Changes the light that the device asks for, and waits until the page has followed. */
export const wear = async (page: Page, light: keyof typeof LIGHTS): Promise<void> => {
  const root = page.locator('html');
  await page.emulateMedia(LIGHTS[light]);
  await expect(root).toHaveAttribute('data-theme', light === 'night' ? 'night' : 'day');
  await expect(root).toHaveAttribute('data-contrast', light === 'contrast' ? 'high' : 'usual');
};

/** Runs in the page: comes when everything that has changed so far is on the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Makes the window another size, and waits until the page is drawn in it. */
export const resize = async (
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> => {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(painted);
};

/** Nothing reaches beyond the sides of the page. */
export const expectFits = async (page: Page): Promise<void> => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${page.url()}, ${page.viewportSize()?.width} wide`).toBeLessThanOrEqual(0);
};

/** Runs in the page: texts that a box cuts off, that reach beyond their button, and texts of one block that lie on each other. */
const spoiltTexts = (): readonly string[] => {
  type Said = { readonly node: Node; readonly said: string; readonly boxes: DOMRect[] };
  const texts: Said[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const said = node.textContent?.trim() ?? '';
    const owner = node.parentElement;
    if (said === '' || owner === null) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // The list of rolls beside the board shows as many as fit.
    if (owner.closest('.spoken-only, .skip-link, .notes-list, svg, script, option') !== null)
      continue;
    if (getComputedStyle(owner).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ node, said, boxes: [...range.getClientRects()] });
  }
  const isCut = ({ node, boxes }: Said): boolean => {
    for (let one = node.parentElement; one !== null; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY)) return false;
      const frame = one.getBoundingClientRect();
      // For screen readers only.
      if (frame.width <= 2 || frame.height <= 2) return false;
      // A line of a list that is wholly beyond its end is hidden, not cut.
      const isSeen = (box: DOMRect): boolean =>
        box.bottom > frame.top &&
        box.top < frame.bottom &&
        box.right > frame.left &&
        box.left < frame.right;
      const isOut = boxes
        .filter(isSeen)
        .some(
          (box) =>
            (overflowX !== 'visible' &&
              (box.right > frame.right + 2 || box.left < frame.left - 2)) ||
            (overflowY !== 'visible' && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4)),
        );
      if (isOut && one !== document.body && one !== document.documentElement) return true;
    }
    return false;
  };
  const sticksOut = ({ node, boxes }: Said): boolean => {
    const button = node.parentElement?.closest('button, a[class]')?.getBoundingClientRect();
    if (button === undefined || button.width <= 2) return false;
    return boxes.some((box) => box.right > button.right + 1 || box.left < button.left - 1);
  };
  const lieOnEachOther = (one: Said, other: Said): boolean =>
    one.boxes.some((a) =>
      other.boxes.some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2,
      ),
    );
  const blockOf = ({ node }: Said): Element | null =>
    node.parentElement?.closest('button, a, label, li, fieldset, header, p, td, th') ?? null;
  const cut = texts.filter(isCut).map(({ said }) => `cut off: ${said}`);
  const covered = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => blockOf(one) !== null && blockOf(one) === blockOf(other))
      .filter((other) => lieOnEachOther(one, other))
      .map((other) => `on each other: ${one.said} / ${other.said}`),
  );
  const out = texts.filter(sticksOut).map(({ said }) => `beyond its button: ${said}`);
  return [...cut, ...out, ...covered];
};

/** No text is cut off, and none covers another. */
export const expectTextWhole = async (page: Page): Promise<void> => {
  const spoilt = await page.evaluate(spoiltTexts);
  expect.soft(spoilt, `${page.url()}, ${page.viewportSize()?.width} wide`).toEqual([]);
};

/** All controls are large enough for a finger. */
export const expectLargeTargets = async (page: Page): Promise<void> => {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => one.checkVisibility() && !one.matches('.skip-link'))
      .map((one) => ({ name: one.ariaLabel ?? one.innerText, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  expect(small, `${page.viewportSize()?.width} wide`).toEqual([]);
};

/** The page looks as it did when the picture was taken. */
export const expectPicture = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`, { scale: 'device' });
};
