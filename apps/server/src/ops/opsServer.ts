import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthState } from './health.ts';
import type { Metrics } from './metrics.ts';

/** Answers whether the server is well; the reason if it is not. */
type HealthCheck = () => Promise<HealthState>;

const lineOf = (state: HealthState): string =>
  state.kind === 'well' ? state.kind : `${state.kind}: ${state.why}`;

const serverFor = (metrics: Metrics, health: HealthCheck): Server =>
  createServer(async (request, response) => {
    const say = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'content-type': type });
      response.end(text);
    };
    const plain = 'text/plain; charset=utf-8';
    if (request.url === '/metrics')
      return say(200, metrics.registry.contentType, await metrics.registry.metrics());
    if (request.url !== '/health') return say(404, plain, 'Not found\n');
    const state = await health();
    return say(state.kind === 'unwell' ? 503 : 200, plain, `${lineOf(state)}\n`);
  });

/** Health and figures on a port of their own that only this machine can reach. */
export const startOpsServer = (
  { metrics, health }: { readonly metrics: Metrics; readonly health: HealthCheck },
  port: number,
): Promise<{ readonly port: number; readonly stop: () => void }> =>
  new Promise((resolve, reject) => {
    const server = serverFor(metrics, health);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const stop = (): void => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });
