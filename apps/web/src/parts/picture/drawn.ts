import type { Layer } from '@claim-it/board';
import { DiscDrawing, markupOf } from '@claim-it/board';
import type { ComponentChildren } from 'preact';

/** The context of a canvas. */
export type Pen = CanvasRenderingContext2D;

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const DISC: Box = { x: -42, y: -40, width: 84, height: 96 };

/** The drawings are made for spaces of this size. */
const DRAWN_EDGE = 106;

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

const images = new Map<string, Promise<HTMLImageElement>>();

const discOf = ({ kind, wall, isBare }: Layer): Promise<HTMLImageElement> => {
  const name = `${kind} ${wall} ${isBare}`;
  const known = images.get(name) ?? imageOf(DISC, DiscDrawing({ kind, wall, isBare, grain: null }));
  images.set(name, known);
  return known;
};

/** The middle and the size of a space on the picture. */
export type Spot = { readonly x: number; readonly y: number; readonly edge: number };

/** One marker of a pile; the squatter with its number. */
export const drawLayer = async (pen: Pen, layer: Layer, { x, y, edge }: Spot): Promise<void> => {
  const unit = edge / DRAWN_EDGE;
  const disc = await discOf(layer);
  const [left, top] = [x + (layer.x + DISC.x) * unit, y + (layer.y + DISC.y) * unit];
  pen.drawImage(disc, left, top, DISC.width * unit, DISC.height * unit);
  if (layer.number === null) return;
  pen.font = `900 ${37 * unit}px Besley`;
  pen.fillStyle = '#20140a';
  pen.textAlign = 'center';
  pen.fillText(String(layer.number), x + layer.x * unit, y + (layer.y + 12.7) * unit);
  pen.textAlign = 'left';
};

/** The lines between the spaces of a board whose upper left corner is there. */
export const drawLines = (pen: Pen, { x, y, edge }: Spot): void => {
  pen.strokeStyle = '#33200f';
  pen.lineWidth = 1.5;
  for (let line = 0; line <= 6; line += 1) {
    pen.strokeRect(x, y, edge * 6, line * edge);
    pen.strokeRect(x, y, line * edge, edge * 6);
  }
};

/** A canvas of a size, drawn on after the fonts have come, as a PNG; null where the browser cannot. */
export const pictureOf = async (
  { width, height }: Pick<Box, 'width' | 'height'>,
  fonts: readonly string[],
  draw: (pen: Pen) => Promise<void>,
): Promise<Blob | null> => {
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  await draw(pen);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
