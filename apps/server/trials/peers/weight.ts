import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';

const RULES = fileURLToPath(import.meta.resolve('@claim-it/rules'));

/** What a page loads to play: the client of each, and the rules that all of them need. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'Claim It!': [fileURLToPath(import.meta.resolve('@claim-it/client/online'))],
  'boardgame.io': ['boardgame.io/client', 'boardgame.io/multiplayer'],
  Colyseus: ['colyseus.js'],
};

/** A worker of ours is a file of its own; here its text is part of the page, so that it counts. */
const workers: Plugin = {
  name: 'workers',
  setup: (bundle) => {
    bundle.onResolve({ filter: /\?worker&url$/ }, ({ path, importer }) => ({
      path: join(dirname(importer), path.slice(0, path.indexOf('?'))),
      namespace: 'worker',
    }));
    bundle.onLoad({ filter: /./, namespace: 'worker' }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
      });
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
    });
  },
};

/** Kilobytes of script, minified and packed. */
export const clientWeight = async (name: string, folder: string): Promise<number> => {
  const parts = [RULES, ...(PAGES[name] ?? [])];
  const { outputFiles } = await build({
    stdin: {
      contents: parts
        .map(
          (part, number) =>
            `import * as part${number} from ${JSON.stringify(part)}; console.log(part${number});`,
        )
        .join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    write: false,
    plugins: [workers],
    format: 'esm',
    platform: 'browser',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    outfile: join(folder, 'page.js'),
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1_024;
};
