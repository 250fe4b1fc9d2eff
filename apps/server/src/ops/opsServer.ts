import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostFault } from '../requests/hosts.ts';
import type { Report } from '../store/index.ts';
import type { HealthState } from './health.ts';
import type { Metrics } from './metrics.ts';

/** Of its own, so that it answers when people have taken all of theirs. */
const MOST_CONNECTIONS = 32;

export type OpsDeps = {
  readonly metrics: Metrics;
  /** Answers whether the server is well; the reason if it is not. */
  readonly health: () => Promise<HealthState>;
  /** What guests told the operator, the newest first. */
  readonly reports: () => Promise<readonly Report[]>;
  /** Names to answer to, besides this machine's loopback name and addresses. */
  readonly hosts: readonly string[];
};

const lineOf = (state: HealthState): string =>
  state.kind === 'well' ? state.kind : `${state.kind}: ${state.why}`;

const reportText = (reports: readonly Report[]): string => {
  const shown = reports.map(({ words, ...report }) => ({ ...report, words: JSON.parse(words) }));
  return `${JSON.stringify(shown, null, 2)}\n`;
};

const serverFor = ({ metrics, health, reports, hosts }: OpsDeps): Server =>
  createServer(async (request, response) => {
    const say = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'content-type': type });
      response.end(text);
    };
    const plain = 'text/plain; charset=utf-8';
    const fault = hostFault({ publicOrigin: null, hosts }, request);
    if (fault !== null) return say(fault, plain, 'Not this server\n');
    if (request.url === '/metrics')
      return say(200, metrics.registry.contentType, await metrics.registry.metrics());
    if (request.url === '/reports')
      return say(200, 'application/json; charset=utf-8', reportText(await reports()));
    if (request.url !== '/health') return say(404, plain, 'Not found\n');
    const state = await health();
    return say(state.kind === 'unwell' ? 503 : 200, plain, `${lineOf(state)}\n`);
  });

/** Health and figures on a port of their own that only this machine can reach. */
export const startOpsServer = (
  deps: OpsDeps,
  port: number,
): Promise<{ readonly port: number; readonly stop: () => void }> =>
  new Promise((resolve, reject) => {
    const server = serverFor(deps);
    server.once('error', reject);
    server.maxConnections = MOST_CONNECTIONS;
    server.listen(port, '127.0.0.1', () => {
      const stop = (): void => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });
