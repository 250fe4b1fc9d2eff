import type { Devices } from '@claim-it/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceIdOf } from '../ids.ts';
import { emptyCookies } from '../requests/cookie.ts';
import { addressOf } from '../requests/origin.ts';
import type { RequestContext } from './requestContext.ts';
import { notFound, unknown } from './requestContext.ts';

/** Which devices are signed in as me, and how each of them is signed out. */
export const deviceRoutes = (app: FastifyInstance, context: RequestContext): void => {
  const { people, security, origins } = context;
  const note = (request: FastifyRequest): void =>
    security('signedOut', addressOf(origins, request.raw));
  app.get('/me/devices', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    return { devices: await people.devices(visitor) } satisfies Devices;
  });
  app.post('/me/signout', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    await people.signOut(visitor.tokenHash);
    note(request);
    return reply.header('set-cookie', emptyCookies()).send({ kind: 'signedOut' });
  });
  /** Everywhere else; links that were made for other devices end as well. */
  app.post('/me/devices/signout', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    await people.signOutAll(visitor.guest, (tokenHash) => tokenHash !== visitor.tokenHash);
    note(request);
    return { kind: 'signedOut' };
  });
  app.post<{ Params: { id: string } }>('/me/devices/:id/signout', async (request, reply) => {
    const visitor = await context.visitorOf(request);
    if (visitor === null) return unknown(reply);
    const { id } = request.params;
    const ended = await people.signOutAll(visitor.guest, (hash) => deviceIdOf(hash) === id);
    if (ended === 0) return notFound(reply);
    note(request);
    return { kind: 'signedOut' };
  });
};
