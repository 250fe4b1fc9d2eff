import type { DiceReport, Operator } from '@claim-it/protocol';
import type { Site } from '@claim-it/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TimeSource } from '../clock.ts';
import type { Folds } from '../folds/folds.ts';
import type { House } from '../house/house.ts';
import type { Quota } from '../house/quota.ts';
import type { CardDeps } from '../lobby/cards.ts';
import type { LobbyLists } from '../lobby/lobbyLists.ts';
import type { NoticeOffer } from '../notices/assemble.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SecurityLog } from '../ops/securityLog.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People, Visitor } from '../people/people.ts';
import type { Safety } from '../people/safety.ts';
import type { Gate, Requester } from '../requests/gate.ts';
import type { OriginPolicy } from '../requests/origin.ts';

export type AppDeps = {
  readonly house: House;
  readonly quota: Quota;
  readonly folds: Folds;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly safety: Safety;
  readonly lobby: LobbyLists;
  readonly dice: () => Promise<DiceReport>;
  readonly cards: CardDeps;
  readonly origins: OriginPolicy;
  readonly site: Site | null;
  readonly lan: (port: number) => readonly string[];
  readonly operator: Operator;
  readonly log: Log;
  readonly security: SecurityLog;
  readonly metrics: Metrics;
  readonly gate: Gate;
  readonly requestMs: number;
  readonly offer: NoticeOffer;
  readonly now: TimeSource;
};

/** What a route may use besides its own deps. */
export type RequestContext = AppDeps & {
  readonly requesterOf: (request: FastifyRequest) => Requester;
  /** The token of the cookie; null if there is none. */
  readonly tokenOf: (request: FastifyRequest) => string | null;
  readonly visitorOf: (request: FastifyRequest) => Promise<Visitor | null>;
  /** The visitor of a request that changes something. */
  readonly actorOf: (request: FastifyRequest) => Promise<Visitor | null>;
};

/** Private responses are for one client and must not be cached. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** The same response for missing and forbidden data. */
export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ kind: 'notFound' });

/** The request has no session here. */
export const unknown = (reply: FastifyReply): FastifyReply =>
  reply.code(401).send({ kind: 'noSession' });

export const tooMany = (reply: FastifyReply, waitMs: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', Math.ceil(waitMs / 1000))
    .send({ kind: 'tooMany', retryAfter: waitMs });
