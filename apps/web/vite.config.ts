import { defineConfig } from 'vite';
import { finish } from './delivery/finish.ts';
import { shells } from './delivery/shells.ts';
import { wasmAsFile } from './delivery/wasmAsFile.ts';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every visit loads comes in one file: it packs better, and asks once instead of thirty times.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  worker: { format: 'es', plugins: () => [wasmAsFile()] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [wasmAsFile(), shells(), finish()],
});
