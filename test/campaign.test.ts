import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const campaign = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts', 'campaign.mjs'), ...args], {
    encoding: 'utf8',
  });

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/npm run campaign (\w+)/g)].map(([, name = '']) => name);

test('without a name all campaigns are listed, and each has its row in the docs', () => {
  const { status, stdout } = campaign();
  expect(status).toBe(0);
  expect(namesIn(stdout)).toEqual(
    expect.arrayContaining(['games', 'laws', 'dice', 'siege', 'looks']),
  );
  const docs = namesIn(readFileSync(join(ROOT, 'docs', 'campaigns.md'), 'utf8'));
  expect(new Set(docs)).toEqual(new Set(namesIn(stdout)));
});

test('an unknown name gives one line, the list, and exit code 2', () => {
  const { status, stdout, stderr } = campaign('picnic');
  expect({ status, stderr }).toEqual({ status: 2, stderr: 'There is no campaign “picnic”.\n' });
  expect(namesIn(stdout)).toContain('games');
});
