import type { ReviewText } from '@claim-it/text';
import type { FunctionComponent, JSX } from 'preact';
import { lazyPage } from '../../kit/frame/lazyPage.tsx';
import { Trouble } from '../../kit/frame/trouble.tsx';
import { Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { review } from '../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import { useLocalGame } from './followed.ts';
import { useOutlook } from './outlook.ts';
import { ShowView } from './showView.tsx';

type Props = { readonly id: string; readonly isOnline: boolean };
type Here = { readonly id: string; readonly texts: ReviewText };

const StreamPage = lazyPage<Here>(async () => (await import('./streamPage.tsx')).StreamPage);

const LocalShow = ({ id, texts }: Here): JSX.Element => {
  const followed = useLocalGame(id);
  const outlook = useOutlook(followed.kind === 'here' ? followed.game : null);
  if (followed.kind === 'waiting') return <Waiting />;
  if (followed.kind === 'refused')
    return <Trouble title={text().pages.names.show} line={sayNotice(text(), followed.refusal)} />;
  const { game, setup } = followed;
  const table = { kind: 'play', id } as const;
  return <ShowView {...{ texts, game, setup, outlook, table }} note={null} />;
};

const Page: FunctionComponent<Props & { readonly texts: ReviewText }> = ({
  id,
  isOnline,
  texts,
}) => (isOnline ? <StreamPage id={id} texts={texts} /> : <LocalShow id={id} texts={texts} />);

/** A game in large, for a projector or a stream. */
export const ShowPage: FunctionComponent<Props> = withTexts<ReviewText, Props>(review, Page);
