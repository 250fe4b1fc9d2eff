import { isOver } from '@claim-it/rules';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Part, useLaying } from '../app/laying.tsx';
import { Lantern } from '../art/lantern.tsx';
import type { Match } from '../match/types.ts';
import { isWide } from '../style/isWide.ts';
import { rootState } from '../style/rootState.ts';
import type { Actions } from './actions.ts';
import { createActions } from './actions.ts';
import { TurnBanner } from './banner.tsx';
import { PlayerCards } from './cards.tsx';
import { useCoach } from './coachSeat.ts';
import { DiceTray } from './diceTray.tsx';
import { EndPlates } from './endPlates.tsx';
import type { Errands } from './errands.ts';
import { createErrands } from './errands.ts';
import { KeyHints } from './helpSheet.tsx';
import { LiveRegions } from './live.tsx';
import { NotesPanel, Ticker } from './notes.tsx';
import { RollPlate, TakePlate } from './plates.tsx';
import { Rack, Supply } from './rack.tsx';
import { createStage } from './stage.ts';
import { HaltStrip, Toast } from './strips.tsx';
import { TableBoard } from './tableBoard.tsx';
import { useTableEffects } from './tableEffects.ts';
import { TableSheets } from './tableSheets.tsx';
import type { TableState } from './tableState.ts';
import { createTableState } from './tableState.ts';
import { Room, Tools } from './topBar.tsx';
import { useWarmUp } from './warmUp.ts';
import './layout.css';

type Parts = {
  readonly table: TableState;
  readonly actions: Actions;
  readonly errands: Errands;
};

const partsFor = (match: Match): Parts => {
  const table = createTableState(match, createStage(match));
  return { table, actions: createActions(table), errands: createErrands(table) };
};

const Plates = ({ table, actions, errands }: Parts): JSX.Element => (
  <div class="actions">
    {isOver(table.game.value) ? (
      <EndPlates table={table} errands={errands} />
    ) : (
      <>
        <RollPlate table={table} actions={actions} />
        <TakePlate table={table} actions={actions} />
      </>
    )}
  </div>
);

/** Map, players, tray. */
const PARTS = 3;

type Props = {
  readonly match: Match;
  /** What lies beside the table where a house keeps it. */
  readonly aside?: ComponentChildren;
};

/** Everything that lies on the table of one match. */
export const TableView = ({ match, aside }: Props): JSX.Element => {
  const parts = useMemo(() => partsFor(match), [match]);
  const laid = useLaying(PARTS);
  const { table, actions, errands } = parts;
  useEffect(() => {
    match.start(table.stage.pace);
    return () => {
      table.stage.stop();
      match.stop();
    };
  }, [match, table]);
  useTableEffects(table, actions);
  useCoach(table);
  useWarmUp();
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
        <Part laid={laid} after={2}>
          <PlayerCards table={table} />
          <div class="table-lantern" data-seats={seats}>
            {isWide.value && rootState.value.theme === 'night' && <Lantern size={136} />}
          </div>
          {isWide.value ? <NotesPanel table={table} /> : <Ticker table={table} />}
        </Part>
      </div>
      <div class="table-map">
        <Part laid={laid} after={1} before={<div class="map-sheet" />}>
          <TableBoard
            match={match}
            stage={table.stage}
            isMineShown={table.isMineShown.value}
            onChoose={actions.choose}
            onRefused={actions.refuse}
            onLook={(space) => {
              table.looked.value = space;
            }}
          />
          <Toast table={table} />
          {coach !== null && <coach.Slip />}
        </Part>
      </div>
      <div class="table-right">
        <Part laid={laid} after={3}>
          <DiceTray table={table} />
          <div class="stores">
            <Rack table={table} />
            <Supply table={table} />
          </div>
          <Plates {...parts} />
          {isWide.value && <KeyHints />}
        </Part>
      </div>
      {aside}
      <LiveRegions match={match} stage={table.stage} />
      <TableSheets {...parts} />
    </main>
  );
};
