import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../navigation/navigation.ts';
import type { LazyText } from '../text/lazyTexts.ts';
import { NotLoaded, Waiting } from './waiting.tsx';

/** Texts that a part of a page fetches for itself; null until they are here. */
export const useTexts = <Texts,>(lazy: LazyText<Texts>): Texts | null => {
  const wanted = language.value;
  useEffect(() => void lazy.fetch(wanted), [wanted]);
  return lazy.texts.value;
};

/** A page that is shown once its texts are here, and again in each language that is switched to. */
export const withTexts =
  <Props extends object>(
    lazy: LazyText<unknown>,
    Page: FunctionComponent<Props>,
  ): FunctionComponent<Props> =>
  (props) => {
    if (useTexts(lazy) !== null) return <Page {...props} />;
    return lazy.hasFailed.value ? <NotLoaded /> : <Waiting />;
  };
