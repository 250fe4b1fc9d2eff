import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import { isPassing } from '../fault.ts';
import { prefixOf } from '../ops/log.ts';
import { readCookie } from '../requests/cookie.ts';
import { Buckets } from '../requests/limits.ts';
import { addressOf, isHttps, isOwnPage } from '../requests/origin.ts';
import { meRoutes } from './me.ts';
import type { AppDeps, RequestContext } from './requestContext.ts';
import { notFound, tooMany } from './requestContext.ts';
import { tableRoutes } from './tables.ts';

const BODY_LIMIT = 4096;
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const CHECK_MS = 5_000;
const TWO_YEARS = 63_072_000;

/** Private answers are for one pair of eyes and are kept nowhere. */
const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const isApi = (request: FastifyRequest): boolean => request.url.startsWith('/api/');

const guard = (app: FastifyInstance, deps: AppDeps): void => {
  const requests = new Buckets(deps.limits.requestsPerMinute, 60);
  app.addHook('onRequest', async (request, reply) => {
    if (isHttps(deps.origins))
      reply.header('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`);
    if (!isApi(request)) return;
    reply.headers(API_HEADERS);
    const wait = requests.take(addressOf(deps.origins, request.raw), deps.now());
    if (wait > 0) return tooMany(reply, wait);
    if (request.method !== 'GET' && !isOwnPage(deps.origins, request.headers))
      return reply.code(403).send({ kind: 'foreignPage' });
    return;
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? (isApi(request) ? 'api' : 'site');
    const status = reply.statusCode;
    deps.metrics.requests.inc({ route, status });
    const from = prefixOf(addressOf(deps.origins, request.raw));
    if (isApi(request)) deps.log.info({ route, status, from }, 'request');
  });
};

const serveSite = (app: FastifyInstance, { site, origins }: AppDeps): void => {
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request) || site === null) return notFound(reply);
    const { method, url: address, headers } = request;
    const { publicOrigin } = origins;
    const answer = site({ method, address, headers, publicOrigin });
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
};

const failWell = (app: FastifyInstance, { log }: AppDeps): void => {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isPassing(error)) return reply.code(503).header('retry-after', 1).send({ kind: 'busy' });
    const status = error.statusCode ?? 500;
    if (status >= 500)
      log.error({ route: request.routeOptions.url ?? '', why: error.message }, 'a request failed');
    const kind = status === 413 ? 'tooLarge' : status >= 500 ? 'failed' : 'unreadable';
    return reply.code(status).send({ kind });
  });
};

/** Pages and API on one port. */
export const createApp = (deps: AppDeps): FastifyInstance => {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 64 },
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
  });
  const context: RequestContext = {
    ...deps,
    guests: new Buckets(deps.limits.guestsPerHour, 3600),
    tables: new Buckets(deps.limits.tablesPerHour, 3600),
    visitorOf: async (request) => {
      const token = readCookie(request.headers.cookie);
      return token === null ? null : deps.people.find(token);
    },
  };
  guard(app, deps);
  failWell(app, deps);
  meRoutes(app, context);
  tableRoutes(app, context);
  serveSite(app, deps);
  return app;
};
