import type { Line, OnlineMatch, OnlineTable } from '@claim-it/client/online';
import { createOnlineMatch, createOnlineTable, houseLine } from '@claim-it/client/online';
import { tellOpenTable } from '@claim-it/client/running';
import { settings } from '@claim-it/client/storage';
import type { TableId } from '@claim-it/protocol';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { effect, useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { sets } from '../../../kit/controls/handlers.ts';
import { lazyPart } from '../../../kit/frame/lazyPart.tsx';
import { Trouble } from '../../../kit/frame/trouble.tsx';
import { Waiting } from '../../../kit/frame/waiting.tsx';
import { goTo } from '../../../kit/navigation/navigation.ts';
import { armBell, ring } from '../../../kit/sound/sound.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { MatchTable } from '../../../parts/match/matchTable.tsx';
import { closeNotice } from '../../../parts/notices/devicePush.ts';
import { GateFrame } from '../../../parts/online/gate.tsx';
import { Room } from '../room/room.tsx';
import { AwayPaper } from './awayPaper.tsx';
import { DeviceNotices, useHandOver } from './deviceNotices.tsx';
import { Side } from './side.tsx';

const WebhookSheet = lazyPart(
  () => import('../shared/webhooks.tsx').then(({ WebhookSheet }) => ({ WebhookSheet })),
  'WebhookSheet',
);

/** A short break is not shown. */
const UNNOTICED_MS = 1500;

const useCut = (line: Line): ReadonlySignal<boolean> => {
  const isCut = useSignal(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = effect(() => {
      const state = line.state.value;
      if (timer !== null) clearTimeout(timer);
      if (state === 'open') isCut.value = false;
      else if (state === 'silent') isCut.value = true;
      else timer = setTimeout(sets(isCut, true), UNNOTICED_MS);
    });
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [line, isCut]);
  return isCut;
};

/** Asks for the next game of the same people, and goes there. */
const playAgain = (table: OnlineTable): void => {
  const known = table.log.peek()?.state.rematch ?? null;
  const goThere = (next: string | null): void => {
    if (next !== null) goTo({ kind: 'table', id: next });
  };
  if (known !== null) goThere(known);
  else
    void table
      .give({ kind: 'rematch' })
      .then(() => goThere(table.log.peek()?.state.rematch ?? null));
};

const nameless = (chair: number): string => online.text().room.player(chair + 1);

const useMatch = (
  table: OnlineTable,
  isCut: ReadonlySignal<boolean>,
  tellChats: () => void,
): OnlineMatch | null => {
  const hasBegun = useComputed(() => (table.log.value?.state.game ?? null) !== null).value;
  const match = useMemo(() => {
    const log = table.log.peek();
    if (!hasBegun || log === null) return null;
    const rematch = (): void => playAgain(table);
    return createOnlineMatch({ table, isCut, nameless, rematch, tellChats }, log);
  }, [table, hasBegun, isCut]);
  useEffect(() => () => match?.end(), [match]);
  return match;
};

/** Title, icon and bell follow this table: it knows at once whether a player at this device is on turn. */
const useOpenTable = (table: string, match: OnlineMatch | null): void => {
  useEffect(() => {
    if (match === null) return;
    const { sitters } = match.setup;
    void closeNotice(table);
    armBell(settings.peek().bell && sitters.some(({ kind }) => kind === 'guest'));
    let wasMyTurn = true;
    const stop = effect(() => {
      const { seat, phase } = match.game.value.turn;
      const isMyTurn = phase.kind !== 'over' && sitters[seat]?.kind === 'person';
      if (isMyTurn && !wasMyTurn && document.hidden) ring();
      wasMyTurn = isMyTurn;
      tellOpenTable({ table, isMyTurn });
    });
    return () => {
      stop();
      armBell(false);
      tellOpenTable(null);
    };
  }, [table, match]);
};

const Aside = (props: {
  readonly table: OnlineTable;
  readonly match: OnlineMatch;
  readonly isTelling: Signal<boolean>;
}): JSX.Element => (
  <>
    <DeviceNotices table={props.table} />
    <Side {...props} />
    <AwayPaper table={props.table} />
    {props.isTelling.value && (
      <WebhookSheet table={props.table.id} onClose={sets(props.isTelling, false)} />
    )}
  </>
);

type Props = { readonly id: string };

const Seen = ({ id }: Props): JSX.Element => {
  const table = useMemo(() => createOnlineTable(id as TableId, { line: houseLine() }), [id]);
  useEffect(() => () => table.stop(), [table]);
  const isCut = useCut(table.line);
  const isTelling = useSignal(false);
  const match = useMatch(table, isCut, sets(isTelling, true));
  useOpenTable(id, match);
  useHandOver(table);
  const closed = table.closed.value;
  if (match !== null) {
    const aside = <Aside table={table} match={match} isTelling={isTelling} />;
    return <MatchTable match={match} aside={aside} />;
  }
  if (closed !== null)
    return <Trouble title={text().pages.names.play} line={text().notices.tableGone} />;
  return table.log.value === null ? <Waiting /> : <Room table={table} />;
};

/** An online table: the room before the game, then the table itself. */
export const HouseTable = ({ id }: Props): JSX.Element => (
  <GateFrame title={online.text().room.title}>{() => <Seen id={id} />}</GateFrame>
);
