import type { PasskeyList, PasskeyMe } from '@claim-it/protocol';
import { parsePasskeyBody, parsePasskeySignIn } from '@claim-it/protocol';
import type { FastifyInstance } from 'fastify';
import { labelFor } from '../people/deviceLabel.ts';
import { passkeyPlaceOf } from '../requests/origin.ts';
import type { RequestContext } from './requestContext.ts';
import { notFound, tooMany, unknown } from './requestContext.ts';
import { becomes } from './signIn.ts';

/** A new device signs in with a passkey. */
const signInRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { passkeys, people, gate, origins } = context;
  app.post('/passkeys/options', async (request, reply) => {
    const place = passkeyPlaceOf(origins, request.headers);
    return place === null ? notFound(reply) : passkeys.question(place);
  });
  app.post('/passkeys', async (request, reply) => {
    const wait = gate.recovery(context.requesterOf(request).group);
    if (wait > 0) return tooMany(reply, wait);
    const place = passkeyPlaceOf(origins, request.headers);
    const body = parsePasskeySignIn(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const passkey = place === null ? null : await passkeys.signedBy(place, body.value);
    const label = labelFor(request.headers['user-agent']);
    const opened = passkey === null ? null : await people.open(passkey.guest, label);
    const sealed = passkey?.sealed ?? null;
    return becomes<PasskeyMe>(
      context,
      request,
      reply,
      opened === null ? null : { token: opened.token, me: { ...opened.me, sealed } },
    );
  });
};

/** Passkeys of this guest: made, listed and removed; and signing in with one. */
export const passkeyRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { passkeys, origins } = context;
  signInRoutes(app, context);
  app.get('/me/passkeys', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    return { passkeys: await passkeys.list(visitor.guest) } satisfies PasskeyList;
  });
  app.post('/me/passkeys/options', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    const place = passkeyPlaceOf(origins, request.headers);
    return place === null ? notFound(reply) : passkeys.offer(visitor, place);
  });
  app.post('/me/passkeys', async (request, reply) => {
    const visitor = await context.actorOf(request);
    if (visitor === null) return unknown(reply);
    const place = passkeyPlaceOf(origins, request.headers);
    if (place === null) return notFound(reply);
    const body = parsePasskeyBody(request.body);
    if (!body.ok) return reply.code(400).send(body.reason);
    const label = labelFor(request.headers['user-agent']);
    const done = await passkeys.keep(visitor, place, body.value, label);
    return done === 'kept'
      ? { kind: done }
      : reply.code(done === 'untrue' ? 422 : 409).send({ kind: done });
  });
  app.post<{ Params: { id: string } }>('/me/passkeys/:id/remove', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    const isGone = await passkeys.remove(visitor.guest, request.params.id);
    return isGone ? { kind: 'removed' } : notFound(reply);
  });
};
