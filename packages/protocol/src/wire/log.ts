import type { DiceEvent, Opened } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import { MAX_SEATS, ok, refuse } from '@claim-it/rules';
import * as v from 'valibot';
import type { Sitter, TableEvent } from '../table/event.ts';
import type { TableHeader } from '../table/header.ts';
import { HEADER_VERSION } from '../table/header.ts';
import type { WireFault } from './fault.ts';
import { parseText } from './fault.ts';
import * as part from './parts.ts';

/** The texts of a log: its header and its events. */
const header: v.GenericSchema<unknown, TableHeader> = v.strictObject({
  version: v.literal(HEADER_VERSION),
  variant: part.variant,
  chairs: part.chairCount,
  pace: part.pace,
  onLeaving: part.onLeaving,
  isListed: v.boolean(),
  isFreeTextAllowed: v.boolean(),
  houseTip: part.hash,
});

const sitter: v.GenericSchema<unknown, Sitter> = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), tip: part.hash }),
  v.strictObject({ kind: v.literal('bot'), level: part.level, style: part.style }),
]);

const owner = v.union([v.literal('house'), part.chair]);

const dice: v.GenericSchema<unknown, Opened | DiceEvent> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('opened'),
    game: part.tableId,
    rules: v.pipe(v.string(), v.maxLength(32)),
    house: part.hash,
    players: v.pipe(v.array(v.nullable(part.hash)), v.maxLength(MAX_SEATS)),
  }),
  v.strictObject({ kind: v.literal('stirred'), player: part.chair, element: part.hash }),
  v.strictObject({ kind: v.literal('begun'), house: part.hash }),
  v.strictObject({
    kind: v.literal('rolled'),
    player: part.chair,
    house: part.hash,
    element: part.hash,
    stirs: part.stirs,
  }),
  v.strictObject({ kind: v.literal('anchored'), owner, tip: part.hash }),
  v.strictObject({ kind: v.picklist(['wentAway', 'cameBack']), player: part.chair }),
  v.strictObject({ kind: v.literal('keyLost'), player: part.chair, house: part.hash }),
  v.strictObject({ kind: v.literal('reseeded'), player: part.chair, tip: part.hash }),
]);

const at = part.time;
const event: v.GenericSchema<unknown, TableEvent> = v.variant('kind', [
  v.strictObject({ kind: v.literal('sat'), chair: part.chair, color: part.color, sitter, at }),
  v.strictObject({ kind: v.literal('stood'), chair: part.chair, at }),
  v.strictObject({ kind: v.literal('dice'), event: dice, at }),
  v.strictObject({
    kind: v.literal('played'),
    choice: part.choice,
    by: v.picklist(['player', 'bot', 'clock', 'house']),
    at,
  }),
  v.strictObject({ kind: v.literal('botTook'), chair: part.chair, level: part.level, at }),
  v.strictObject({ kind: v.literal('said'), chair: part.chair, saying: part.saying, at }),
  v.strictObject({ kind: v.literal('rematch'), table: part.tableId, at }),
]);

export const headerSchema: v.GenericSchema<unknown, TableHeader> = header;

export const parseHeader = (text: string): Result<TableHeader, WireFault> =>
  parseText(header, text);

export const parseEvent = (text: string): Result<TableEvent, WireFault> => parseText(event, text);

/** Many at once; the first that cannot be read says why. */
export const parseEvents = (texts: readonly string[]): Result<readonly TableEvent[], WireFault> => {
  const events: TableEvent[] = [];
  for (const text of texts) {
    const parsed = parseEvent(text);
    if (!parsed.ok) return refuse(parsed.reason);
    events.push(parsed.value);
  }
  return ok(events);
};
