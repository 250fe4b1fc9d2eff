import type { Loot } from './commands.ts';
import { hostileMessage } from './commands.ts';
import { below, letters, pick } from './pick.ts';

/** Values that have broken programs before. */
const EVIL: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -0,
  -1,
  1.5,
  2 ** 53,
  '',
  '0',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202e',
  'x'.repeat(1500),
  [],
  {},
  [[]],
  { toString: 1 },
  { __proto__: { isHost: true } },
  '1e309',
  '../../etc/passwd',
  "' or 1=1 --",
];

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** The same message with something wrong somewhere in it. */
const spoiled = (value: object): object => {
  const copy: Bag = structuredClone(value) as Bag;
  let at = copy;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[below(keys.length)] ?? 'kind';
    const inner = at[key];
    if (isBag(inner) && below(3) > 0) {
      at = inner;
      continue;
    }
    if (below(4) === 0) delete at[key];
    else if (below(3) === 0) at[pick(['extra', 'isHost', 'chairs', 'toString'])] = pick(EVIL);
    else at[key] = pick(EVIL);
    return copy;
  }
};

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Text that cannot be read as a message, or hardly. */
export const rubbish = (loot: Loot): string => {
  const text = JSON.stringify(hostileMessage(loot));
  return pick<() => string>([
    () => JSON.stringify(spoiled(JSON.parse(text))),
    () => JSON.stringify(spoiled(JSON.parse(text))),
    () => JSON.stringify(spoiled(spoiled(JSON.parse(text)))),
    () => text.slice(0, below(text.length)),
    () => text.replace('{', '{"__proto__":{"kind":"do"},'),
    () => text.replace('{', '{"constructor":{"prototype":{"isHost":true}},'),
    () => text.replace('"kind"', '"kind":"here","kind"'),
    () => text.replace(/"seq":\d+/, '"seq":1e309'),
    () => text.replaceAll('"', "'"),
    () => nested(1000),
    () => `{"kind":${'{"kind":'.repeat(200)}1${'}'.repeat(201)}`,
    () => `"${letters(1000)}"`,
    () => '',
    () => 'null',
    () => `[${text}]`,
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () => String(Math.random()),
  ])();
};
