import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { markupOf } from './markup.ts';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Addresses by name; undefined while a picture is being made. */
const known = new Map<string, Signal<string | undefined>>();
const waiting: (() => void)[] = [];
/** The browser forgets pictures that nobody holds, and would have to read them again. */
const held: HTMLImageElement[] = [];

const addressOf = ({ x, y, width, height }: Box, drawing: ComponentChildren): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${markupOf(drawing)}</svg>`,
  )}`;

const makeNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(makeNext);
};

/** One at a time: reading a drawing takes a while, and a finger may come in between. */
const enqueue = (make: () => void): void => {
  waiting.push(make);
  if (waiting.length === 1) setTimeout(makeNext);
};

/**
 * A drawing as a picture of its own, by its address; undefined until it is made, and whoever asked is drawn again
 * then. Fifty shapes become one: the page need not style, lay out and paint them wherever the picture is shown.
 */
export const pictureOf = (
  name: string,
  box: Box,
  draw: () => ComponentChildren,
): string | undefined => {
  const made = known.get(name);
  if (made !== undefined) return made.value;
  const address = signal<string | undefined>(undefined);
  known.set(name, address);
  const image = new Image();
  held.push(image);
  enqueue(() => {
    image.src = addressOf(box, draw());
    address.value = image.src;
  });
  return address.value;
};
