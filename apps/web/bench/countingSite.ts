import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSite } from '@claim-it/site';
import { buildSite, SITE } from './site.ts';

/** The paths that were sent, with repetitions. */
export type Sent = () => readonly string[];

type CountingSite = {
  readonly address: string;
  readonly sent: Sent;
  readonly forget: () => void;
  readonly stop: () => Promise<void>;
};

/** The built site on a free port, which notes every file it sends: also those that only the service worker asks for. */
export const startCountingSite = async (): Promise<CountingSite> => {
  buildSite();
  const site = openSite(SITE);
  let paths: string[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { status, headers: own, body } = site({ method, address: url, headers });
    if (status === 200 && body !== null) paths.push(url);
    response.writeHead(status, { ...own, ...(body && { 'content-length': body.byteLength }) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => [...paths],
    forget: () => {
      paths = [];
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
