import { createFeed, createWitness, houseLine, setupFrom } from '@claim-it/client/online';
import type { TableId } from '@claim-it/protocol';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Trouble } from '../../kit/frame/trouble.tsx';
import { Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { online, review } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { GateFrame } from '../../parts/online/gate.tsx';
import { BigScreenView } from './bigScreenView.tsx';
import { useForecast } from './forecast.ts';

type Props = { readonly id: string };

/** A table of the server as its spectators see it; only the wish to watch is sent. */
const Watched = ({ id }: Props): JSX.Element => {
  const feed = useMemo(() => createFeed(id as TableId, houseLine(), createWitness()), [id]);
  useEffect(() => () => feed.stop(), [feed]);
  const about = feed.about.value;
  const state = feed.log.value?.state ?? null;
  const game = state?.game ?? null;
  // A player at the table gets no advice from it while the game runs.
  const isPlayer = (about?.you.chairs.length ?? 0) > 0 && game?.turn.phase.kind !== 'over';
  const forecast = useForecast(isPlayer || about === null ? null : game);
  const title = text().pages.names.show;
  const { show } = review.text();
  if (feed.fault.value !== null) return <Trouble title={title} line={text().notices.proofFailed} />;
  if (feed.closed.value !== null) return <Trouble title={title} line={text().notices.tableGone} />;
  if (state === null) return <Waiting />;
  if (game === null) return <Trouble title={title} line={show.alone} />;
  return (
    <BigScreenView
      game={game}
      setup={setupFrom(state, about, (chair) => online.text().room.player(chair + 1))}
      forecast={forecast}
      note={isPlayer ? show.noChances : null}
      table={{ kind: 'table', id }}
    />
  );
};

const Gated = ({ id }: Props): JSX.Element => (
  <GateFrame title={text().pages.names.show}>{() => <Watched id={id} />}</GateFrame>
);

/** A table of the server on a big screen. */
export const StreamPage: FunctionComponent<Props> = withTexts(online, Gated);
