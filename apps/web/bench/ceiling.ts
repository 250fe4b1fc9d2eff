import type { Page } from '@playwright/test';

/** A still picture of the page as it is, with one thing moving over it: the most this machine can draw at this size. */
export const showCeiling = async (page: Page): Promise<void> => {
  const picture = (await page.screenshot()).toString('base64');
  await page.goto('about:blank');
  await page.setContent(`
    <style>
      body { margin: 0; height: 100vh; background: url(data:image/png;base64,${picture}) 0 0 / 100% 100% }
      i { position: absolute; width: 79px; height: 79px; background: gold; animation: walk 2s infinite alternate }
      @keyframes walk { to { transform: translate(280px, 600px) } }
    </style>
    <i></i>`);
};
