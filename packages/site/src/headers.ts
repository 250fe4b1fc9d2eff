import { LANGUAGES } from '@claim-it/text/language';

/**
 * Only our own files may run, show or be requested. The bots are WebAssembly, which needs its own keyword;
 * pictures may be data URLs because the app draws markers and dice. No text becomes a page or a script: the one
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

/** Files with a hash in their name never change; the others are revalidated on every request. */
export const cachingOf = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return REVALIDATED.test(path) ? 'no-cache' : 'public, max-age=86400';
};

const FORMS = [
  ['-phone', '(max-aspect-ratio: 3/4)'],
  ['', '(min-aspect-ratio: 3001/4000)'],
] as const;
const LIGHTS = [
  ['day', '(prefers-color-scheme: light)'],
  ['night', '(prefers-color-scheme: dark)'],
] as const;
const SCREENS = [
  ['', '(max-resolution: 1dppx)'],
  ['@2x', '(min-resolution: 2dppx)'],
] as const;

/** The picture of the first page, before any script asks for it: that of the form, the light and the screen, as `pictures.css` has it. */
export const HOME_PICTURE: string = LIGHTS.flatMap(([light, lit]) =>
  FORMS.flatMap(([form, shaped]) =>
    SCREENS.map(
      ([screen, sharp]) =>
        `</art/home-${light}${form}${screen}.webp>; rel=preload; as=image; fetchpriority=low; media="${lit} and ${shaped} and ${sharp}"`,
    ),
  ),
).join(', ');

/** The same page in our languages, as search engines want it: by full address. */
export const alternatesOf = (origin: string, rest: string): string => {
  const link = (path: string, tag: string): string =>
    `<${origin}${path}>; rel="alternate"; hreflang="${tag}"`;
  return [
    ...LANGUAGES.map((language) => link(`/${language}/${rest}`, language)),
    link(`/${rest}`, 'x-default'),
  ].join(', ');
};
