// @vitest-environment happy-dom

import { COLORS } from '@claim-it/rules';
import { render } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { ArtDefs } from './defs.tsx';
import { Disc } from './disc.tsx';
import { Pile } from './pile.tsx';

const pictures = (container: Element): readonly string[] =>
  [...container.querySelectorAll('.pile image')].map((image) =>
    decodeURIComponent(image.getAttribute('href') ?? ''),
  );

test('a pile refers only to its pictures and the definitions', async () => {
  const { container } = render(
    <>
      <ArtDefs />
      <Pile base={{ color: 'red', claimed: false }} stake={{ kind: 'claim', covers: 1 }} />
      <Pile base={{ color: 'violet', claimed: true }} stake={null} />
      <Pile base={null} stake={{ kind: 'claim', covers: null }} isGhost={true} />
    </>,
  );
  await vi.waitFor(() => expect(pictures(container)).toHaveLength(5));
  const drawn = pictures(container);
  for (const text of [...drawn, container.innerHTML.replaceAll(/href="[^"]*"/g, '')]) {
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test('every picture is a valid drawing', async () => {
  const kinds = [...COLORS, 'claim', 'squatter'] as const;
  const { container } = render(
    <svg class="pile" aria-hidden="true">
      {kinds.map((kind) => (
        <Disc key={kind} kind={kind} />
      ))}
    </svg>,
  );
  await vi.waitFor(() => expect(pictures(container)).toHaveLength(kinds.length));
  for (const picture of pictures(container)) {
    const [head = '', ...rest] = picture.split(',');
    expect(head).toBe('data:image/svg+xml');
    const parsed = new DOMParser().parseFromString(rest.join(','), 'image/svg+xml');
    expect(parsed.documentElement.tagName).toBe('svg');
    expect(picture).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('a pile split in two draws each part once', async () => {
  const holds = {
    base: { color: 'red', claimed: false },
    stake: { kind: 'claim', covers: 1 },
  } as const;
  const whole = render(<Pile {...holds} />).container;
  await vi.waitFor(() => expect(pictures(whole)).toHaveLength(3));
  const below = render(<Pile {...holds} cut={{ part: 'below', at: 2 }} />).container;
  const above = render(<Pile {...holds} cut={{ part: 'above', at: 2 }} />).container;
  const drawn = [below, above].flatMap((part) => [...part.querySelectorAll('image, ellipse')]);
  expect(drawn.every((shape) => whole.innerHTML.includes(shape.outerHTML))).toBe(true);
  expect(pictures(below)).toHaveLength(2);
  expect(pictures(above)).toHaveLength(1);
});

test('definitions have each name once', () => {
  const { container } = render(<ArtDefs />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

test('a pile is a picture: the space beside it has the label', () => {
  const { container } = render(<Pile base={null} stake={{ kind: 'squatter', number: 6 }} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
