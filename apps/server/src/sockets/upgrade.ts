import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../ops/log.ts';
import type { People } from '../people/people.ts';
import { readCookie } from '../requests/cookie.ts';
import type { OriginPolicy } from '../requests/origin.ts';
import { addressOf, isOwnSocket } from '../requests/origin.ts';
import type { Sockets } from './sockets.ts';

const REFUSALS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

const refuseUpgrade = (stream: Duplex, status: keyof typeof REFUSALS): void => {
  stream.end(
    `HTTP/1.1 ${status} ${REFUSALS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
};

type UpgradeDeps = {
  readonly sockets: Sockets;
  readonly people: People;
  readonly origins: OriginPolicy;
  readonly log: Log;
};

/** Only our own pages, only sessions we know, and only so many of them. */
export const upgrader =
  ({ sockets, people, origins, log }: UpgradeDeps) =>
  (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy());
    const enter = async (): Promise<void> => {
      if (request.url !== '/api/socket') return refuseUpgrade(stream, 404);
      if (!isOwnSocket(origins, request.headers)) return refuseUpgrade(stream, 403);
      const token = readCookie(request.headers.cookie);
      const visitor = token === null ? null : await people.find(token);
      // Asked only now: the house may have begun to stop while it looked for the visitor.
      if (sockets.isStopping) return refuseUpgrade(stream, 503);
      if (visitor === null) return refuseUpgrade(stream, 401);
      const address = addressOf(origins, request);
      if (!sockets.hasRoom(address, visitor)) return refuseUpgrade(stream, 429);
      return sockets.accept(request, stream, head, address, visitor);
    };
    enter().catch((error) => {
      log.error({ why: String(error) }, 'a socket could not be opened');
      refuseUpgrade(stream, 503);
    });
  };
