import type { Answer, Request } from './answer.ts';
import { answerTo } from './answer.ts';
import { readSite } from './site.ts';

/** The built app of a folder, ready to answer: for a server that has more to say than pages. */
export const openSite = (folder: string): ((request: Request) => Answer) => {
  const site = readSite(folder);
  return (request) => answerTo(request, site);
};
