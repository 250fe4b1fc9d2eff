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

/** Whatever can be pressed is large enough for a finger. */
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
