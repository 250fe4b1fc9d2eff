import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { groupOf } from './addresses.ts';
import { Occupancy } from './buckets.ts';
import type { Limits } from './limits.ts';

/** File descriptors reserved for database, threads, logs and health. */
const RESERVED = 100;

/** How many files and connections this process may have open; infinite if unknown. */
const mostDescriptors = (): number => {
  // By default a report resolves the host name of every open connection.
  const report: unknown = Object.assign(process.report, { excludeNetwork: true }).getReport();
  const limits = new Map(Object.entries(Object(Object(report)['userLimits'])));
  const soft: unknown = Object(limits.get('open_files'))['soft'];
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
};

/** How many connections a server takes: as many as it may, and never so many that nothing else can be opened. */
export const mostConnections = (
  { connections }: Limits,
  descriptors: number = mostDescriptors(),
): number => Math.max(1, Math.min(connections, descriptors - RESERVED));

/**
 * Limits the TCP connections of a server: altogether, and for each address. Behind proxies all come from the proxies' addresses,
 * and those are trusted.
 */
export const limitConnections = (server: Server, limits: Limits, proxies: number): void => {
  server.maxConnections = mostConnections(limits);
  if (proxies > 0) return;
  const open = new Occupancy();
  server.on('connection', (socket: Socket) => {
    const group = groupOf(socket.remoteAddress ?? '');
    if (!open.hasRoom(group, limits.connectionsPerAddress, limits.networkFactor)) {
      socket.destroy();
      return;
    }
    open.add(group, 1);
    socket.once('close', () => open.add(group, -1));
  });
};

/** Ends all connections when the app closes, also those that have become WebSockets or wait to: Node forgets them. */
export const endConnections = (app: FastifyInstance): void => {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
};
