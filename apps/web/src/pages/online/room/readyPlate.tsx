import { ClaimedMarker } from '@claim-it/board';
import type { OnlineTable } from '@claim-it/client/online';
import { chairsUpTo } from '@claim-it/fairness';
import type { TableState } from '@claim-it/protocol';
import { agreementsOf, lateChairs, phaseOf, startFrom } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Portrait } from '../../../kit/bots/portrait.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { listed } from '../../../kit/text/listing.ts';
import { chairNames } from '../shared/chairNames.ts';
import type { Sitting } from './sitting.ts';
import { freeColors } from './sitting.ts';

type Props = { readonly table: OnlineTable; readonly sitting: Sitting };
type SeatedProps = Props & { readonly state: TableState; readonly own: readonly number[] };

const sayWaiting = (props: SeatedProps): string => {
  const { room: say } = online.text();
  const free = props.state.chairs.filter((one) => one === null).length;
  if (free > 0) return say.chairsFree(free);
  const names = chairNames(props.table);
  const late = lateChairs(props.state).map((chair) => names[chair] ?? '');
  return late.length === 0 ? '' : say.waitsFor(listed(late));
};

/** Enamel in one's own color; pressed again, it takes the word back. */
const ReadyPlate = (props: SeatedProps): JSX.Element => {
  const { state, own, sitting } = props;
  const { room: say } = online.text();
  const color = state.chairs[own[0] ?? 0]?.color ?? 'green';
  const isReady = own.every((chair) => state.ready.some((one) => one === chair));
  const press = async (): Promise<void> => {
    for (const chair of props.table.about.peek()?.you.chairs ?? [])
      await sitting.give({ kind: 'ready', chair, isReady: !isReady });
  };
  return (
    <button
      type="button"
      class="take-plate ready-plate one-row"
      data-color={color}
      aria-pressed={isReady}
      aria-description={isReady ? say.readyAgain : undefined}
      onClick={() => void press()}
    >
      <ClaimedMarker color={color} size={46} />
      <span>
        <b>{isReady ? say.youAreReady : say.beReady}</b>
        <small>{isReady ? sayWaiting(props) : say.startsReady}</small>
      </span>
    </button>
  );
};

const SECOND = 1000;

/** Seconds until the host may start without those who are not ready. */
const useStartIn = ({ table, state }: SeatedProps): number => {
  const from = startFrom(state);
  const ticks = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      ticks.value += 1;
    }, SECOND);
    return () => clearInterval(timer);
  }, []);
  return from === null || ticks.value < 0
    ? 0
    : Math.max(0, Math.ceil((from - table.line.now()) / SECOND));
};

const StartNow = (props: SeatedProps): JSX.Element => {
  const { room: say } = online.text();
  const left = useStartIn(props);
  if (left > 0) return <p class="start-in">{say.startIn(left)}</p>;
  return (
    <button
      type="button"
      class="plate foot-button"
      onClick={() => void props.sitting.give({ kind: 'start' })}
    >
      <b>{say.startNow}</b>
      <small>{say.startWithout}</small>
    </button>
  );
};

/** Bots on all empty chairs: the game can begin, and friends take over from them. */
const BotsMeanwhile = ({ table, state, own, sitting }: SeatedProps): JSX.Element => {
  const { room: say } = online.text();
  const seat = async (): Promise<void> => {
    for (const chair of chairsUpTo(state.chairs.length)) {
      if (state.chairs[chair] !== null) continue;
      const color = freeColors(table, chair).at(-1) ?? 'violet';
      if (!(await sitting.give({ kind: 'seatBot', chair, level: 'miner', style: null, color })))
        return;
    }
    for (const chair of chairsUpTo(state.chairs.length))
      if (own.includes(chair)) await sitting.give({ kind: 'ready', chair, isReady: true });
  };
  return (
    <button type="button" class="wood-button foot-button one-row" onClick={() => void seat()}>
      <Portrait level="miner" size={54} />
      <span>
        <b>{say.botsMeanwhile}</b>
        <small>{say.botsLine}</small>
      </span>
    </button>
  );
};

/** The buttons of a seated player: always visible. */
export const RoomFoot = ({ table, sitting }: Props): JSX.Element | null => {
  const state = table.log.value?.state;
  const you = table.about.value?.you;
  if (state === undefined || you === undefined || you.chairs.length === 0) return null;
  if (phaseOf(state) !== 'gathering') return null;
  const props = { table, sitting, state, own: you.chairs };
  const { isReadyAsked, mayReplaceBots } = agreementsOf(state.header);
  const people = state.chairs.filter((one) => one?.sitter.kind === 'person').length;
  const isFull = !state.chairs.includes(null);
  const isAlone = you.isHost && !isFull && people === you.chairs.length && mayReplaceBots;
  const mayStart = you.isHost && isFull && isReadyAsked && lateChairs(state).length > 0;
  if (!isReadyAsked && !isAlone) return null;
  return (
    <div class="room-foot">
      {isAlone && <BotsMeanwhile {...props} />}
      {mayStart && <StartNow {...props} />}
      {isReadyAsked && <ReadyPlate {...props} />}
    </div>
  );
};
