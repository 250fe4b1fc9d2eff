/** Written out, because the bundler follows only literal URLs. */
const FILES: Readonly<Record<string, URL>> = {
  '2-std': new URL('../../../ai/weights/2-std.bin', import.meta.url),
  '3-std': new URL('../../../ai/weights/3-std.bin', import.meta.url),
  '4-std': new URL('../../../ai/weights/4-std.bin', import.meta.url),
  '5-std': new URL('../../../ai/weights/5-std.bin', import.meta.url),
  '2-reuse': new URL('../../../ai/weights/2-reuse.bin', import.meta.url),
  '3-reuse': new URL('../../../ai/weights/3-reuse.bin', import.meta.url),
  '4-reuse': new URL('../../../ai/weights/4-reuse.bin', import.meta.url),
  '5-reuse': new URL('../../../ai/weights/5-reuse.bin', import.meta.url),
};

/** The URL of a network; the file name contains a hash of its content. */
export const weightsFile = (name: string): URL => {
  const file = FILES[name];
  if (file === undefined) throw new Error(`no weights for ${name}`);
  return file;
};

/** The WebAssembly of bots and analysis: one file for every worker. */
export const engineFile: URL = new URL('../../../ai/build/thinking.wasm', import.meta.url);

/** Changes as soon as any network does. */
export const weightsEdition: string = Object.values(FILES)
  .map(({ pathname }) => pathname.split('/').at(-1) ?? '')
  .join();
