// Compiles assembly/ to WebAssembly and embeds it as text, so that Node, bundles and workers load it alike.
import { mkdir, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import binaryen from 'assemblyscript/binaryen';

const HOME = fileURLToPath(new URL('..', import.meta.url));

// Small functions keep the sources readable; the functions of a play step must be inlined into one body.
const INLINE_UP_TO = 400;

/**
 * Compiles an AssemblyScript program.
 * @param {string} entry the entry file, relative to `home`
 * @param {string} home the folder that relative paths start from
 * @returns {Promise<Uint8Array>}
 */
export const compileAssembly = async (entry, home = HOME) => {
  /** @type {Uint8Array | null} */
  let compiled = null;
  const { error, stderr } = await asc.main(
    [
      ...[entry, '--baseDir', home, '--outFile', 'out.wasm'],
      ...['-O3', '--converge', '--noAssert', '--runtime', 'stub'],
      ...['--enable', 'simd,bulk-memory'],
    ],
    {
      writeFile: (name, contents) => {
        if (name === 'out.wasm' && typeof contents !== 'string') compiled = contents;
      },
    },
  );
  if (error !== null || compiled === null) throw new Error(`asc: ${stderr.toString()}`);
  return inlined(compiled);
};

/**
 * @param {Uint8Array} wasm
 * @returns {Uint8Array}
 */
const inlined = (wasm) => {
  const module = binaryen.readBinary(wasm);
  // Only features that all supported browsers have; the optimizer would use any others that are enabled.
  const { SIMD128, BulkMemory, BulkMemoryOpt, SignExt, MutableGlobals, NontrappingFPToInt } =
    binaryen.Features;
  module.setFeatures(
    SIMD128 | BulkMemory | BulkMemoryOpt | SignExt | MutableGlobals | NontrappingFPToInt,
  );
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  binaryen.setAlwaysInlineMaxSize(INLINE_UP_TO);
  binaryen.setFlexibleInlineMaxSize(INLINE_UP_TO);
  module.optimize();
  const result = module.emitBinary();
  module.dispose();
  return result;
};

/** Writes build/kernel.wasm and src/generated/wasm.ts. */
export const buildKernel = async () => {
  const wasm = await compileAssembly('assembly/index.ts');
  const text = Buffer.from(wasm).toString('base64');
  await mkdir(`${HOME}build`, { recursive: true });
  await mkdir(`${HOME}src/generated`, { recursive: true });
  await writeFile(`${HOME}build/kernel.wasm`, wasm);
  await writeFile(
    `${HOME}src/generated/wasm.ts`,
    `export const WASM_BASE64: string =\n  '${text}';\n`,
  );
};

if (argv[1] === fileURLToPath(import.meta.url)) await buildKernel();
