import { randomBytes } from 'node:crypto';
import type { AddedWebhook, TableId, TableWebhooks } from '@claim-it/protocol';
import { isTableId, parseWebhookBody } from '@claim-it/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteOf } from '../house/chairNote.ts';
import { newToken } from '../ids.ts';
import { isDiscord } from '../notices/webhookMessage.ts';
import type { RequestContext } from './requestContext.ts';
import { notFound } from './requestContext.ts';

type Table = { Params: { id: string } };

const ID_BYTES = 12;

/** Webhooks of a table. Only its host sees them. */
export const webhookRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { offer, now } = context;
  const { store } = context.cards;

  /** The table, where the request comes from its host. */
  const tableOfHost = async (request: FastifyRequest<Table>): Promise<TableId | null> => {
    const { id } = request.params;
    const visitor = isTableId(id) ? await context.actorOf(request) : null;
    if (visitor === null || !isTableId(id)) return null;
    const log = await store.read({ table: id, since: Number.MAX_SAFE_INTEGER });
    const isHost = log?.chairs.some((row) => row.guest === visitor.guest && noteOf(row).isHost);
    return isHost === true ? id : null;
  };

  app.get<Table>('/tables/:id/webhooks', async (request, reply) => {
    const table = await tableOfHost(request);
    if (table === null) return notFound(reply);
    const webhooks = await store.webhooksOf(table);
    return {
      most: offer.mostWebhooks,
      webhooks: webhooks.map(({ id, url }) => ({
        id,
        host: new URL(url).host,
        isDiscord: isDiscord(url),
      })),
    } satisfies TableWebhooks;
  });
  app.post<Table>('/tables/:id/webhooks', async (request, reply) => {
    const table = await tableOfHost(request);
    if (table === null) return notFound(reply);
    const body = parseWebhookBody(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const { url, language } = body.value;
    if (!offer.mayCall(url)) return reply.code(422).send({ kind: 'badAddress' });
    const secret = isDiscord(url) ? null : newToken();
    const id = randomBytes(ID_BYTES).toString('base64url');
    const webhook = { id, table, url, secret, language, at: now() };
    const isAdded = await store.addWebhook(webhook, offer.mostWebhooks);
    if (!isAdded) return reply.code(422).send({ kind: 'tooManyWebhooks' });
    return reply.code(201).send({ id, secret } satisfies AddedWebhook);
  });
  app.post<{ Params: { id: string; hook: string } }>(
    '/tables/:id/webhooks/:hook/remove',
    async (request, reply) => {
      const table = await tableOfHost(request);
      const id = request.params.hook;
      if (table === null || !(await store.dropWebhook({ id, table }))) return notFound(reply);
      return { kind: 'removed' };
    },
  );
};
