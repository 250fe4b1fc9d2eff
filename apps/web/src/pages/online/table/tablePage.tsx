import type { Line, OnlineMatch, OnlineTable } from '@claim-it/client/online';
import { createOnlineMatch, createOnlineTable, houseLine } from '@claim-it/client/online';
import { tellOpenTable } from '@claim-it/client/running';
import { settings } from '@claim-it/client/storage';
import type { TableId } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { effect, useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { sets } from '../../../kit/controls/handlers.ts';
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

/** A short break is nobody's concern. */
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

const useMatch = (table: OnlineTable, isCut: ReadonlySignal<boolean>): OnlineMatch | null => {
  const hasBegun = useComputed(() => (table.log.value?.state.game ?? null) !== null).value;
  const match = useMemo(() => {
    const log = table.log.peek();
    if (!hasBegun || log === null) return null;
    return createOnlineMatch({ table, isCut, nameless, rematch: () => playAgain(table) }, log);
  }, [table, hasBegun, isCut]);
  useEffect(() => () => match?.end(), [match]);
  return match;
};

/** Title, sign and bell follow this table: it knows at once whether somebody at this device is on turn. */
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
}): JSX.Element => (
  <>
    <DeviceNotices table={props.table} />
    <Side {...props} />
    <AwayPaper table={props.table} />
  </>
);

type Props = { readonly id: string };

const Seen = ({ id }: Props): JSX.Element => {
  const table = useMemo(() => createOnlineTable(id as TableId, { line: houseLine() }), [id]);
  useEffect(() => () => table.stop(), [table]);
  const isCut = useCut(table.line);
  const match = useMatch(table, isCut);
  useOpenTable(id, match);
  useHandOver(table);
  const closed = table.closed.value;
  if (match !== null)
    return <MatchTable match={match} aside={<Aside table={table} match={match} />} />;
  if (closed !== null)
    return <Trouble title={text().pages.names.play} line={text().notices.tableGone} />;
  return table.log.value === null ? <Waiting /> : <Room table={table} />;
};

/** A table of the house: the room where people gather, then the table itself. */
export const HouseTable = ({ id }: Props): JSX.Element => (
  <GateFrame title={online.text().room.title}>{() => <Seen id={id} />}</GateFrame>
);
