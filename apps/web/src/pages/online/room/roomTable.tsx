import type { OnlineTable } from '@claim-it/client/online';
import type { JSX } from 'preact';
import { placesFor, SeatTable } from '../../../parts/seats/seatTable.tsx';

/** The place of each chair around the table; the first of this device is below. */
export const roomPlaces = ({ log, about }: OnlineTable): readonly number[] => {
  const count = log.value?.state.chairs.length ?? 0;
  const own = about.value?.you.chairs[0] ?? 0;
  const places = placesFor(count);
  return Array.from({ length: count }, (_, chair) => places[(chair - own + count) % count] ?? 0);
};

/** The table from above with all its chairs; the words stand on the plates. */
export const RoomTable = ({ table }: { readonly table: OnlineTable }): JSX.Element | null => {
  const state = table.log.value?.state;
  if (state === undefined) return null;
  return (
    <SeatTable sitters={state.chairs.map((one) => one?.color ?? null)} places={roomPlaces(table)} />
  );
};
