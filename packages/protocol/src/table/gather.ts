import type { Chair, Hash } from '@claim-it/fairness';
import { rulesTextOf } from '@claim-it/fairness';
import type { Asker, CommandOf } from './command.ts';
import type { Draft } from './play.ts';
import type { TableState } from './state.ts';

const tipsOf = ({ chairs }: TableState): readonly (Hash | null)[] =>
  chairs.map((one) => (one?.sitter.kind === 'person' ? one.sitter.tip : null));

/** The last chair is taken: all chains are fixed now. A table of bots waits for a person. */
const openIfFull = (draft: Draft): Draft => {
  const { chairs, header, id } = draft.state;
  const players = tipsOf(draft.state);
  if (chairs.includes(null) || players.every((tip) => tip === null)) return draft;
  const rules = rulesTextOf({ setup: { colors: [], variant: header.variant } });
  const { houseTip: house } = header;
  return draft.lay({ kind: 'dice', event: { kind: 'opened', game: id, rules, house, players } });
};

export const sit = (draft: Draft, command: CommandOf<'sit'>, asker: Asker): Draft => {
  const { chair, color, tip } = command;
  const { chairs, header } = draft.state;
  const isFree = chairs[chair] === null;
  if (isFree && !asker.mayTake.includes(chair)) draft.refuse({ kind: 'chairReserved', chair });
  if (header.houseTip === tip || tipsOf(draft.state).includes(tip))
    draft.refuse({ kind: 'tipKnown' });
  draft.lay({ kind: 'sat', chair, color, sitter: { kind: 'person', tip } });
  return openIfFull(draft);
};

export const seatBot = (
  draft: Draft,
  { chair, color, level, style }: CommandOf<'seatBot'>,
): Draft => {
  draft.lay({ kind: 'sat', chair, color, sitter: { kind: 'bot', level, style } });
  return openIfFull(draft);
};

export const stand = (draft: Draft, chair: Chair): Draft => draft.lay({ kind: 'stood', chair });
