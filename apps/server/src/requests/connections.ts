import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { groupOf } from './addresses.ts';
import { Occupancy } from './buckets.ts';
import type { Limits } from './limits.ts';

/** Descriptors that connections never take: database, threads, logs, health. */
const RESERVED = 100;

/** How many files and connections this process may have open; endless where the system does not say. */
const mostDescriptors = (): number => {
  // A report asks the name server about every open connection, unless told not to.
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
