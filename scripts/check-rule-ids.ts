/**
 * Keeps rules, code and tests consistent: every id in docs/rules.md and docs/rulings.md titles a test (`[P4] …`, or
 * `EXAMPLE 4 …`), and every id that code or a test cites is defined there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED = ['node_modules', 'dist', 'generated', 'playthroughs'];
/** Looks like an id, but is the JavaScript engine of Node. */
const NOT_AN_ID = ['V8'];
const ID = '[SPBTLWVR]\\d{1,2}';

type Citation = { readonly id: string; readonly file: string };

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : filesUnder(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [relative('.', path)] : [];
  });

/** `S1–S3` cites the ids between as well. */
const spread = (text: string): string =>
  text.replace(/\b([SPBTLWVR])(\d+)–\1(\d+)\b/g, (_, group: string, from: string, to: string) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (__, index) => `${group}${Number(from) + index}`,
    ).join(' '),
  );

const citedIn = (source: string): readonly string[] => {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g) ?? [];
  const inComments = matches(
    spread(comments.join('\n')),
    new RegExp(`(?<![\\w@.-])(${ID})(?![\\w@.-])`, 'g'),
  );
  return [...inComments.filter((id) => !NOT_AN_ID.includes(id)), ...titledIn(source)];
};

const titledIn = (source: string): readonly string[] => [
  ...matches(source, new RegExp(`\\[(${ID})\\] `, 'g')),
  ...matches(source, /\b(EXAMPLE \d+)/g),
];

const written = [
  ...matches(read('docs/rules.md'), new RegExp(`^- \\*\\*(${ID})\\*\\* `, 'gm')),
  ...matches(read('docs/rulings.md'), new RegExp(`^### (${ID}) · `, 'gm')),
  ...new Set(matches(read('docs/rules.md'), /(EXAMPLE \d+)/g)),
];
const files = ['packages', 'apps', 'scripts'].flatMap(filesUnder);
const tested = files
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => titledIn(read(file)));
const cited: readonly Citation[] = files
  .filter((file) => !file.endsWith('check-rule-ids.ts'))
  .flatMap((file) => citedIn(read(file)).map((id) => ({ id, file })));

const problems = [
  ...written
    .filter((id, index) => written.indexOf(id) !== index)
    .map((id) => `${id} is written twice`),
  ...written.filter((id) => !tested.includes(id)).map((id) => `${id} has no test titled by it`),
  ...cited
    .filter(({ id }) => !written.includes(id))
    .map(({ id, file }) => `${id} is cited in ${file}, but no rule or ruling has that id`),
];

for (const problem of new Set(problems)) console.log(problem);
if (problems.length > 0) process.exit(1);
console.log(
  `rule ids: ${written.length} written, all tested; ${cited.length} citations, all known`,
);
