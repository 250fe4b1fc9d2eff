import '../../kit/style/shared.css';
import './review.css';
import './charts/charts.css';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Trouble } from '../../kit/frame/trouble.tsx';
import { Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { parseFragment } from '../../kit/navigation/reviewFragment.ts';
import { useHash } from '../../kit/navigation/useHash.ts';
import { review } from '../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import type { Source } from '../../parts/record/source.ts';
import { loadSource } from '../../parts/record/source.ts';
import { Book } from './book.tsx';
import { startPlayback, startReviewKeys } from './state/playback.ts';
import { createReview } from './state/reviewState.ts';

type Props = { readonly id: string | null };

const Report = ({ source }: { readonly source: Source }): JSX.Element => {
  const state = useMemo(() => createReview(source, parseFragment(location.hash).step), [source]);
  useEffect(() => {
    state.begin();
    return state.cancel;
  }, [state]);
  useEffect(() => startPlayback(state), [state]);
  useEffect(() => startReviewKeys(state), [state]);
  return <Book texts={review.text()} review={state} />;
};

const Page: FunctionComponent<Props> = ({ id }) => {
  const loaded = useHash((hash) => loadSource(id, hash), [id]);
  if (loaded === null) return <Waiting />;
  if (loaded.ok) return <Report source={loaded.value} />;
  return <Trouble title={text().pages.names.review} line={sayNotice(text(), loaded.reason)} />;
};

/** The report of a game. */
export const ReviewPage: FunctionComponent<Props> = withTexts(review, Page);
