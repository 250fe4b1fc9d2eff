import type { Chair } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import * as v from 'valibot';
import type { TableCommand } from '../table/command.ts';
import type { CommandId, TableId } from '../table/ids.ts';
import type { WireFault } from './fault.ts';
import { parseText } from './fault.ts';
import * as part from './parts.ts';

/** Changes when an older client could not follow any more. */
export const PROTOCOL_VERSION = 1;

/** A socket's frame is never longer than this. */
export const MAX_FRAME = 2048;
export const MAX_TALK = 280;

/** What a client sends. */
export type ClientMessage =
  /** Follow a table; `since` is the last event this client has. */
  | { readonly kind: 'watch'; readonly table: TableId; readonly since: number }
  | { readonly kind: 'unwatch'; readonly table: TableId }
  | {
      readonly kind: 'do';
      /** The client's own name for this command: sent again, it is not done again. */
      readonly cid: CommandId;
      readonly table: TableId;
      /** The last event the client had seen when it chose. */
      readonly seq: number;
      readonly command: TableCommand;
    }
  /** Free text: passed on and never kept; `talked` or `talkRefused` answers it. */
  | { readonly kind: 'talk'; readonly table: TableId; readonly chair: Chair; readonly text: string }
  | { readonly kind: 'here' };

const thrown = { element: part.hash, stirs: part.stirs };
const command: v.GenericSchema<unknown, TableCommand> = v.variant('kind', [
  v.strictObject({ kind: v.literal('roll'), ...thrown }),
  v.strictObject({ kind: v.literal('place'), space: part.space }),
  v.strictObject({ kind: v.literal('take') }),
  v.strictObject({ kind: v.literal('stir'), chair: part.chair, element: part.hash }),
  v.strictObject({ kind: v.literal('shake'), ...thrown }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({
    kind: v.literal('sit'),
    chair: part.chair,
    color: part.color,
    tip: part.hash,
    name: v.exactOptional(part.typedName),
    invitation: v.exactOptional(part.token),
  }),
  v.strictObject({ kind: v.picklist(['stand', 'clear', 'leave', 'loseKey']), chair: part.chair }),
  v.strictObject({
    kind: v.literal('seatBot'),
    chair: part.chair,
    level: part.level,
    style: part.style,
    color: part.color,
  }),
  v.strictObject({ kind: v.picklist(['anchor', 'reseed']), chair: part.chair, tip: part.hash }),
  v.strictObject({ kind: v.literal('say'), chair: part.chair, saying: part.saying }),
  v.strictObject({ kind: v.literal('rematch') }),
]);

const message: v.GenericSchema<unknown, ClientMessage> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('do'),
    cid: part.commandId,
    table: part.tableId,
    seq: part.seq,
    command,
  }),
  v.strictObject({ kind: v.literal('here') }),
  v.strictObject({ kind: v.literal('watch'), table: part.tableId, since: part.seq }),
  v.strictObject({ kind: v.literal('unwatch'), table: part.tableId }),
  v.strictObject({
    kind: v.literal('talk'),
    table: part.tableId,
    chair: part.chair,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TALK)),
  }),
]);

export const parseClientMessage = (text: string): Result<ClientMessage, WireFault> =>
  parseText(message, text);
