import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { judgeAudit } from '../scripts/audit.mjs';
import { build } from '../scripts/build.mjs';
import { billOfMaterials, SBOM } from '../scripts/sbom.mjs';

const folder = mkdtempSync(join(tmpdir(), 'claim-it-supply-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** A fake npm with this output and this status. */
const npmThatSays = (text: string, status = 0): string => {
  const file = join(folder, `${Math.random()}.js`);
  writeFileSync(
    file,
    `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${status};`,
  );
  return file;
};

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('the bill of materials names every package of the lock file, and is reproducible', () => {
  const bill = billOfMaterials();
  const text = JSON.stringify(bill);
  expect(text).not.toMatch(/serialNumber|timestamp|https?:\/\/(?!cyclonedx)/);
  expect(bill.metadata.component.name).toBe('claim-it-workspace');
  expect(JSON.stringify(billOfMaterials())).toBe(text);
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { version?: string; optional?: boolean }>>;
  };
  const named = new Set(bill.components.map((one: Record<string, unknown>) => one['bom-ref']));
  for (const [path, { version, optional }] of Object.entries(packages)) {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name === undefined || version === undefined || optional === true) continue;
    expect([...named], `${name}@${version}`).toContain(`${name}@${version}`);
  }
});

test('a build writes the bill of materials', async () => {
  const file = new URL(`../${SBOM}`, import.meta.url);
  rmSync(file, { force: true });
  await build('sbom');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(billOfMaterials());
});

test('a bill of materials that npm cannot make is missing', () => {
  vi.stubEnv('npm_execpath', npmThatSays('{"components":[],"metadata":{"component":{}}}', 1));
  expect(() => billOfMaterials()).toThrow('npm sbom failed');
});

const CLEAN = '{"metadata":{"vulnerabilities":{"total":0,"critical":0,"high":0}}}';
const FOUND = '{"metadata":{"vulnerabilities":{"total":3,"critical":1,"high":2}}}';

test.each([
  [CLEAN, [], 0, 'No package of the lock file has an advisory.'],
  [FOUND, [], 1, '3 packages have an advisory (1 critical, 2 high): npm audit'],
  ['', [], 0, 'NOT CHECKED'],
  [CLEAN, ['--required'], 0, 'No package of the lock file has an advisory.'],
  ['', ['--required'], 1, 'NOT CHECKED'],
])('an audit with the response %j ends with %j as %i', (answer, args, code, line) => {
  const script = fileURLToPath(new URL('../scripts/audit.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npmThatSays(answer) },
  });
  expect([status, stdout]).toEqual([code, expect.stringContaining(line)]);
});

test.each([
  [CLEAN, 'clean'],
  [FOUND, 'found'],
  ['{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', 'notChecked'],
  ['', 'notChecked'],
])('an audit with the response %s is %s', (answer, kind) => {
  expect(judgeAudit(answer).kind).toBe(kind);
});

test('images and database of the containers are pinned, and the server is no superuser', () => {
  const compose = read('compose.yaml');
  const images = [...`${read('Dockerfile')}\n${compose}`.matchAll(/(?:FROM|image:) (\S+)/g)];
  for (const [, image = ''] of images)
    if (image !== 'claim-it') expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-|$)/);
  expect(compose).not.toMatch(/POSTGRES_USER: house/);
  expect(compose).toContain('create role house login nosuperuser nocreatedb nocreaterole ');
});
