import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';

/** Stands between clients and a server, and counts what passes. */
export type CountingProxy = {
  readonly port: number;
  readonly bytes: () => { readonly up: number; readonly down: number };
  readonly close: () => void;
};

export const openProxy = async (target: number): Promise<CountingProxy> => {
  let [up, down] = [0, 0];
  const server = createServer((client) => {
    const onward = connect(target, '127.0.0.1');
    client.on('data', (part) => {
      up += part.length;
    });
    onward.on('data', (part) => {
      down += part.length;
    });
    client.pipe(onward).pipe(client);
    for (const one of [client, onward])
      one.on('error', () => [client, onward].map((end) => end.destroy()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, bytes: () => ({ up, down }), close: () => server.close() };
};
