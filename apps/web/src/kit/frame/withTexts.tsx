import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../navigation/navigation.ts';
import type { LazyText } from '../text/lazyTexts.ts';
import { NotLoaded, Waiting } from './waiting.tsx';

/** A page that is shown once its texts are here, and again in each language that is switched to. */
export const withTexts =
  <Texts, Props extends object>(
    lazy: LazyText<Texts>,
    Page: FunctionComponent<Props & { readonly texts: Texts }>,
  ): FunctionComponent<Props> =>
  (props) => {
    const wanted = language.value;
    useEffect(() => {
      void lazy.fetch(wanted);
    }, [wanted]);
    if (lazy.texts.value !== null) return <Page {...props} texts={lazy.texts.value} />;
    return lazy.hasFailed.value ? <NotLoaded /> : <Waiting />;
  };
