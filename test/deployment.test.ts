import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './markdown.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const compose = read('compose.yaml');
const caddy = read('Caddyfile');

/** The lines of a part of compose.yaml, from its name to the next one at the same depth. */
const partOf = (name: string, depth = 0): string => {
  const indent = ' '.repeat(depth);
  const [, after = ''] = compose.split(new RegExp(`^${indent}${name}:.*\\n`, 'm'));
  const [part = ''] = after.split(new RegExp(`^ {0,${depth}}\\S`, 'm'));
  return part;
};

describe('compose.yaml', () => {
  const house = partOf('x-house');
  const database = partOf('database', 2);

  test('keeps processes and database in a network without internet access', () => {
    expect(partOf('inside', 2).trim()).toBe('internal: true');
    for (const part of [house, database]) {
      expect(part).toContain('networks: [inside]\n');
      expect(part).not.toContain('ports:');
    }
    expect(partOf('proxy', 2)).toContain('networks: [inside, outside]\n');
  });

  test('passes secrets as files, to those who need them, and contains none', () => {
    expect(house).toContain('secrets: [database_password, dice_key]\n');
    expect(database).toContain('secrets: [database_admin_password, database_password]\n');
    expect(partOf('proxy', 2)).not.toContain('secrets:');
    const secrets = /(PASSWORD|KEY|SECRET|TOKEN)\w*: (?!\/run\/secrets\/)/;
    expect(compose).not.toMatch(secrets);
    expect(compose).not.toMatch(/:\/\/\w+:[^@\s]+@/);
    for (const file of ['.gitignore', '.dockerignore'])
      expect(read(file).split('\n')).toEqual(expect.arrayContaining(['.env']));
    expect(read('.gitignore')).toMatch(/^secrets\/$/m);
    expect(read('.dockerignore')).toMatch(/^secrets$/m);
  });

  test('gives the processes read-only file systems and no privileges, and rotates the logs', () => {
    for (const line of ['read_only: true', 'cap_drop: [ALL]', '"no-new-privileges:true"'])
      expect(house).toContain(line);
    expect(compose).not.toMatch(
      /privileged:|cap_add:|network_mode:|pid:|userns_mode:|docker\.sock/,
    );
    expect(house).toContain('"--log", "info"');
  });
});

describe('the proxy', () => {
  test('redirects pages to https, and refuses the API without it', () => {
    expect(caddy).toMatch(/auto_https disable_redirects/);
    const [, plain = ''] = caddy.split('{$PLAIN_ADDRESS:http://} {');
    expect(plain).toMatch(/@api path \/api \/api\/\*\s+handle @api \{\s+respond 403\s+\}/);
    expect(plain).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} 308\s+\}/);
  });

  test('does not weaken its TLS defaults', () => {
    expect(caddy).not.toMatch(/^\s*(tls|protocols|ciphers|curves|client_auth)\b/m);
    expect(caddy).toContain('admin off');
  });
});

describe('the image', () => {
  test('contains no source control, tests or tools, and does not run as root', () => {
    const [, last = ''] = read('Dockerfile').split(/^FROM \S+\n/m);
    const copied = [...last.matchAll(/^COPY --from=built (\S+)/gm)].map(([, path]) => path);
    expect(copied).toEqual([
      '/house/node_modules',
      '/house/apps/server/package.json',
      '/house/apps/server/dist',
      '/house/apps/web/dist/site',
      '/house/dist/sbom.json',
    ]);
    expect(last).not.toMatch(/^(COPY (?!--from=built )|ADD )/m);
    expect(last).toContain('USER node\n');
    expect(last).toContain('NODE_ENV=production');
    expect(read('Dockerfile')).toContain('npm ci --ignore-scripts --omit=dev');
    expect(read('.dockerignore').split('\n')).toContain('.git');
  });

  test('is built with its bill of materials, and reports its health', () => {
    expect(read('Dockerfile')).toMatch(/node scripts\/build\.mjs web house sbom$/m);
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*\\\n {2}CMD .*127\.0\.0\.1:1856\/health/m);
  });
});
