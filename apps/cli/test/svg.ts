import { expect } from 'vitest';

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
const STRAY = /<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** One `svg` element, every element closed in its order, no stray `<` or `&`. */
export const expectWellFormed = (svg: string): void => {
  const body = svg.replace(/^<\?xml[^?]*\?>/, '').trim();
  expect(body).toMatch(/^<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/);
  const open: string[] = [];
  for (const [, isEnd, name = '', attributes = '', isEmpty] of body.matchAll(TAG)) {
    expect(attributes).not.toMatch(STRAY);
    if (isEnd) expect(open.pop()).toBe(name);
    else if (!isEmpty) open.push(name);
  }
  expect(open).toEqual([]);
  expect(body.replace(TAG, '')).not.toMatch(STRAY);
};
