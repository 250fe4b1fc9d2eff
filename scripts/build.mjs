// Builds what has changed: the WebAssembly modules, the command line as one bundle, the app for browsers, and the server.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprints, ROOT } from './fingerprint.mjs';
import { SBOM, writeSbom } from './sbom.mjs';

const STAMPS = join(ROOT, '.cache', 'build');
const fingerprintOf = fingerprints();

/**
 * A build step: its inputs, its outputs, and its action.
 * @typedef {{ name: string, inputs: string[], outputs: string[], run: () => Promise<void> }} Step
 */

/**
 * Runs a step unless its inputs are unchanged and its outputs exist.
 * @param {Step} step
 */
const runStep = async (step) => {
  const stamp = join(STAMPS, step.name);
  const fingerprint = fingerprintOf(step.inputs);
  const isFresh =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint &&
    step.outputs.every((output) => existsSync(join(ROOT, output)));
  if (isFresh) return;
  await step.run();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, fingerprint);
};

/** @type {Step} */
const kernel = {
  name: 'kernel',
  inputs: ['packages/kernel/assembly', 'packages/kernel/scripts', 'package-lock.json'],
  outputs: ['packages/kernel/src/generated/wasm.ts'],
  run: async () => {
    const { buildKernel } = await import('../packages/kernel/scripts/build.mjs');
    await buildKernel();
  },
};

/** @type {Step} */
const brain = {
  name: 'brain',
  inputs: [
    'packages/ai/assembly',
    'packages/ai/scripts',
    'packages/kernel/assembly',
    'package-lock.json',
  ],
  outputs: ['packages/ai/src/generated/brain.ts', 'packages/ai/build/thinking.wasm'],
  run: async () => {
    const { buildBrain } = await import('../packages/ai/scripts/build.mjs');
    await buildBrain();
  },
};

/** @type {Step} */
const cli = {
  name: 'cli',
  inputs: [
    ...['rules', 'kernel', 'ai', 'fairness', 'text'].map((name) => `packages/${name}`),
    'apps/cli/src',
    'scripts/build.mjs',
    'package-lock.json',
  ],
  outputs: ['main', 'program', 'worker'].map((name) => `apps/cli/dist/${name}.js`),
  run: async () => {
    const { build } = await import('esbuild');
    // Shared chunks have a new name with every change; old ones are deleted.
    const folder = join(ROOT, 'apps/cli/dist');
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder))
      if (name.startsWith('chunk-')) rmSync(join(folder, name));
    cpSync(join(ROOT, 'packages/ai/weights'), join(ROOT, 'apps/cli/dist/weights'), {
      recursive: true,
    });
    await build({
      absWorkingDir: ROOT,
      entryPoints: {
        main: 'apps/cli/src/main.ts',
        program: 'apps/cli/src/program.ts',
        worker: 'apps/cli/src/match/worker.ts',
      },
      outdir: 'apps/cli/dist',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'warning',
      // picocolors is CommonJS and asks for node modules by require
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    });
  },
};

/** @type {Step} */
const web = {
  name: 'web',
  inputs: [
    ...['rules', 'kernel', 'ai', 'fairness', 'protocol', 'text', 'board', 'client', 'site'].map(
      (name) => `packages/${name}`,
    ),
    ...['src', 'public', 'delivery', 'index.html', 'vite.config.ts'].map(
      (name) => `apps/web/${name}`,
    ),
    'scripts/build.mjs',
    'package-lock.json',
  ],
  outputs: ['apps/web/dist/site/sw.js'],
  run: async () => {
    const { build: buildSite } = await import('vite');
    const { NODE_ENV } = process.env;
    await buildSite({
      configFile: join(ROOT, 'apps/web/vite.config.ts'),
      logLevel: 'warn',
    });
    // Vite sets NODE_ENV to production in this process; tests that it starts afterwards must not inherit it.
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else Object.assign(process.env, { NODE_ENV });
  },
};

/** @type {Step} */
const house = {
  name: 'house',
  inputs: [
    ...['rules', 'kernel', 'ai', 'fairness', 'protocol', 'text'].map((name) => `packages/${name}`),
    'packages/site',
    'apps/server/src',
    'scripts/build.mjs',
    'package-lock.json',
  ],
  outputs: ['house', 'store-thread', 'brain-thread', 'fold-thread', 'chain-thread'].map(
    (name) => `apps/server/dist/${name}.js`,
  ),
  run: async () => {
    const { build } = await import('esbuild');
    cpSync(join(ROOT, 'packages/ai/weights'), join(ROOT, 'apps/server/dist/weights'), {
      recursive: true,
    });
    await build({
      absWorkingDir: ROOT,
      entryPoints: {
        house: 'apps/server/src/main.ts',
        'store-thread': 'apps/server/src/store/sqlite/thread.ts',
        'brain-thread': 'apps/server/src/bots/thread.ts',
        'fold-thread': 'apps/server/src/folds/thread.ts',
        'chain-thread': 'apps/server/src/dice/thread.ts',
      },
      outdir: 'apps/server/dist',
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'warning',
      // Native packages and those that generate code at run time stay external.
      external: [
        '@photostructure/sqlite',
        '@simplewebauthn/server',
        'fastify',
        'pg',
        'pino',
        'prom-client',
        'redis',
        'web-push',
        'ws',
      ],
    });
  },
};

/** @type {Step} */
const sbom = {
  name: 'sbom',
  inputs: ['package.json', 'package-lock.json', 'scripts/sbom.mjs'],
  outputs: [SBOM],
  run: async () => writeSbom(),
};

const STEPS = [kernel, brain, cli, web, house, sbom];
/** The programs that can be built alone; all other steps are their dependencies. */
const PROGRAMS = ['cli', 'web', 'house', 'sbom'];

/**
 * Builds what has changed since the last time: everything, or only these programs.
 * @param {string[]} wanted
 */
export const build = async (...wanted) => {
  for (const step of STEPS)
    if (wanted.length === 0 || !PROGRAMS.includes(step.name) || wanted.includes(step.name))
      await runStep(step);
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await build(...process.argv.slice(2));
