import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../ops/log.ts';
import type { SecurityEvent, SecurityLog } from '../ops/securityLog.ts';
import type { People } from '../people/people.ts';
import { readCookie } from '../requests/cookie.ts';
import type { OriginPolicy } from '../requests/origin.ts';
import { addressOf, isOwnSocket } from '../requests/origin.ts';
import type { RefusedStatus } from '../requests/refuse.ts';
import { refuse } from '../requests/refuse.ts';
import type { Sockets } from './sockets.ts';

type UpgradeDeps = {
  readonly sockets: Sockets;
  readonly people: People;
  readonly origins: OriginPolicy;
  readonly log: Log;
  readonly security: SecurityLog;
};

/** Only our own pages, only sessions we know, and only so many of them. */
export const upgrader =
  ({ sockets, people, origins, log, security }: UpgradeDeps) =>
  (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy());
    const deny = (status: RefusedStatus, event: SecurityEvent): void => {
      security(event, addressOf(origins, request));
      refuse(stream, status);
    };
    const enter = async (): Promise<void> => {
      if (request.url !== '/api/socket') return refuse(stream, 404);
      if (!isOwnSocket(origins, request.headers)) return deny(403, 'refusedOrigin');
      const token = readCookie(request.headers.cookie);
      const visitor = token === null ? null : await people.find(token);
      // Asked only now: the house may have begun to stop while it looked for the visitor.
      if (sockets.isStopping) return refuse(stream, 503);
      if (token === null) return refuse(stream, 401);
      if (visitor === null) return deny(401, 'badSession');
      const address = addressOf(origins, request);
      if (!sockets.hasRoom(address, visitor)) return deny(429, 'limitReached');
      return sockets.accept(request, stream, head, address, visitor);
    };
    enter().catch((error) => {
      log.error({ why: String(error) }, 'a socket could not be opened');
      refuse(stream, 503);
    });
  };
