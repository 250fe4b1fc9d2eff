// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { ArtDefs } from './defs.tsx';
import { Pile } from './pile.tsx';

const refers = (container: Element): readonly string[] =>
  [...container.querySelectorAll('.pile use')].map((use) => use.getAttribute('href') ?? '');

test('a pile refers only to what the definitions hold', () => {
  const { container } = render(
    <>
      <ArtDefs />
      <Pile base={{ color: 'red', claimed: false }} stake={{ kind: 'claim', covers: 1 }} />
      <Pile base={{ color: 'violet', claimed: true }} stake={null} />
      <Pile base={null} stake={{ kind: 'claim', covers: null }} isGhost={true} />
    </>,
  );
  const known = new Set(
    [...container.querySelectorAll('.art-defs [id]')].map(({ id }) => `#${id}`),
  );
  const used = refers(container);
  expect(used).toContain('#inlay-claim');
  expect(used).toContain('#number-1');
  expect(used).toContain('#inlay-violet');
  expect(used.filter((href) => !known.has(href))).toEqual([]);
});

test('definitions have each name once', () => {
  const { container } = render(<ArtDefs />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

test('a pile is a picture: the space beside it has the words', () => {
  const { container } = render(<Pile base={null} stake={{ kind: 'squatter', number: 6 }} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
