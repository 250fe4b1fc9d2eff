import type { Page } from '@playwright/test';

/** Runs in the page: keeps every text that is to be seen at a place, however soon it goes. */
const watchFor = (selector: string): Set<string> => {
  const texts = new Set<string>();
  const look = (): void => {
    for (const one of document.querySelectorAll(selector))
      if (one.checkVisibility({ visibilityProperty: true })) texts.add(one.textContent.trim());
  };
  look();
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
  });
  return texts;
};

/**
 * Starts to watch elements that disappear by themselves, such as toasts and bubbles, and returns all of them since then.
 * Call it before the press: `await expect.poll(toasts).toContain(words)` then misses nothing while the test is held up.
 */
export const seen = async (
  page: Page,
  selector: string,
): Promise<() => Promise<readonly string[]>> => {
  const texts = await page.evaluateHandle(watchFor, selector);
  return () => texts.evaluate((all) => [...all]);
};
