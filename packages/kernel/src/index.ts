export type { Kernel, RandomPlay } from './kernel.ts';
export { createKernel, provideKernel, SAMPLES } from './kernel.ts';
export type { Mask } from './mask.ts';
export { maskOf, spacesIn } from './mask.ts';
export type { KernelVariant, Position } from './position.ts';
export { POSITION_BYTES, writePosition } from './position.ts';
