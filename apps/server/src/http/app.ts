import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import { isPassing } from '../fault.ts';
import { endConnections } from '../requests/connections.ts';
import { hostFault } from '../requests/hosts.ts';
import type { OriginPolicy } from '../requests/origin.ts';
import { addressOf, isHttps } from '../requests/origin.ts';
import { refuseUnreadable, STRICT_TRANSPORT } from '../requests/refuse.ts';
import { api } from './api.ts';
import type { AppDeps } from './requestContext.ts';
import { API_HEADERS, notFound } from './requestContext.ts';

const API = '/api';
const BODY_LIMIT = 4096;

const insistOnHttps = (origins: OriginPolicy, reply: FastifyReply): void => {
  if (isHttps(origins)) reply.header('strict-transport-security', STRICT_TRANSPORT);
};

/** A log line for the operator, who must fix the cause. */
const refuseHost = (reply: FastifyReply, fault: 400 | 421): FastifyReply => {
  reply.headers(API_HEADERS).code(fault);
  if (fault === 400) return reply.send({ kind: 'unreadable' });
  return reply
    .type('text/plain; charset=utf-8')
    .send('This server does not answer to that name. See --hosts in docs/server.md.\n');
};

/** For every request, whichever part of the server it reaches. */
const guard = (app: FastifyInstance, { origins, metrics, security }: AppDeps): void => {
  app.addHook('onRequest', async (request, reply) => {
    insistOnHttps(origins, reply);
    const fault = hostFault(origins, request.raw);
    if (fault === null) return;
    security('refusedOrigin', addressOf(origins, request.raw));
    return refuseHost(reply, fault);
  });
  app.addHook('onResponse', async ({ routeOptions, server }, { statusCode: status }) => {
    const route = routeOptions.url ?? (server.prefix === API ? 'api' : 'site');
    metrics.requests.inc({ route, status });
  });
};

const serveSite = (app: FastifyInstance, { site, origins }: AppDeps): void => {
  app.setNotFoundHandler((request, reply) => {
    if (site === null) return notFound(reply.headers(API_HEADERS));
    const { method, url: address, headers } = request;
    const { publicOrigin } = origins;
    const answer = site({ method, address, headers, publicOrigin });
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
};

const sendFault = (
  { log }: AppDeps,
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  reply.headers(API_HEADERS);
  if (isPassing(error)) return reply.code(503).header('retry-after', 1).send({ kind: 'busy' });
  const status = error.statusCode ?? 500;
  if (status >= 500)
    log.error({ route: request.routeOptions.url ?? '', why: error.message }, 'a request failed');
  const kind = status === 413 ? 'tooLarge' : status >= 500 ? 'failed' : 'unreadable';
  return reply.code(status).send({ kind });
};

/** Pages and API on one port. */
export const createApp = (deps: AppDeps): FastifyInstance => {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: deps.requestMs,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 64 },
    // An address that the router cannot read, or one with too long a part: no hook has run for it.
    frameworkErrors: (error, request, reply) => {
      insistOnHttps(deps.origins, reply);
      sendFault(deps, error, request, reply);
    },
    clientErrorHandler: refuseUnreadable(isHttps(deps.origins)),
    http: {
      // Also for connections that say nothing at all.
      headersTimeout: deps.requestMs / 3,
      connectionsCheckingInterval: deps.requestMs / 15,
    },
  });
  endConnections(app);
  guard(app, deps);
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendFault(deps, error, request, reply),
  );
  app.register(api(deps), { prefix: API });
  serveSite(app, deps);
  return app;
};
