import type { Chair } from '@claim-it/fairness';
import { isTableId, parseBlockBody, parseReportBody } from '@claim-it/protocol';
import type { FastifyInstance } from 'fastify';
import { noteOf } from '../house/chairNote.ts';
import type { Concerned } from '../people/safety.ts';
import type { RequestContext } from './requestContext.ts';
import { notFound, tooMany, unknown } from './requestContext.ts';

type TableRequest = { readonly Params: { readonly id: string } };

/** Whom a guest does not want to meet, and what the operator should know. */
export const safetyRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { safety, gate, people, house } = context;

  /** The person on a chair, unless it is the visitor. */
  const personOn = async (id: string, chair: Chair, visitor: string): Promise<Concerned | null> => {
    const table = isTableId(id) ? await house.tables.get(id) : null;
    const row = table?.rows[chair];
    if (table === null || row === undefined || row.guest === null || row.guest === visitor)
      return null;
    const name = noteOf(row).name ?? (await people.nameOf(row.guest)) ?? '';
    return { guest: row.guest, name, table: table.id, chair };
  };

  app.get('/me/blocks', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    return visitor === null ? unknown(reply) : safety.blocksOf(visitor.guest);
  });
  app.post<{ Params: { person: string } }>('/me/blocks/:person/remove', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    const isGone = await safety.unblock(visitor.guest, request.params.person);
    return isGone ? reply.code(204).send() : notFound(reply);
  });
  app.post<TableRequest>('/tables/:id/block', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return unknown(reply);
    const body = parseBlockBody(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const person = await personOn(request.params.id, body.value.chair, visitor.guest);
    if (person === null) return notFound(reply);
    const isBlocked = await safety.block(visitor.guest, person);
    return isBlocked ? reply.code(204).send() : reply.code(409).send({ kind: 'tooManyBlocks' });
  });
  app.post<TableRequest>('/tables/:id/report', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return unknown(reply);
    const body = parseReportBody(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const { chair, kind } = body.value;
    const person = await personOn(request.params.id, chair, visitor.guest);
    if (person === null) return notFound(reply);
    const wait = gate.report(visitor.guest);
    if (wait > 0) return tooMany(reply, wait);
    await safety.report(visitor.guest, person, kind);
    return reply.code(204).send();
  });
};
