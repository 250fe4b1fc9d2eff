import type { Addresses } from '@claim-it/protocol';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { hashToken } from '../ids.ts';
import { prefixOf } from '../ops/log.ts';
import { isLoopback } from '../requests/addresses.ts';
import { addressOf, isOwnPage, tokenOf as readToken } from '../requests/origin.ts';
import { deviceRoutes } from './devices.ts';
import { meRoutes } from './me.ts';
import { passkeyRoutes } from './passkeys.ts';
import { pushRoutes } from './push.ts';
import type { AppDeps, RequestContext } from './requestContext.ts';
import { API_HEADERS, notFound, tooMany } from './requestContext.ts';
import { safetyRoutes } from './safety.ts';
import { tableRoutes } from './tables.ts';
import { webhookRoutes } from './webhooks.ts';

const contextOf = (deps: AppDeps): RequestContext => {
  const { origins, gate, people } = deps;
  const tokenOf: RequestContext['tokenOf'] = (request) => readToken(origins, request);
  const visitorOf: RequestContext['visitorOf'] = async (request) => {
    const token = tokenOf(request);
    if (token === null) return null;
    const visitor = await people.find(token);
    if (visitor === null) deps.security('badSession', addressOf(origins, request.raw));
    else gate.recognise(visitor.tokenHash, visitor.guest);
    return visitor;
  };
  return {
    ...deps,
    tokenOf,
    visitorOf,
    actorOf: async (request) => {
      const visitor = await visitorOf(request);
      if (visitor === null || !(await people.begin(visitor))) return null;
      gate.used(visitor.guest);
      return visitor;
    },
    requesterOf: (request) => {
      const token = tokenOf(request);
      return gate.requesterOf(
        addressOf(origins, request.raw),
        token === null ? null : hashToken(token),
      );
    },
  };
};

/** Charges the work of the main thread for a request to those who sent it. */
const chargeWork = (app: FastifyInstance, { gate, requesterOf }: RequestContext): void => {
  const running = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preHandler', async (request) => {
    running.set(request, gate.beginWork(requesterOf(request)));
  });
  app.addHook('onSend', async (request) => running.get(request)?.());
};

/** Addresses of the network are sent to this machine alone. */
const addressesFor = ({ origins, lan }: AppDeps, { raw }: FastifyRequest): Addresses => {
  const { publicOrigin: publicUrl } = origins;
  // Behind an undeclared proxy all visitors seem to come from this machine.
  const isHidden = origins.proxies === 0 && raw.headers['x-forwarded-for'] !== undefined;
  const isHere = publicUrl === null && !isHidden && isLoopback(addressOf(origins, raw));
  return { publicUrl, lan: isHere ? lan(raw.socket.localPort ?? 0) : [] };
};

/**
 * The API. Its hooks are inside the plugin: they run for every request that the router brings here, however its address is
 * spelled, and for what is not found below its prefix.
 */
export const api =
  (deps: AppDeps): FastifyPluginCallback =>
  (app, _, done) => {
    const context = contextOf(deps);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(API_HEADERS);
      const wait = deps.gate.enter(context.requesterOf(request));
      if (wait > 0) return tooMany(reply, wait);
      if (request.method === 'GET' || isOwnPage(deps.origins, request.headers)) return;
      deps.security('refusedOrigin', addressOf(deps.origins, request.raw));
      return reply.code(403).send({ kind: 'foreignPage' });
    });
    chargeWork(app, context);
    app.addHook('onResponse', async (request, { statusCode: status }) => {
      if (status === 429) deps.security('limitReached', addressOf(deps.origins, request.raw));
      const { url: route = 'api' } = request.routeOptions;
      deps.log.info(
        { route, status, from: prefixOf(addressOf(deps.origins, request.raw)) },
        'request',
      );
    });
    app.removeContentTypeParser('text/plain');
    app.setNotFoundHandler((_request, reply) => notFound(reply));
    app.get('/operator', async () => deps.operator);
    app.get('/addresses', async (request) => addressesFor(deps, request));
    meRoutes(app, context);
    deviceRoutes(app, context);
    passkeyRoutes(app, context);
    tableRoutes(app, context);
    safetyRoutes(app, context);
    pushRoutes(app, context);
    webhookRoutes(app, context);
    done();
  };
