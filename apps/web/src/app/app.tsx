import '../kit/frame/frame.css';
import { ArtDefs } from '@claim-it/board';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ErrorBoundary } from '../kit/frame/errorBoundary.tsx';
import { focusHeading } from '../kit/frame/headingFocus.ts';
import { addressOf, page } from '../kit/navigation/navigation.ts';
import { windowTitle } from '../kit/navigation/windowTitle.ts';
import { text, texts } from '../kit/text/texts.ts';
import { nameWindow } from '../kit/turns/windowName.ts';
import { CurrentPage } from './currentPage.tsx';

/** Names the window, and takes those who do not see it to the heading of the page they came to. */
const usePageArrival = (): void => {
  const { pages } = text();
  const here = page.value;
  const address = addressOf(here);
  const path = address.slice(address.indexOf('/', 1));
  const before = useRef(path);
  useEffect(() => {
    const title = windowTitle(pages, here);
    if (title !== null) nameWindow(title);
  }, [pages, here]);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    focusHeading();
  }, [path]);
};

/** A button, because the address keeps its `#` for shared games. */
const skip = (): void => {
  document.querySelector<HTMLElement>('main')?.focus();
};

const Pages = (): JSX.Element => {
  usePageArrival();
  return (
    <>
      <ArtDefs />
      <button type="button" class="skip-link" onClick={skip}>
        {text().pages.frame.skip}
      </button>
      <ErrorBoundary key={JSON.stringify(page.value)}>
        <CurrentPage />
      </ErrorBoundary>
    </>
  );
};

export const App = (): JSX.Element | null => (texts.value === null ? null : <Pages />);
