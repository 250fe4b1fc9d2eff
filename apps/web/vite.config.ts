import { defineConfig } from 'vite';
import { finish } from './delivery/finish.ts';
import { shells } from './delivery/shells.ts';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [shells(), finish()],
});
