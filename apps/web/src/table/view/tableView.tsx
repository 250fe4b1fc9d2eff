import { markerPictures } from '@claim-it/board';
import type { PlayedMatch } from '@claim-it/client/model';
import { isOver } from '@claim-it/rules';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { whenIdle } from '../../kit/render/idle.ts';
import { Part, useStagedRender } from '../../kit/render/stagedRender.tsx';
import { isWide } from '../../kit/style/isWide.ts';
import { rootState } from '../../kit/style/rootState.ts';
import { text } from '../../kit/text/texts.ts';
import { TurnBanner } from '../bars/banner.tsx';
import { HaltStrip, Toast } from '../bars/strips.tsx';
import { Room, Tools } from '../bars/topBar.tsx';
import { TableBoard } from '../board/tableBoard.tsx';
import { DiceTray } from '../dice/diceTray.tsx';
import { NotesPanel, Ticker } from '../notes/notes.tsx';
import { EndPlates, RollPlate, TakePlate } from '../plates/plates.tsx';
import { PlayerCards } from '../players/cards.tsx';
import { Rack, Supply } from '../players/rack.tsx';
import { KeyHints } from '../sheets/helpSheet.tsx';
import { TableSheets } from '../sheets/tableSheets.tsx';
import { LiveRegions } from '../speech/live.tsx';
import { createStage } from '../stage/stage.ts';
import type { Actions } from '../state/actions.ts';
import { createActions } from '../state/actions.ts';
import type { Errands } from '../state/errands.ts';
import { createErrands } from '../state/errands.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import { createTableModel } from '../state/tableModel.ts';
import type { LoadCoach } from './coachSeat.ts';
import { useCoach } from './coachSeat.ts';
import { useTableEffects } from './tableEffects.ts';
import './layout.css';

type Parts = {
  readonly table: PlayedTable;
  readonly actions: Actions;
  readonly errands: Errands;
};

const partsFor = (match: PlayedMatch): Parts => {
  const table = createTableModel(match, createStage(match));
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

const ignore = (): void => {};

/** Map, players, tray. */
const PARTS = 3;

/** What the page around the table brings along. */
export type TableViewProps = {
  readonly match: PlayedMatch;
  /** What lies beside the table where a house keeps it. */
  readonly aside?: ComponentChildren;
  readonly loadCoach?: LoadCoach;
  /** Called once when a game that was running has ended. */
  readonly onOver?: (match: PlayedMatch) => void;
};

/** Everything that lies on the table of one match. */
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
    <main class="table-page" id="main" tabIndex={-1} data-seats={seats}>
      <div class="table-top" />
      <Room table={table} />
      <TurnBanner table={table} />
      <Tools table={table} />
      <HaltStrip table={table} errands={errands} />
      <div class="table-left">
        <Part shown={shownParts} after={2}>
          <PlayerCards table={table} />
          <div class="table-lantern" data-seats={seats}>
            {isWide.value && rootState.value.theme === 'night' && (
              <div class="lantern" aria-hidden="true">
                <div class="flame" />
              </div>
            )}
          </div>
          {isWide.value ? <NotesPanel table={table} /> : <Ticker table={table} />}
        </Part>
      </div>
      <div class="table-map">
        <Part shown={shownParts} after={1} before={<div class="map-sheet" />}>
          <TableBoard table={table} actions={actions} />
          <Toast table={table} />
          {coach !== null && <coach.Slip />}
        </Part>
      </div>
      <div class="table-right">
        <Part shown={shownParts} after={3}>
          <DiceTray table={table} />
          <div class="stores">
            <Rack table={table} />
            <Supply table={table} />
          </div>
          <Plates {...parts} />
          {isWide.value && !isWatched(table) && <KeyHints />}
        </Part>
      </div>
      {aside}
      <LiveRegions match={match} stage={table.stage} />
      <TableSheets {...parts} />
    </main>
  );
};
