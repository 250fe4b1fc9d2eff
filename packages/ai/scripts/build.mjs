// Compiles assembly/ to WebAssembly: the whole brain as text that Node and bundles load at once, and what a browser needs as a file.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

// The brain is compiled together with the kernel's sources, so paths start at packages/.
const HOME = fileURLToPath(new URL('../..', import.meta.url));
const GENERATED = fileURLToPath(new URL('../src/generated', import.meta.url));

const FILES = fileURLToPath(new URL('../build', import.meta.url));

/**
 * @param {string} entry
 * @param {readonly string[]} more further options of the compiler
 * @returns {Promise<Uint8Array>}
 */
export const compile = async (entry, more = []) => {
  /** @type {Uint8Array | null} */
  let compiled = null;
  const { error, stderr } = await asc.main(
    [
      ...[`ai/assembly/${entry}.ts`, '--baseDir', HOME, '--outFile', 'out.wasm'],
      ...['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', ...more],
    ],
    {
      writeFile: (name, contents) => {
        if (name === 'out.wasm' && typeof contents !== 'string') compiled = contents;
      },
    },
  );
  if (error !== null || compiled === null) throw new Error(`asc: ${stderr.toString()}`);
  return compiled;
};

/** Writes src/generated/brain.ts; returns the size of the WebAssembly in bytes. */
export const buildBrain = async () => {
  const wasm = await compile('index');
  await mkdir(FILES, { recursive: true });
  await writeFile(`${FILES}/thinking.wasm`, await compile('thinking'));
  const text = Buffer.from(wasm).toString('base64');
  await mkdir(GENERATED, { recursive: true });
  // A trainer may be loading the module at this moment.
  await writeFile(`${GENERATED}/brain.part`, `export const BRAIN_BASE64: string =\n  '${text}';\n`);
  await rename(`${GENERATED}/brain.part`, `${GENERATED}/brain.ts`);
  return wasm.length;
};

if (argv[1] === fileURLToPath(import.meta.url)) await buildBrain();
