import type { UserConfig } from 'vite';
import { defineConfig } from 'vite';
import { cutFiles } from './delivery/chunks.ts';
import { finish } from './delivery/finish.ts';
import { preloads } from './delivery/preloads.ts';
import { shells } from './delivery/shells.ts';
import { wasmAsFile } from './delivery/wasmAsFile.ts';

const config: UserConfig = {
  root: import.meta.dirname,
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The names of all scripts are 2 kB that do not pack; a page that comes later finds its scripts in its imports.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es', plugins: () => [wasmAsFile()] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [wasmAsFile()],
};

export default defineConfig(async ({ command }) => {
  const own = { ...config, plugins: [wasmAsFile(), shells(), preloads(), finish()] };
  if (command === 'serve') return own;
  const output = { codeSplitting: await cutFiles(config) };
  const rolldownOptions = { ...config.build?.rolldownOptions, output };
  return { ...own, build: { ...config.build, rolldownOptions } };
});
