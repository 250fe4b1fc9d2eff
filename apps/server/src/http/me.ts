import type { Me, NameLanguage, RunningTables } from '@claim-it/protocol';
import {
  parseKeyBody,
  parseKeyChange,
  parseNameBody,
  parseSessionBody,
  parseTokenBody,
} from '@claim-it/protocol';
import type { FastifyInstance } from 'fastify';
import { noteOf } from '../house/chairNote.ts';
import { ownGames, parseCursor } from '../lobby/ownGames.ts';
import { labelFor } from '../people/deviceLabel.ts';
import type { Visitor } from '../people/people.ts';
import type { AddressGroup } from '../requests/addresses.ts';
import { emptyCookies } from '../requests/cookie.ts';
import { addressOf } from '../requests/origin.ts';
import type { GuestData } from '../store/index.ts';
import type { RequestContext } from './requestContext.ts';
import { tooMany, unknown } from './requestContext.ts';
import { becomes, giveCookie } from './signIn.ts';

const meOf = ({ guest, name }: Visitor | Me): Me => ({ guest, name });

/** Everything the server knows of a guest, readable. */
const shownData = ({
  guest,
  sessions,
  chairs,
  lines,
  blocks,
  reports,
  subscriptions,
  passkeys,
}: GuestData): object => ({
  guest: { id: guest.id, name: guest.name, createdAt: guest.createdAt, seenAt: guest.seenAt },
  sessions: sessions.map(({ kind, label, openedAt, seenAt }) => ({
    kind,
    device: label,
    openedAt,
    seenAt,
  })),
  chairs: chairs.map((row) => ({ table: row.table, chair: row.chair, name: noteOf(row).name })),
  words: lines.map(({ table, chair, words, at }) => ({ table, chair, words, at })),
  // Ids of other guests stay private.
  blocks: blocks.map(({ name, at }) => ({ name, at })),
  reports: reports.map(({ kind, table, chair, name, at }) => ({ kind, table, chair, name, at })),
  notices: subscriptions.map(({ endpoint, language, quiet, at }) => ({
    service: new URL(endpoint).host,
    language,
    quiet,
    at,
  })),
  passkeys: passkeys.map(({ label, at, usedAt, sealed }) => ({
    device: label,
    at,
    usedAt,
    hasSecret: sealed !== null,
  })),
});

/** A new guest. Where an address has too many unused guests, the oldest of them is dropped, so that a script cannot lock others out. */
const arrive = async (
  { people, gate, log }: RequestContext,
  group: AddressGroup,
  label: string | null,
  language: NameLanguage | undefined,
) => {
  const arrived = await people.arrive(label, language);
  const { guest, tokenHash } = arrived.visitor;
  gate.recognise(tokenHash, guest);
  const oldest = gate.arrived(group, guest);
  if (oldest === null) return arrived;
  people.dropUnused(oldest).then(
    (isDropped) => {
      if (isDropped) gate.giveBackGuest(group);
    },
    (error) => log.warn({ why: String(error) }, 'an unused guest stays'),
  );
  return arrived;
};

const sessionRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { people, gate } = context;
  app.post('/session', async (request, reply) => {
    const [token, known] = [context.tokenOf(request), await context.visitorOf(request)];
    if (token !== null && known !== null) {
      // A device that is used stays signed in: its cookie lasts as long as its session.
      giveCookie(context, request, reply, token);
      return meOf(known);
    }
    const { group } = context.requesterOf(request);
    const wait = gate.newGuest(group);
    if (wait > 0) return tooMany(reply, wait);
    const body = parseSessionBody(request.body ?? {});
    const label = labelFor(request.headers['user-agent']);
    const arrived = await arrive(context, group, label, body.ok ? body.value.language : undefined);
    giveCookie(context, request, reply, arrived.token);
    return reply.code(201).send(meOf(arrived.visitor));
  });
  app.post('/recovery', async (request, reply) => {
    const [link, secret] = [parseTokenBody(request.body), parseKeyBody(request.body)];
    const wait = gate.recovery(context.requesterOf(request).group);
    if (wait > 0) return tooMany(reply, wait);
    const label = labelFor(request.headers['user-agent']);
    const recovered = link.ok
      ? await people.recover(link.value.token, label)
      : secret.ok
        ? await people.recoverByKey(secret.value.key, label)
        : null;
    return becomes(context, request, reply, recovered);
  });
};

/** Who I am, what is known of me, and how to be forgotten. */
export const meRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { people, house } = context;
  sessionRoutes(app, context);
  app.get('/me', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    return visitor === null ? unknown(reply) : meOf(visitor);
  });
  app.post('/me/name', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return unknown(reply);
    const body = parseNameBody(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const renamed = await people.rename(visitor.guest, body.value.name);
    if (!renamed.ok) return reply.code(422).send({ kind: 'badName', fault: renamed.reason });
    return { guest: visitor.guest, name: renamed.value } satisfies Me;
  });
  app.get('/me/data', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    const data = visitor === null ? null : await people.show(visitor.guest);
    return data === null ? unknown(reply) : shownData(data);
  });
  app.get<{ Querystring: { before?: unknown } }>('/me/games', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    const { before = null } = request.query;
    const mark = typeof before === 'string' ? parseCursor(before) : null;
    if (before !== null && mark === null) return reply.code(400).send({ kind: 'unreadable' });
    const { store } = context.cards;
    return ownGames({ store, folds: context.folds, people }, visitor.guest, mark);
  });
  app.get('/me/turns', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    const tables = await context.lobby.running(visitor.guest);
    return { tables, now: context.now() } satisfies RunningTables;
  });
  app.post('/me/forget', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    await house.forget(visitor.guest);
    context.security('signedOut', addressOf(context.origins, request.raw));
    return reply.header('set-cookie', emptyCookies()).send({ kind: 'forgotten' });
  });
  app.post('/me/key', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    const body = parseKeyBody(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const isKept = await people.keepKey(visitor.guest, body.value.key);
    return isKept ? { kind: 'kept' } : reply.code(409).send({ kind: 'otherKey' });
  });
  app.post('/me/key/replace', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return unknown(reply);
    const wait = context.gate.recovery(context.requesterOf(request).group);
    if (wait > 0) return tooMany(reply, wait);
    const body = parseKeyChange(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const isReplaced = await people.replaceKey(visitor, body.value.key, body.value.next);
    context.security(
      isReplaced ? 'signedOut' : 'recoveryFailed',
      addressOf(context.origins, request.raw),
    );
    return isReplaced ? { kind: 'replaced' } : reply.code(409).send({ kind: 'otherKey' });
  });
  app.post('/me/recovery', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return unknown(reply);
    return { token: await people.offerRecovery(visitor.guest) };
  });
};
