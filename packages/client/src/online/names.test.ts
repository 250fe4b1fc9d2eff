import { GENERATED_NAMES, generatedName, NAME_LANGUAGES, nameFault } from '@claim-it/protocol';
import { LANGUAGES } from '@claim-it/text/language';
import { expect, test } from 'vitest';

test.each(LANGUAGES)('names are made up in %s, each its own and allowed', (language) => {
  const made = NAME_LANGUAGES.find((one) => one === language);
  expect(made).toBe(language);
  const names = Array.from({ length: GENERATED_NAMES }, (_, at) => generatedName(at, made));
  expect(new Set(names).size).toBe(GENERATED_NAMES);
  expect(names.filter((name) => nameFault(name) !== null)).toEqual([]);
});
