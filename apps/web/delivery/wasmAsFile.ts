import type { Plugin } from 'vite';

const TEXT = /\/packages\/(?:ai|kernel)\/src\/generated\/(brain|wasm)\.ts$/;

/** Browsers fetch the WebAssembly as a file and compile it on its way; the text that Node loads stays out of their scripts. */
export const wasmAsFile = (): Plugin => ({
  name: 'claim-it:wasm-as-file',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    const [, name] = TEXT.exec(id) ?? [];
    return name === undefined ? null : `export const ${name.toUpperCase()}_BASE64 = '';`;
  },
});
