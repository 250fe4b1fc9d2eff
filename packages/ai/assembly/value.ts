// The shares of all seats in memory: eight numbers, two vectors.

@inline
export function clearValue(at: usize): void {
  v128.store(at, f32x4.splat(0), 0);
  v128.store(at, f32x4.splat(0), 16);
}

@inline
export function copyValue(from: usize, to: usize): void {
  v128.store(to, v128.load(from, 0), 0);
  v128.store(to, v128.load(from, 16), 16);
}

/** Adds `factor` times a value to another. */
@inline
export function addValue(from: usize, to: usize, factor: f32): void {
  const scale = f32x4.splat(factor);
  v128.store(to, f32x4.add(v128.load(to, 0), f32x4.mul(scale, v128.load(from, 0))), 0);
  v128.store(to, f32x4.add(v128.load(to, 16), f32x4.mul(scale, v128.load(from, 16))), 16);
}
