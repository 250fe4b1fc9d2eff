import '../../kit/style/shared.css';
import './review.css';
import './charts/charts.css';
import type { Result } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Trouble } from '../../kit/frame/trouble.tsx';
import { Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { parseFragment } from '../../kit/navigation/reviewFragment.ts';
import { review } from '../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import type { Source, SourceRefusal } from '../../parts/record/source.ts';
import { loadSource } from '../../parts/record/source.ts';
import { Book } from './book.tsx';
import { startPlayback, startReviewKeys } from './state/playback.ts';
import { createReview } from './state/reviewState.ts';

type Props = { readonly id: string | null };
type Loaded = Result<Source, SourceRefusal>;

/** The game of the address; null while it is fetched. */
const useSource = (id: string | null): Loaded | null => {
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const found = await loadSource(id, location.hash);
      if (!isLeft) loaded.value = found;
    };
    const onChange = (): void => void look();
    onChange();
    addEventListener('hashchange', onChange);
    return () => {
      isLeft = true;
      removeEventListener('hashchange', onChange);
    };
  }, [id, loaded]);
  return loaded.value;
};

const Report = ({
  texts,
  source,
}: {
  readonly texts: ReviewText;
  readonly source: Source;
}): JSX.Element => {
  const state = useMemo(() => createReview(source, parseFragment(location.hash).step), [source]);
  useEffect(() => {
    state.begin();
    const stops = [startPlayback(state), startReviewKeys(state)];
    return () => {
      for (const stop of stops) stop();
      state.cancel();
    };
  }, [state]);
  return <Book texts={texts} review={state} />;
};

const Page: FunctionComponent<Props & { readonly texts: ReviewText }> = ({ id, texts }) => {
  const loaded = useSource(id);
  if (loaded === null) return <Waiting />;
  if (loaded.ok) return <Report texts={texts} source={loaded.value} />;
  return <Trouble title={text().pages.names.review} line={sayNotice(text(), loaded.reason)} />;
};

/** The report of a game. */
export const ReviewPage: FunctionComponent<Props> = withTexts<ReviewText, Props>(review, Page);
