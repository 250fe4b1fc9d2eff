import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { hashToken } from '../ids.ts';
import type { Log } from '../ops/log.ts';
import type { SecurityEvent, SecurityLog } from '../ops/securityLog.ts';
import type { People, Visitor } from '../people/people.ts';
import type { Gate } from '../requests/gate.ts';
import { hostFault } from '../requests/hosts.ts';
import type { OriginPolicy } from '../requests/origin.ts';
import { addressOf, isHttps, isOwnSocket, tokenOf } from '../requests/origin.ts';
import type { RefusedStatus } from '../requests/refuse.ts';
import { refuse } from '../requests/refuse.ts';
import type { Sockets } from './sockets.ts';

type UpgradeDeps = {
  readonly sockets: Sockets;
  readonly people: People;
  readonly origins: OriginPolicy;
  readonly gate: Gate;
  readonly log: Log;
  readonly security: SecurityLog;
};

/** A guest with a socket counts as used and is not dropped. */
const whoIs = async (people: People, token: string): Promise<Visitor | null> => {
  const visitor = await people.find(token);
  return visitor !== null && (await people.begin(visitor)) ? visitor : null;
};

/** Not among the closures of a request: an open socket would keep the request, with all its headers, in memory. */
const destroyOnError = (stream: Duplex): void => {
  stream.on('error', () => stream.destroy());
};

/** Only our own pages, only sessions we know, and only so many of them. */
export const upgrader =
  ({ sockets, people, origins, gate, log, security }: UpgradeDeps) =>
  (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    destroyOnError(stream);
    const turnAway = (status: RefusedStatus): void => refuse(stream, status, isHttps(origins));
    const deny = (status: RefusedStatus, event: SecurityEvent): void => {
      security(event, addressOf(origins, request));
      turnAway(status);
    };
    const enter = async (): Promise<void> => {
      const fault = hostFault(origins, request);
      if (fault !== null) return deny(fault, 'refusedOrigin');
      if (request.url !== '/api/socket') return turnAway(404);
      if (!isOwnSocket(origins, request.headers)) return deny(403, 'refusedOrigin');
      const token = tokenOf(origins, request);
      const address = addressOf(origins, request);
      const requester = gate.requesterOf(address, token === null ? null : hashToken(token));
      if (gate.enter(requester) > 0) return deny(429, 'limitReached');
      const visitor = token === null ? null : await whoIs(people, token);
      // Asked only now: the server may have begun to stop while it looked for the visitor.
      if (sockets.isStopping) return turnAway(503);
      if (token === null) return turnAway(401);
      if (visitor === null) return deny(401, 'badSession');
      gate.recognise(visitor.tokenHash, visitor.guest);
      gate.used(visitor.guest);
      if (!sockets.hasRoom(requester.group, visitor)) return deny(429, 'limitReached');
      return sockets.accept(request, stream, head, address, visitor);
    };
    enter().catch((error) => {
      log.error({ why: String(error) }, 'a socket could not be opened');
      turnAway(503);
    });
  };
