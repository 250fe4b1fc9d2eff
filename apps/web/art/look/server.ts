import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';

/** The app as it is in the sources, on a free port of this machine. */
export const serve = async (): Promise<{ server: ViteDevServer; address: string }> => {
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { server, address };
};
