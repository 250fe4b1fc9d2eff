import type { Language } from '@claim-it/text';
import type { Page } from './route.ts';
import type { SiteFiles } from './site.ts';

/** The file of the build that lists what a page needs besides what every page needs, by language and kind of page. */
export const PRELOADS = 'preloads.json';

export type Preloads = Readonly<Partial<Record<`${Language}/${Page['kind']}`, readonly string[]>>>;

const linkTo = (path: string): string =>
  path.endsWith('.css') ? `<${path}>; rel=preload; as=style` : `<${path}>; rel=modulepreload`;

const read = (site: SiteFiles): Preloads => {
  const file = site.get(`/${PRELOADS}`);
  return file === undefined ? {} : JSON.parse(file.plain.toString());
};

const known = new WeakMap<SiteFiles, Preloads>();

/** The links to what a page needs, so that it comes with the page instead of after its script. */
export const preloadLinks = (
  site: SiteFiles,
  language: Language,
  kind: Page['kind'],
): readonly string[] => {
  const preloads = known.get(site) ?? read(site);
  known.set(site, preloads);
  return (preloads[`${language}/${kind}`] ?? []).map(linkTo);
};
