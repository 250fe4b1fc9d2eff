/** A module with one function that returns a 128-bit vector: valid only with SIMD support. */
const VECTOR_MODULE: Uint8Array<ArrayBuffer> = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // types: () -> v128
  ...[0x03, 0x02, 0x01, 0x00], // functions: one of that type
  ...[0x0a, 0x16, 0x01, 0x14, 0x00, 0xfd, 0x0c, ...Array<number>(16).fill(0), 0x0b], // code: v128.const
]);

/** Whether WebAssembly with SIMD is supported, which all networks need. */
export const supportsSimd = (): boolean =>
  typeof WebAssembly === 'object' && WebAssembly.validate(VECTOR_MODULE);
