import type { Signal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { afterPaint } from '../render/afterPaint.ts';
import { markupOf } from './markup.ts';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** URLs by name; undefined while a picture is being made. */
const known = new Map<string, Signal<string | undefined>>();
/** Each renders a picture and returns how it is shown. */
const waiting: (() => () => void)[] = [];
const made: (() => void)[] = [];
/** The browser drops unreferenced pictures, and would have to decode them again. */
const held: HTMLImageElement[] = [];

const addressOf = ({ x, y, width, height }: Box, drawing: ComponentChildren): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${markupOf(drawing)}</svg>`,
  )}`;

/** As many as one frame can paint for the first time without being late. */
const AT_ONCE = 6;

const show = (): void => {
  batch(() => {
    for (const one of made.splice(0, AT_ONCE)) one();
  });
  if (made.length > 0) afterPaint(show);
};

/** One at a time, because the browser parses a drawing synchronously; shown in groups, because each change repaints the page. */
const makeNext = (): void => {
  const next = waiting.shift();
  if (next !== undefined) made.push(next());
  if (waiting.length > 0) setTimeout(makeNext);
  else show();
};

const enqueue = (make: () => () => void): void => {
  waiting.push(make);
  if (waiting.length === 1) setTimeout(makeNext);
};

/**
 * A drawing as a picture of its own, by its URL; undefined until it is ready, when its users are rendered again.
 * Fifty shapes become one element, so the page styles, lays out and paints less in all places that show it.
 */
export const pictureOf = (
  name: string,
  box: Box,
  draw: () => ComponentChildren,
): string | undefined => {
  const asked = known.get(name);
  if (asked !== undefined) return asked.value;
  const address = signal<string | undefined>(undefined);
  known.set(name, address);
  const image = new Image();
  held.push(image);
  enqueue(() => {
    image.src = addressOf(box, draw());
    return () => {
      address.value = image.src;
    };
  });
  return address.value;
};
