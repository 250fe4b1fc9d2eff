import type { Shape } from './shape.ts';
import { INNER, OUTPUTS } from './shape.ts';

const LEAK = 0.0625;

const leaky = (x: number): number => (x > 0 ? x : x * LEAK);

/** Adds `factor` times a row of weights to a layer. */
const addRow = (layer: Float64Array, weights: Float32Array, at: number, factor: number): void => {
  for (let index = 0; index < layer.length; index += 1)
    layer[index] = (layer[index] ?? 0) + factor * (weights[at + index] ?? 0);
};

const layerFrom = (weights: Float32Array, at: number, size: number): Float64Array =>
  Float64Array.from(weights.subarray(at, at + size));

const dense = (
  weights: Float32Array,
  input: Float64Array,
  at: number,
  biasAt: number,
  size: number,
): Float64Array => {
  const output = layerFrom(weights, biasAt, size);
  for (const [index, value] of input.entries())
    addRow(output, weights, at + index * size, leaky(value));
  return output;
};

/** What the network says for active rows and dense inputs: one number for each seat from the mover on. */
export const logitsOf = (
  weights: Float32Array,
  shape: Shape,
  rows: readonly number[],
  inputs: readonly number[],
): Float64Array => {
  const { at, width } = shape;
  const biasAt = at + shape.rows * width;
  const innerAt = biasAt + width;
  const innerBiasAt = innerAt + width * INNER;
  const outputAt = innerBiasAt + INNER;
  const first = layerFrom(weights, biasAt, width);
  for (const row of rows) addRow(first, weights, at + row * width, 1);
  for (const [index, input] of inputs.entries())
    addRow(first, weights, at + (shape.denseRow + index) * width, input);
  const inner = dense(weights, first, innerAt, innerBiasAt, INNER);
  return dense(weights, inner, outputAt, outputAt + INNER * OUTPUTS, OUTPUTS);
};
