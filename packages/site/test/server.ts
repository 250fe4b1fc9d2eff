import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo } from '../src/answer.ts';
import type { SiteFiles } from '../src/site.ts';

export type RunningSite = { readonly port: number; readonly stop: () => Promise<void> };

const serverFor = (site: SiteFiles): Server =>
  createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { status, headers: own, body } = answerTo({ method, address: url, headers }, site);
    response.writeHead(status, { ...own, ...(body && { 'content-length': body.byteLength }) });
    response.end(method === 'HEAD' ? undefined : body);
  });

/** Serves the app; port 0 takes any free one. Rejects when the port is not available. */
export const serve = (
  site: SiteFiles,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<RunningSite> =>
  new Promise((resolve, reject) => {
    const server = serverFor(site);
    server.once('error', reject);
    server.listen(port, host, () => {
      const stop = (): Promise<void> =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });
