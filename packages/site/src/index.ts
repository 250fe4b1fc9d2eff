import type { SiteAnswer, SiteRequest } from './answer.ts';
import { answerTo } from './answer.ts';
import { readSite } from './site.ts';

export type { SiteAnswer, SiteRequest } from './answer.ts';
export type { SiteFile, SiteFiles } from './site.ts';
export { readSite } from './site.ts';

/** The built app's response to a request. */
export type Site = (request: SiteRequest) => SiteAnswer;

/** The built app of a folder, ready to serve: for a server with further routes. */
export const openSite = (folder: string): Site => {
  const files = readSite(folder);
  return (request) => answerTo(request, files);
};
