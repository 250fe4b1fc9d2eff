import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../house/clock.ts';
import type { House } from '../house/house.ts';
import type { CardMeans } from '../lobby/cards.ts';
import type { DiceDesk } from '../lobby/diceDesk.ts';
import type { LobbyDesk } from '../lobby/lobby.ts';
import type { People, Visitor } from '../people/people.ts';
import type { Buckets, Limits } from '../sockets/limits.ts';
import type { Log } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { Door } from './door.ts';
import type { Site } from './site.ts';

export type AppMeans = {
  readonly house: House;
  readonly people: People;
  readonly lobby: LobbyDesk;
  readonly dice: DiceDesk;
  readonly cards: CardMeans;
  readonly door: Door;
  readonly site: Site | null;
  readonly now: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** Closes the sockets of somebody who is signed out. */
  readonly closeSockets: (guest: string, tokenHash: string | null) => void;
};

/** What a route may use besides its own means. */
export type Desk = AppMeans & {
  readonly guests: Buckets;
  readonly tables: Buckets;
  readonly visitorOf: (request: FastifyRequest) => Promise<Visitor | null>;
};

/** One answer for what is not there and what is not for you. */
export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ kind: 'notFound' });

export const tooMany = (reply: FastifyReply, waitMs: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', Math.ceil(waitMs / 1000))
    .send({ kind: 'tooMany', retryAfter: waitMs });
