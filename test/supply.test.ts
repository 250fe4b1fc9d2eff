import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeAudit } from '../scripts/audit.mjs';
import { billOfMaterials } from '../scripts/sbom.mjs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('the bill of materials names every package of the lock file, and is the same each time', () => {
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

test.each([
  ['{"metadata":{"vulnerabilities":{"total":0,"critical":0,"high":0}}}', 'clean'],
  ['{"metadata":{"vulnerabilities":{"total":3,"critical":1,"high":2}}}', 'found'],
  ['{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', 'notChecked'],
  ['', 'notChecked'],
])('an audit that is answered with %s is %s', (answer, kind) => {
  expect(judgeAudit(answer).kind).toBe(kind);
});

test('images and database of the containers are pinned, and the server is no superuser', () => {
  const compose = read('compose.yaml');
  const images = [...`${read('Dockerfile')}\n${compose}`.matchAll(/(?:FROM|image:) (\S+)/g)];
  for (const [, image = ''] of images)
    if (image !== 'claim-it') expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-|$)/);
  expect(compose).not.toMatch(/POSTGRES_USER: house/);
});
