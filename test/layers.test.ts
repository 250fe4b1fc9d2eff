import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS } from './architecture.ts';
import { resolvedFrom, shippedCode } from './sources.ts';

const APP = 'apps/web/src/';

const IMPORT = /(?:from|import\(|import) ?'(\.{1,2}\/[^']+)'/g;

type Import = { readonly from: string; readonly to: string };

const imports: readonly Import[] = shippedCode('apps/web').flatMap(({ path, text }) =>
  [...text.matchAll(IMPORT)].map(([, target = '']) => ({
    from: path.slice(APP.length),
    to: resolvedFrom(path, target.replace(/\?.*/, '')).slice(APP.length),
  })),
);

const partOf = (path: string): string => path.split('/')[0] ?? '';
const layerOf = (path: string): number => LAYERS.findIndex((parts) => parts.includes(partOf(path)));
const pageOf = (path: string): string | null =>
  partOf(path) === 'pages' ? (path.split('/')[1] ?? '') : null;

const said = ({ from, to }: Import): string => `${from} → ${to}`;

test('every file of the app belongs to a layer', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(({ from }) => layerOf(from) === -1).map(said)).toEqual([]);
});

test('no module imports a layer above its own, or another part of its own', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      layerOf(to) > layerOf(from) || (layerOf(to) === layerOf(from) && partOf(to) !== partOf(from)),
  );
  expect(wrong.map(said)).toEqual([]);
});

test('no page imports another', () => {
  const wrong = imports.filter(({ from, to }) => {
    const page = pageOf(from);
    return page !== null && pageOf(to) !== null && pageOf(to) !== page;
  });
  expect(wrong.map(said)).toEqual([]);
});

test('no folder of the app, at any depth, is part of a cycle', () => {
  let left = imports
    .map((one) => ({ ...one, a: dirname(one.from), b: dirname(one.to) }))
    .filter(({ a, b }) => a !== b);
  for (;;) {
    const kept = left.filter(
      ({ a, b }) => left.some((one) => one.a === b) && left.some((one) => one.b === a),
    );
    if (kept.length === left.length) break;
    left = kept;
  }
  expect(left.map(said)).toEqual([]);
});
