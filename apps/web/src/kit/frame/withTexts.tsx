import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../navigation/navigation.ts';
import type { LazyText } from '../text/lazyTexts.ts';
import { NotLoaded, Waiting } from './waiting.tsx';

/** A page that is shown once its texts are here, and again in each language that is switched to. */
export const withTexts =
  <Texts, Props extends object>(
    shelf: LazyText<Texts>,
    Page: FunctionComponent<Props & { readonly texts: Texts }>,
  ): FunctionComponent<Props> =>
  (props) => {
    const wanted = language.value;
    useEffect(() => {
      void shelf.fetch(wanted);
    }, [wanted]);
    if (shelf.texts.value !== null) return <Page {...props} texts={shelf.texts.value} />;
    return shelf.hasFailed.value ? <NotLoaded /> : <Waiting />;
  };
