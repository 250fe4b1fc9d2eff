import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import { unreachable } from '@claim-it/rules';
import { overrun } from './bounds.ts';
import type { Asker, HouseCommand, TableCommand, TableDeps } from './command.ts';
import { depart } from './depart.ts';
import {
  beReady,
  changeDoor,
  invite,
  join,
  openIfFull,
  seatBot,
  sit,
  stand,
  start,
} from './gather.ts';
import { beginFor, timeOut, wishFor } from './goOn.ts';
import type { Decision } from './play.ts';
import {
  back,
  beginIfShaken,
  choose,
  comeBack,
  Draft,
  place,
  playForBot,
  roll,
  shake,
  stir,
} from './play.ts';
import type { TableState } from './state.ts';
import { chairOnTurn, phaseOf } from './state.ts';
import { diceWaitFor } from './waiting.ts';

/** The commands that are allowed after the end of the game. */
const AFTER_THE_END: readonly TableCommand['kind'][] = ['say', 'rematch'];

/** The commands reserved for the host. */
const HOSTS: readonly TableCommand['kind'][] = [
  'seatBot',
  'clear',
  'invite',
  'inviteAll',
  'release',
  'letIn',
  'start',
];

/** Commands of people who have no chair yet. */
const SITTING: readonly TableCommand['kind'][] = ['sit', 'join'];

/** A command for another person's chair is refused, regardless of its content. */
const isOwn = (draft: Draft, command: TableCommand, asker: Asker): boolean => {
  const isHosts = HOSTS.includes(command.kind);
  if (isHosts && !asker.isHost) draft.refuse({ kind: 'notHost' });
  if (isHosts) return asker.isHost;
  if (!('chair' in command) || SITTING.includes(command.kind)) return true;
  const { chair } = command;
  const owns = asker.chairs.includes(chair);
  if (!owns) draft.refuse({ kind: 'notYourChair', chair });
  return owns;
};

const loseKey = (draft: Draft, chair: Chair): Draft => {
  const house = draft.deps.houseTip(draft.state.houseTips);
  comeBack(draft, chair);
  return draft.lay({ kind: 'dice', event: { kind: 'keyLost', player: chair, house } });
};

const rematch = (draft: Draft, asker: Asker): Draft => {
  const [chair] = asker.chairs;
  if (chair === undefined) return draft.refuse({ kind: 'notYourChair', chair: chairAt(0) });
  if (phaseOf(draft.state) !== 'over') return draft.refuse({ kind: 'notOver' });
  return draft.lay({ kind: 'rematch', table: draft.deps.rematchTable(), chair });
};

const draftCommand = (draft: Draft, command: TableCommand, asker: Asker): Draft => {
  switch (command.kind) {
    case 'sit':
      return sit(draft, command, asker);
    case 'stand':
    case 'clear':
      return stand(draft, command.chair);
    case 'invite':
    case 'release':
      return invite(draft, command.chair, asker);
    case 'inviteAll':
    case 'letIn':
      return changeDoor(draft, command, asker);
    case 'seatBot':
      return seatBot(draft, command);
    case 'stir':
      return stir(draft, command);
    case 'roll':
      return roll(draft, command, asker);
    case 'shake':
      return shake(draft, command, asker);
    case 'place':
      return place(draft, command.space, asker);
    case 'take':
    case 'undo':
      return choose(draft, command.kind, asker);
    case 'leave':
      return depart(draft, command.chair, 'player');
    case 'back':
      return back(draft, command);
    case 'anchor': {
      const { chair: owner, tip } = command;
      return draft.lay({ kind: 'dice', event: { kind: 'anchored', owner, tip } });
    }
    case 'loseKey':
      return loseKey(draft, command.chair);
    case 'reseed': {
      const { chair: player, tip } = command;
      return draft.lay({ kind: 'dice', event: { kind: 'reseeded', player, tip } });
    }
    case 'wish':
      return wishFor(draft, command, asker);
    case 'ready':
      return beReady(draft, command);
    case 'start':
      return start(draft);
    case 'join':
      return join(draft, command, asker);
    case 'say':
      return draft.lay({ kind: 'said', chair: command.chair, saying: command.saying });
    case 'rematch':
      return rematch(draft, asker);
    default:
      return unreachable(command);
  }
};

/** Whether a command is allowed, and its events. The table itself is not changed. */
export const decideTable = (
  state: TableState,
  command: TableCommand,
  asker: Asker,
  deps: TableDeps,
): Decision => {
  const draft = new Draft(state, deps);
  if (phaseOf(state) === 'over' && !AFTER_THE_END.includes(command.kind))
    draft.refuse({ kind: 'rules', refusal: { kind: 'gameIsOver' } });
  beginFor(draft, asker.chairs);
  if (isOwn(draft, command, asker)) draftCommand(draft, command, asker);
  const isOver = phaseOf(state) === 'over';
  const isOnTurn = 'chair' in command && command.chair === chairOnTurn(state);
  const refusal = overrun(state, draft.state.use, { command: command.kind, isOver, isOnTurn });
  if (refusal !== null) draft.refuse(refusal);
  return draft.decision();
};

const goAway = (draft: Draft, chair: Chair): Draft => {
  if (!diceWaitFor(draft.state).includes(chair))
    return draft.refuse({ kind: 'notWaitedFor', chair });
  draft.lay({ kind: 'dice', event: { kind: 'wentAway', player: chair } });
  return beginIfShaken(draft);
};

const draftHouse = (draft: Draft, command: HouseCommand): Draft => {
  const { state } = draft;
  switch (command.kind) {
    case 'seatBot':
      return seatBot(draft, command);
    case 'away':
      return goAway(draft, command.chair);
    case 'back':
      return comeBack(draft, command.chair);
    case 'timeOut':
      return timeOut(draft, command.chair, command.since);
    case 'absent':
      draft.lay(command);
      return phaseOf(state) === 'gathering' ? openIfFull(draft) : draft;
    case 'returned':
      return draft.lay(command);
    case 'vacate':
      return phaseOf(state) === 'gathering'
        ? stand(draft, command.chair)
        : depart(draft, command.chair, 'house');
    case 'botPlay':
      return playForBot(draft, command);
    default:
      return unreachable(command);
  }
};

/** The same for what the server does on its own. */
export const decideHouse = (
  state: TableState,
  command: HouseCommand,
  deps: TableDeps,
): Decision => {
  const draft = new Draft(state, deps);
  draftHouse(draft, command);
  return draft.decision();
};
