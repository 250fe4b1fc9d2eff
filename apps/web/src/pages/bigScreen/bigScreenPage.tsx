import type { ReviewText } from '@claim-it/text';
import type { FunctionComponent, JSX } from 'preact';
import { lazyPage } from '../../kit/frame/lazyPage.tsx';
import { Trouble } from '../../kit/frame/trouble.tsx';
import { Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { review } from '../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import { BigScreenView } from './bigScreenView.tsx';
import { useLocalGame } from './followedGame.ts';
import { useForecast } from './forecast.ts';

type Props = { readonly id: string; readonly isOnline: boolean };
type Here = Pick<Props, 'id'>;

const StreamPage = lazyPage(() => import('./streamPage.tsx'), 'StreamPage');

const LocalGame = ({ id }: Here): JSX.Element => {
  const followed = useLocalGame(id);
  const forecast = useForecast(followed.kind === 'here' ? followed.game : null);
  if (followed.kind === 'waiting') return <Waiting />;
  if (followed.kind === 'refused')
    return <Trouble title={text().pages.names.show} line={sayNotice(text(), followed.refusal)} />;
  const { game, setup } = followed;
  const table = { kind: 'play', id } as const;
  return <BigScreenView game={game} setup={setup} forecast={forecast} table={table} />;
};

const Page = ({ id, isOnline }: Props): JSX.Element =>
  isOnline ? <StreamPage id={id} /> : <LocalGame id={id} />;

/** A game on a big screen, for a projector or a stream. */
export const BigScreenPage: FunctionComponent<Props> = withTexts<ReviewText, Props>(review, Page);
