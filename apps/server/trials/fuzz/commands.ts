import { randomBytes } from 'node:crypto';
import type { Chair, Hash } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { TableCommand, Token, Wish } from '@claim-it/protocol';
import { SAYINGS } from '@claim-it/protocol';
import { COLORS, SPACES } from '@claim-it/rules';
import type { Overheard } from '../chaos/house/person.ts';
import { below, letters, pick, pickFrom } from './pick.ts';

/** What a thief knows: tables where others play, and what honest people have sent. */
export type Loot = {
  readonly tables: () => readonly string[];
  readonly overheard: () => readonly Overheard[];
};

const element = (): Hash => randomBytes(32).toString('base64url') as Hash;
const chair = (): Chair => chairAt(below(5));
const stirs = (): Chair[] => Array.from({ length: below(4) }, chair);

/** Any command at all, well written and without any right to it. */
const anyCommand = (): TableCommand =>
  pick<() => TableCommand>([
    () => ({ kind: 'roll', element: element(), stirs: stirs() }),
    () => ({ kind: 'shake', element: element(), stirs: stirs() }),
    () => ({ kind: 'place', space: SPACES[below(SPACES.length)] ?? '1,1' }),
    () => ({ kind: 'take' }),
    () => ({ kind: 'undo' }),
    () => ({ kind: 'stir', chair: chair(), element: element() }),
    () => ({ kind: 'sit', chair: chair(), color: pick(COLORS as never), tip: element() }),
    () => ({
      kind: 'sit',
      chair: chairAt(1),
      color: 'blue',
      tip: element(),
      invitation: letters(43) as Token,
    }),
    () => ({ kind: pick(['stand', 'clear', 'leave', 'loseKey']), chair: chair() }),
    () => ({ kind: pick(['anchor', 'reseed']), chair: chair(), tip: element() }),
    () => ({ kind: 'seatBot', chair: chair(), level: 'miner', style: null, color: 'violet' }),
    () => ({ kind: 'say', chair: chair(), saying: SAYINGS[below(SAYINGS.length)] ?? 'oneMoment' }),
    () => ({ kind: 'invite', chair: chair(), invitation: pick([null, letters(43) as Token]) }),
    () => ({ kind: 'inviteAll', invitation: pick([null, letters(43) as Token]) }),
    () => ({ kind: 'release', chair: chair() }),
    () => ({ kind: 'letIn' }),
    () => ({ kind: 'rematch' }),
    () => ({
      kind: 'wish',
      chair: chair(),
      about: chair(),
      wish: pick<Wish>(['wait', 'skip', 'bot']),
    }),
    () => ({ kind: 'ready', chair: chair(), isReady: below(2) === 0 }),
    () => ({ kind: 'start' }),
    () => ({ kind: 'join', chair: chair(), tip: element() }),
  ])();

const table = ({ tables }: Loot): string => pickFrom(tables()) ?? letters(11);

const made = (loot: Loot): object => ({
  kind: 'do',
  cid: letters(16),
  table: table(loot),
  seq: below(300),
  command: anyCommand(),
});

const moved = (message: Overheard): object => ({
  ...message,
  cid: letters(16),
  command: { ...message.command, chair: chair() },
});

/** Another guest's command: unchanged, with another id, as if seen earlier or later, at another table. */
const stolen = (loot: Loot): object => {
  const message = pickFrom(loot.overheard());
  if (message === undefined) return made(loot);
  return pick<() => object>([
    () => message,
    () => ({ ...message, cid: letters(16) }),
    () => ({ ...message, seq: below(1_000_000) }),
    () => ({ ...message, cid: letters(16), seq: message.seq + 1 }),
    () => ({ ...message, table: table(loot) }),
    () => ('chair' in message.command ? moved(message) : message),
  ])();
};

const chatter = (loot: Loot): object =>
  pick<() => object>([
    () => ({ kind: 'watch', table: table(loot), since: below(1_000_000_000) }),
    () => ({ kind: 'watch', table: letters(11 + below(12)), since: 0 }),
    () => ({ kind: 'unwatch', table: table(loot) }),
    () => ({ kind: 'talk', table: table(loot), chair: chair(), text: '<img src=x onerror=1>' }),
    () => ({ kind: 'here' }),
  ])();

/** A readable message that should change nothing at any table. */
export const hostileMessage = (loot: Loot): object =>
  below(40) === 0 ? chatter(loot) : pick([stolen, made, made])(loot);
