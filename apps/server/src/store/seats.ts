import type { Statement } from './database.ts';
import type { Row } from './row.ts';
import { integerOf, textOf, textOrNull } from './row.ts';
import type { SeatRow } from './types.ts';

export const SEAT_COLUMNS = 'seat.seat, seat.guest, seat.invitation, seat.player';

export const seatOf = (row: Row): SeatRow => ({
  seat: integerOf(row, 'seat'),
  guest: textOrNull(row, 'guest'),
  invitation: textOrNull(row, 'invitation'),
  player: textOf(row, 'player'),
});

const INSERT = 'insert into seat (game, seat, guest, invitation, player)';

/** A seat is one row however often it changes hands. */
export const SEAT_UPDATE = `on conflict (game, seat) do update
  set guest = excluded.guest, invitation = excluded.invitation, player = excluded.player`;

const valuesOf = (game: string, { seat, guest, invitation, player }: SeatRow) => [
  game,
  seat,
  guest,
  invitation,
  player,
];

export const insertSeat = (game: string, seat: SeatRow): Statement => ({
  text: `${INSERT} values ($1, $2, $3, $4, $5)`,
  values: valuesOf(game, seat),
});

export const updateSeat = (game: string, seat: SeatRow): Statement => ({
  text: `${INSERT} values ($1, $2, $3, $4, $5) ${SEAT_UPDATE}`,
  values: valuesOf(game, seat),
});
