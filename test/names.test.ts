import { expect, test } from 'vitest';
import { shippedCode, WORKSPACES } from './sources.ts';

const EXPORTED_TYPE = /^export (?:abstract )?(?:type|interface|class) (\w+)/gm;

test('no two exported types have the same name', () => {
  const files = new Map<string, string[]>();
  for (const { path, text } of WORKSPACES.flatMap(shippedCode))
    for (const [, name = ''] of text.matchAll(EXPORTED_TYPE))
      files.set(name, [...(files.get(name) ?? []), path]);
  const shared = [...files].filter(([, paths]) => paths.length > 1);
  expect(shared.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([]);
});
