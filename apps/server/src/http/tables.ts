import type { PlayPlace } from '@claim-it/protocol';
import { isTableId, parseHandBody, parseOpenTable, parsePlayWish } from '@claim-it/protocol';
import type { FastifyInstance } from 'fastify';
import { cardOf } from '../lobby/cards.ts';
import type { PairingDeps } from '../lobby/pairing.ts';
import { findTable, tableFor } from '../lobby/pairing.ts';
import type { StoredLog } from '../store/index.ts';
import type { RequestContext } from './requestContext.ts';
import { notFound, tooMany } from './requestContext.ts';

type ReadHead = (id: string) => Promise<StoredLog | null>;

/** What a device leaves for the next one of its guest, without a socket. */
const handRoute = (app: FastifyInstance, context: RequestContext, readHead: ReadHead): void => {
  app.post<{ Params: { id: string } }>('/tables/:id/hand', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return reply.code(401).send({ kind: 'noSession' });
    const body = parseHandBody(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const { guest } = visitor;
    const { chair, text, progress } = body.value;
    const log = await readHead(request.params.id);
    if (log === null || log.chairs[chair]?.guest !== guest) return notFound(reply);
    await context.cards.store.keepRelease({ guest, table: log.id, chair, text, progress });
    return { kind: 'left' };
  });
};

/** Tables to open, to find and to take home. */
export const tableRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { house, lobby, dice, cards, gate, quota, folds, safety } = context;
  const readHead: ReadHead = async (id) =>
    isTableId(id) ? cards.store.read({ table: id, since: Number.MAX_SAFE_INTEGER }) : null;

  handRoute(app, context, readHead);
  app.get('/lobby', async (request) =>
    lobby.look((await context.visitorOf(request))?.guest ?? null),
  );
  app.post('/tables', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return reply.code(401).send({ kind: 'noSession' });
    const wish = parseOpenTable(request.body);
    if (!wish.ok) return reply.code(400).send(wish.reason);
    const wait =
      gate.newTable(context.requesterOf(request).group) || quota.takeTable(visitor.guest);
    if (wait > 0) return tooMany(reply, wait);
    return reply.code(201).send(await house.openTable(visitor.guest, wish.value));
  });
  app.post('/play', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return reply.code(401).send({ kind: 'noSession' });
    const wish = parsePlayWish(request.body);
    if (!wish.ok) return reply.code(400).send(wish.reason);
    const pairing: PairingDeps = {
      store: cards.store,
      offered: () => lobby.offered(),
      mayPair: (rows, guest) => safety.mayPair(rows, guest),
    };
    const found = await findTable(pairing, visitor.guest, wish.value);
    if (found !== null) return { table: found } satisfies PlayPlace;
    const wait =
      gate.newTable(context.requesterOf(request).group) || quota.takeTable(visitor.guest);
    if (wait > 0) return tooMany(reply, wait);
    const { table } = await house.openTable(visitor.guest, tableFor(wish.value));
    return reply.code(201).send({ table } satisfies PlayPlace);
  });
  app.get<{ Params: { id: string } }>('/tables/:id', async (request, reply) => {
    const log = await readHead(request.params.id);
    const guest = (await context.visitorOf(request))?.guest ?? null;
    const card = log === null ? null : await cardOf(cards, log, guest);
    return card ?? notFound(reply);
  });
  /** A table of mine that is over, or that never began, leaves my list. */
  app.post<{ Params: { id: string } }>('/tables/:id/away', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return reply.code(401).send({ kind: 'noSession' });
    const log = await readHead(request.params.id);
    if (log === null || !log.chairs.some(({ guest }) => guest === visitor.guest))
      return notFound(reply);
    if (log.status === 'playing') return reply.code(409).send({ kind: 'playing' });
    await cards.store.putAway({ table: log.id, guest: visitor.guest });
    return { kind: 'away' };
  });
  app.get<{ Params: { id: string } }>('/tables/:id/record', async (request, reply) => {
    const { id } = request.params;
    const record = isTableId(id) ? ((await folds.of(id))?.record ?? null) : null;
    if (record === null) return notFound(reply);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${id}.claim"`)
      .send(record);
  });
  app.get('/dice', () => dice());
};
