import type { FastifyPluginCallback } from 'fastify';
import { prefixOf } from '../ops/log.ts';
import { readCookie } from '../requests/cookie.ts';
import { Buckets } from '../requests/limits.ts';
import { addressOf, isOwnPage } from '../requests/origin.ts';
import { meRoutes } from './me.ts';
import type { AppDeps, RequestContext } from './requestContext.ts';
import { API_HEADERS, notFound, tooMany } from './requestContext.ts';
import { tableRoutes } from './tables.ts';

/**
 * The API. Its hooks are inside the plugin: they run for every request that the router brings here, however its address is
 * spelled, and for what is not found below its prefix.
 */
export const api =
  (deps: AppDeps): FastifyPluginCallback =>
  (app, _, done) => {
    const context: RequestContext = {
      ...deps,
      guests: new Buckets(deps.limits.guestsPerHour, 3600),
      tables: new Buckets(deps.limits.tablesPerHour, 3600),
      visitorOf: async (request) => {
        const token = readCookie(request.headers.cookie);
        if (token === null) return null;
        const visitor = await deps.people.find(token);
        if (visitor === null) deps.security('badSession', addressOf(deps.origins, request.raw));
        return visitor;
      },
    };
    const requests = new Buckets(deps.limits.requestsPerMinute, 60);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(API_HEADERS);
      const wait = requests.take(addressOf(deps.origins, request.raw), deps.now());
      if (wait > 0) return tooMany(reply, wait);
      if (request.method === 'GET' || isOwnPage(deps.origins, request.headers)) return;
      deps.security('refusedOrigin', addressOf(deps.origins, request.raw));
      return reply.code(403).send({ kind: 'foreignPage' });
    });
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
    meRoutes(app, context);
    tableRoutes(app, context);
    done();
  };
