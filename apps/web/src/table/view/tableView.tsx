import { markerPictures } from '@claim-it/board';
import { browserClock } from '@claim-it/client/base';
import type { PlayedMatch } from '@claim-it/client/model';
import { isOver } from '@claim-it/rules';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazyPart } from '../../kit/frame/lazyPart.tsx';
import { whenIdle } from '../../kit/render/idle.ts';
import { Part, useStagedRender } from '../../kit/render/stagedRender.tsx';
import { hasNotesSheet, isRoomy, isWide } from '../../kit/style/isWide.ts';
import { rootState } from '../../kit/style/rootState.ts';
import { text } from '../../kit/text/texts.ts';
import { TurnBanner } from '../bars/banner.tsx';
import { HaltStrip, Toast } from '../bars/strips.tsx';
import { Room, Tools } from '../bars/topBar.tsx';
import { TableBoard } from '../board/tableBoard.tsx';
import { DiceTray } from '../dice/diceTray.tsx';
import { Happened } from '../happened/happened.tsx';
import { TipSlip } from '../happened/tipSlip.tsx';
import { GoldDust } from '../moments/goldDust.tsx';
import { NotesPanel, Ticker } from '../notes/notes.tsx';
import { KeyHints } from '../plates/keyHints.tsx';
import { EndPlates, RollPlate, TakePlate } from '../plates/plates.tsx';
import { PlayerCards } from '../players/cards.tsx';
import { Stores } from '../players/rack.tsx';
import { LiveRegions } from '../speech/live.tsx';
import { createStage } from '../stage/stage.ts';
import type { Actions } from '../state/actions.ts';
import { createActions } from '../state/actions.ts';
import type { Errands } from '../state/errands.ts';
import { createErrands } from '../state/errands.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import { createTableModel } from '../state/tableModel.ts';
import { createUndo } from '../state/undo.ts';
import type { LoadCoach } from './coachSeat.ts';
import { useCoach } from './coachSeat.ts';
import { useTableEffects } from './tableEffects.ts';
import { TableFrame } from './tableFrame.tsx';

const TableSheets = lazyPart(() => import('../sheets/tableSheets.tsx'), 'TableSheets');

type Parts = {
  readonly table: PlayedTable;
  readonly actions: Actions;
  readonly errands: Errands;
};

const partsFor = (match: PlayedMatch): Parts => {
  const stage = createStage(match, browserClock, { mayStep: match.house === undefined });
  const table = { ...createTableModel(match, stage), undo: createUndo(match, stage) };
  return { table, actions: createActions(table), errands: createErrands(table) };
};

const isWatched = ({ match }: PlayedTable): boolean => match.house?.isWatching.value === true;

/** The plates of those who play; who only watches has none to press. */
const OwnPlates = ({ table, actions }: Parts): JSX.Element =>
  isWatched(table) ? (
    <p class="watch-words well">{text().together.watching}</p>
  ) : (
    <>
      <RollPlate table={table} actions={actions} />
      <TakePlate table={table} actions={actions} />
    </>
  );

const Plates = (parts: Parts): JSX.Element => {
  const { table, errands } = parts;
  return (
    <div class="actions" data-rest={table.rest}>
      {isOver(table.game.value) ? (
        <EndPlates table={table} errands={errands} />
      ) : (
        <OwnPlates {...parts} />
      )}
      {table.match.house !== undefined && (
        <p class="sending well" role="status">
          {table.match.house.isSending.value ? text().connection.sending : null}
        </p>
      )}
    </div>
  );
};

/** It stands at the left of the table by night. */
const Lantern = ({ seats }: { readonly seats: number }): JSX.Element => (
  <div class="table-lantern" data-seats={seats}>
    {isWide.value && rootState.value.theme === 'night' && (
      <div class="lantern" aria-hidden="true">
        <div class="flame" />
      </div>
    )}
  </div>
);

const ignore = (): void => {};

/** Map, players, tray. */
const PARTS = 3;

/** What the page around the table brings along. */
export type TableViewProps = {
  readonly match: PlayedMatch;
  /** The extra parts of an online table. */
  readonly aside?: ComponentChildren;
  readonly loadCoach?: LoadCoach;
  /** Called once when a game that was running has ended. */
  readonly onOver?: (match: PlayedMatch) => void;
};

/** All parts of the table of one match. */
export const TableView = ({
  match,
  aside,
  loadCoach,
  onOver = ignore,
}: TableViewProps): JSX.Element => {
  const parts = useMemo(() => partsFor(match), [match]);
  const shownParts = useStagedRender(PARTS);
  const { table, actions, errands } = parts;
  useEffect(() => {
    match.start(table.stage.pace);
    return () => {
      table.undo.stop();
      table.stage.stop();
      match.stop();
    };
  }, [match, table]);
  useTableEffects(table, actions, onOver);
  useCoach(table, loadCoach);
  // The pictures that a first marker would have to wait for are made ready in an idle moment.
  useEffect(() => whenIdle(markerPictures), []);
  const seats = match.setup.sitters.length;
  const coach = table.coach.value;
  return (
    <TableFrame
      seats={seats}
      bars={
        <>
          <Room table={table} />
          <TurnBanner table={table} />
          <Tools table={table} />
          <HaltStrip table={table} errands={errands} />
        </>
      }
      left={
        <Part shown={shownParts} after={2}>
          <PlayerCards table={table} />
          <Lantern seats={seats} />
          {hasNotesSheet.value ? <NotesPanel table={table} /> : <Ticker table={table} />}
          <TipSlip table={table} />
        </Part>
      }
      map={
        <Part shown={shownParts} after={1} before={<div class="map-sheet" />}>
          <TableBoard table={table} actions={actions} />
          <Toast table={table} />
        </Part>
      }
      right={
        <Part shown={shownParts} after={3}>
          <DiceTray table={table} />
          <Stores table={table} />
          <Happened table={table} />
          <Plates {...parts} />
          {isRoomy.value && !isWatched(table) && <KeyHints />}
        </Part>
      }
    >
      {coach !== null && <coach.Slip />}
      {aside}
      <GoldDust table={table} />
      <LiveRegions match={match} stage={table.stage} />
      {table.sheet.value !== null && <TableSheets {...parts} />}
    </TableFrame>
  );
};
