import type { PushState } from '@claim-it/protocol';
import { parseSubscribeBody } from '@claim-it/protocol';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from './requestContext.ts';
import { unknown } from './requestContext.ts';

/** How this device is notified of turns while no page is open. */
export const pushRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { offer, now } = context;
  const { store } = context.cards;
  app.get('/me/push', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    const known = await store.findSubscription(visitor.tokenHash);
    return {
      key: offer.key,
      subscription:
        known === null
          ? null
          : {
              endpoint: known.endpoint,
              key: known.sender,
              language: known.language,
              quiet: known.quiet,
            },
    } satisfies PushState;
  });
  app.post('/me/push', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return unknown(reply);
    const { key: sender } = offer;
    if (sender === null) return reply.code(422).send({ kind: 'notOffered' });
    const body = parseSubscribeBody(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    if (!offer.mayPushTo(body.value.endpoint))
      return reply.code(422).send({ kind: 'unknownService' });
    const { tokenHash: session, guest } = visitor;
    await store.keepSubscription({
      ...body.value,
      session,
      guest,
      sender,
      at: now(),
    });
    return { kind: 'subscribed' };
  });
  app.post('/me/push/off', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    await store.dropSubscription(visitor.tokenHash);
    return { kind: 'unsubscribed' };
  });
};
