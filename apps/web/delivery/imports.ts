import type { Rolldown } from 'vite';

/** Every file that a file of the bundle imports, directly or not. */
export const importsOf = (bundle: Rolldown.OutputBundle, fileName: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const follow = (name: string): void => {
    const file = bundle[name];
    for (const one of file?.type === 'chunk' ? file.imports : [])
      if (!found.has(one)) {
        found.add(one);
        follow(one);
      }
  };
  follow(fileName);
  return found;
};
