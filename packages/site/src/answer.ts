import { alternatesOf, cachingOf, HOME_PICTURE, SECURITY } from './headers.ts';
import { preloadLinks } from './preloads.ts';
import { formatRoute, parseRoute } from './route.ts';
import type { Encoding, SiteFile, SiteFiles } from './site.ts';

export type SiteRequest = {
  readonly method: string;
  /** The address of the request line: a path with an optional query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The public origin of this server; without it no page names its own address, because the request's host is untrusted. */
  readonly publicOrigin?: string | null;
};

export type SiteAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
};

const headerOf = ({ headers }: SiteRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The best encoding that the browser takes and the file has. */
const encodingFor = (request: SiteRequest, file: SiteFile): Encoding | null => {
  const taken = headerOf(request, 'accept-encoding')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return ENCODINGS.find((one) => taken.includes(one) && file.packed[one] !== undefined) ?? null;
};

const plainText = (
  status: number,
  text: string,
  more: Record<string, string> = {},
): SiteAnswer => ({
  status,
  headers: { ...SECURITY, 'content-type': 'text/plain; charset=utf-8', ...more },
  body: Buffer.from(`${text}\n`),
});

const sendFile = (
  request: SiteRequest,
  path: string,
  file: SiteFile,
  status: number,
): SiteAnswer => {
  const encoding = encodingFor(request, file);
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    ...SECURITY,
    'content-type': file.type,
    'cache-control': cachingOf(path),
    vary: 'accept-encoding',
    etag,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  const known = headerOf(request, 'if-none-match').split(/\s*,\s*/);
  if (status === 200 && known.includes(etag)) return { status: 304, headers, body: null };
  return { status, headers, body: (encoding && file.packed[encoding]) || file.plain };
};

/** A page of the app. Unknown addresses get the not-found page with status 404. */
const sendPage = (request: SiteRequest, path: string, site: SiteFiles): SiteAnswer => {
  const { language, page } = parseRoute(path);
  const shell = language === null ? '/index.html' : `/${language}/index.html`;
  const file = site.get(shell);
  if (file === undefined) return plainText(404, 'Not found');
  const answer = sendFile(request, shell, file, page.kind === 'notFound' ? 404 : 200);
  const { publicOrigin = null } = request;
  const isNamed = page.kind !== 'notFound' && publicOrigin !== null;
  const links = [
    ...(language === null ? [] : preloadLinks(site, language, page.kind)),
    ...(page.kind === 'home' ? [HOME_PICTURE] : []),
    ...(isNamed ? [alternatesOf(publicOrigin, formatRoute('en', page).slice('/en/'.length))] : []),
  ];
  if (links.length === 0) return answer;
  return { ...answer, headers: { ...answer.headers, link: links.join(', ') } };
};

/** The server's response to a request. */
export const answerTo = (request: SiteRequest, site: SiteFiles): SiteAnswer => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plainText(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
  const path = request.address.split(/[?#]/, 1)[0] ?? '/';
  const file = path.endsWith('.html') ? undefined : site.get(path);
  if (file !== undefined) return sendFile(request, path, file, 200);
  const lastPart = path.slice(path.lastIndexOf('/'));
  if (lastPart.includes('.')) return plainText(404, 'Not found');
  return sendPage(request, path, site);
};
