import { markupOf } from '@claim-it/board';
import type { ComponentChildren } from 'preact';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A drawing as an image that a canvas can draw. Sizes are written out: not every browser draws it otherwise. */
export const imageOf = async (
  { x, y, width, height }: Box,
  drawing: ComponentChildren,
): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="${x} ${y} ${width} ${height}">${markupOf(drawing)}</svg>`,
  )}`;
  await image.decode();
  return image;
};
