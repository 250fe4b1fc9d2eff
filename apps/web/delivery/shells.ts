import type { Plugin } from 'vite';
import { shell as de } from '../../../packages/text/src/de/web/shell.ts';
import { shell as en } from '../../../packages/text/src/en/web/shell.ts';
import { shell as es } from '../../../packages/text/src/es/web/shell.ts';
import { shell as fr } from '../../../packages/text/src/fr/web/shell.ts';
import type { Language } from '../../../packages/text/src/language.ts';
import { LANGUAGES } from '../../../packages/text/src/language.ts';
import { shell as nl } from '../../../packages/text/src/nl/web/shell.ts';
import type { ShellText } from '../../../packages/text/src/web.ts';
import { importsOf } from './imports.ts';

const SHELLS: Readonly<Record<Language, ShellText>> = { en, de, nl, fr, es };

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const headLines = (language: Language): string => {
  const { title, description } = SHELLS[language];
  return [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${escapeText(description)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${escapeText(title)}" />`,
    `<meta property="og:description" content="${escapeText(description)}" />`,
    '<meta property="og:image" content="/icons/icon-512.png" />',
    `<meta property="og:locale" content="${language}" />`,
    `<link rel="manifest" href="/${language}/manifest.webmanifest" />`,
  ].join('\n    ');
};

/** Fills the marks of index.html: `<!-- head -->` and `<!-- needs script -->`. */
const fillIn = (page: string, language: Language): string =>
  page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!-- head -->', headLines(language))
    .replace('<!-- needs script -->', escapeText(SHELLS[language].needsScript));

const manifestFor = (language: Language): string =>
  JSON.stringify({
    id: '/',
    name: 'Claim It!',
    short_name: 'Claim It!',
    description: SHELLS[language].description,
    lang: language,
    start_url: `/${language}/`,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#140b06',
    theme_color: '#140b06',
    categories: ['games'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

const isTextOf = (language: Language, module: string | null | undefined): boolean =>
  module?.endsWith(`/packages/text/src/${language}/web.ts`) ?? false;

/** One page and one manifest for each language; its texts begin to load with the page. */
export const shells = (): Plugin => ({
  name: 'claim-it:shells',
  transformIndexHtml: {
    order: 'pre',
    handler: (page, context) => (context.server === undefined ? page : fillIn(page, 'en')),
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html is missing');
      const source = String(page.source);
      for (const language of LANGUAGES) {
        const texts = Object.values(bundle).find(
          (file) => file.type === 'chunk' && isTextOf(language, file.facadeModuleId),
        );
        if (texts === undefined) throw new Error(`the texts of ${language} are missing`);
        const early = [texts.fileName, ...importsOf(bundle, texts.fileName)]
          .filter((file) => !source.includes(file))
          .map((file) => `  <link rel="modulepreload" href="/${file}" />\n  `);
        const own = fillIn(source, language).replace('</head>', () => `${early.join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: `${language}/index.html`, source: own });
        const fileName = `${language}/manifest.webmanifest`;
        this.emitFile({ type: 'asset', fileName, source: manifestFor(language) });
      }
      page.source = fillIn(source, 'en');
    },
  },
});
