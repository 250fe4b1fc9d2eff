import type { GuestId } from '@claim-it/protocol';
import type { Site } from '@claim-it/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { House } from '../house/house.ts';
import type { CardMeans } from '../lobby/cards.ts';
import type { DiceDesk } from '../lobby/diceStatistics.ts';
import type { LobbyDesk } from '../lobby/lobbyLists.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People, Visitor } from '../people/people.ts';
import type { Buckets, Limits } from '../requests/limits.ts';
import type { Door } from '../requests/origin.ts';

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
  readonly closeSockets: (guest: GuestId, tokenHash: string | null) => void;
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
