import type { ClientMessage } from '@claim-it/protocol';
import { scopeOf } from '../ids.ts';
import type { Bus, Store } from '../store/index.ts';
import type { SocketConnection } from './connection.ts';

type HandMessage = Extract<ClientMessage, { kind: 'hand' }>;
type HandOverDeps = {
  readonly store: Pick<Store, 'keepRelease' | 'takeRelease'>;
  readonly bus: Bus;
};

/** Forwards messages between the devices of a guest, at any process; releases for later are stored. */
export const passHandOver = async (
  { store, bus }: HandOverDeps,
  connection: SocketConnection,
  { table, chair, say, text, progress }: HandMessage,
): Promise<void> => {
  const { guest } = connection;
  if (say === 'leave') return store.keepRelease({ guest, table, chair, text, progress });
  const left = say === 'want' ? await store.takeRelease({ guest, table, chair }) : null;
  if (left !== null) connection.send({ kind: 'hand', table, chair, say: 'give', text: left });
  else bus.publish({ kind: 'hand', table, who: scopeOf(guest, table), chair, say, text });
};
