import type { MatchSetup, OpenRefusal } from '@claim-it/client/model';
import { gameAfter, replaySaved } from '@claim-it/client/model';
import { loadMatch, transact } from '@claim-it/client/storage';
import type { Game, Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazyPage } from '../../kit/frame/lazyPage.tsx';
import { Trouble } from '../../kit/frame/trouble.tsx';
import { Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { review } from '../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import { BigScreenView } from './bigScreenView.tsx';
import { useForecast } from './forecast.ts';

/** A game that is watched while others play it. */
type Followed = Result<{ readonly setup: MatchSetup; readonly game: Game }, OpenRefusal>;

/** Another tab writes every choice down; so often it is looked for. */
const LOOK_EVERY_MS = 500;

/** When a match was last written; the whole of it is read only when that has changed. */
const changeOf = async (id: string): Promise<unknown> => {
  try {
    return await transact('readonly', async ({ matches }) => {
      const row: unknown = await matches.get(id);
      return row !== null && typeof row === 'object' && 'changedAt' in row ? row.changedAt : null;
    });
  } catch {
    return null;
  }
};

/** A match of this device as it stands now. Never rejects. */
const lookAt = async (id: string): Promise<Followed> => {
  const loaded = await loadMatch(id);
  if (!loaded.ok) return loaded;
  const replayed = replaySaved(loaded.value);
  if (!replayed.ok) return refuse({ kind: 'damaged', damage: replayed.reason });
  return ok({ setup: loaded.value.setup, game: gameAfter(replayed.value) });
};

/** Follows a match of this device, whichever tab it is played in; null until it is found. */
const useLocalGame = (id: string): Followed | null => {
  const followed = useSignal<Followed | null>(null);
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: unknown;
    const look = async (): Promise<void> => {
      const changed = await changeOf(id);
      if (changed !== seen || seen === undefined) {
        seen = changed;
        const now = await lookAt(id);
        if (!isLeft) followed.value = now;
      }
      if (!isLeft) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id, followed]);
  return followed.value;
};

type Props = { readonly id: string; readonly isOnline: boolean };
type Here = Pick<Props, 'id'>;

const StreamPage = lazyPage(() => import('./streamPage.tsx'), 'StreamPage');

const LocalGame = ({ id }: Here): JSX.Element => {
  const followed = useLocalGame(id);
  const forecast = useForecast(followed?.ok ? followed.value.game : null);
  if (followed === null) return <Waiting />;
  if (!followed.ok)
    return <Trouble title={text().pages.names.show} line={sayNotice(text(), followed.reason)} />;
  return <BigScreenView {...followed.value} forecast={forecast} table={{ kind: 'play', id }} />;
};

const Page = ({ id, isOnline }: Props): JSX.Element =>
  isOnline ? <StreamPage id={id} /> : <LocalGame id={id} />;

/** A game on a big screen, for a projector or a stream. */
export const BigScreenPage: FunctionComponent<Props> = withTexts(review, Page);
