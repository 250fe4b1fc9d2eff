import { LANGUAGES } from '@claim-it/text/language';

/**
 * Only our own files may run, show or be asked for. The bots are WebAssembly, which needs its own word;
 * pictures may be data because markers and dice are drawn by the app. No text becomes a page or a script: the one
 * policy there is names our workers.
 */
const CONTENT = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types claim-it',
].join('; ');

export const SECURITY: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const REVALIDATED = /\.(html|webmanifest|txt)$|^\/sw\.js$/;

/** Files with a hash in their name never change; the others are asked after, the app's own pages every time. */
export const cachingOf = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return REVALIDATED.test(path) ? 'no-cache' : 'public, max-age=86400';
};

/** The same page in our languages, as search engines want it: by full address. */
export const alternatesOf = (origin: string, rest: string): string => {
  const link = (path: string, tag: string): string =>
    `<${origin}${path}>; rel="alternate"; hreflang="${tag}"`;
  return [
    ...LANGUAGES.map((language) => link(`/${language}/${rest}`, language)),
    link(`/${rest}`, 'x-default'),
  ].join(', ');
};
