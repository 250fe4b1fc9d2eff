import type { Tag } from '@claim-it/rules';
import { withoutControls } from './draw/format.ts';

const SEPARATOR = ' | ';

/** Players' names in turn order, as the Names tag holds them. */
export const playerNames = (tags: readonly Tag[]): readonly string[] =>
  tags
    .find((tag) => tag.name === 'Names')
    ?.value.split(SEPARATOR)
    .map(withoutControls) ?? [];

export const namesTag = (names: readonly string[]): Tag => ({
  name: 'Names',
  value: names.map((name) => name.replaceAll('|', '/')).join(SEPARATOR),
});
