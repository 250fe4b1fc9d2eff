import { LANGUAGES } from '@claim-it/text/language';
import { describe, expect, test } from 'vitest';
import { artFor, formOf, isHashed, languagesOf, pathsFor, shellFor } from './paths.ts';

describe('the cached page that opens an address', () => {
  test.each([
    ['/', '/'],
    ['/de', '/de/'],
    ['/de/', '/de/'],
    ['/nl/play/abc', '/nl/'],
    ['/play/abc', '/'],
    ['/pt/', '/'],
    ['/es/', '/es/'],
  ])('%s is opened by %s', (path, shell) => {
    expect(shellFor(path)).toBe(shell);
  });

  test.each(['/robots.txt', '/de/manifest.webmanifest', '/art/map.webp'])(
    '%s is a file, not a page',
    (path) => {
      expect(shellFor(path)).toBeNull();
    },
  );
});

test('only files with a hash in their name are shared by editions', () => {
  expect(isHashed('/assets/index-AbCd1234.js')).toBe(true);
  expect(isHashed('/art/map.webp')).toBe(false);
});

describe('pictures', () => {
  const ALL = [
    '/art/map-day-phone.webp',
    '/art/map-day-phone@2x.webp',
    '/art/map-day.webp',
    '/art/map-day@2x.webp',
    '/art/map-night-phone.webp',
    '/art/map-night-phone@2x.webp',
    '/art/map-night.webp',
    '/art/map-night@2x.webp',
    '/art/post.webp',
    '/art/post@2x.webp',
    '/art/map-day-tablet.webp',
    '/art/table-day.webp',
    '/art/table-day@2x.webp',
  ];

  test.each([
    [
      'a wide window',
      { isPhone: false, isSharp: false, isTablet: false },
      ['map-day', 'map-night', 'post', 'table-day'],
    ],
    [
      'a sharp tablet',
      { isPhone: false, isSharp: true, isTablet: true },
      ['map-day@2x', 'map-night@2x', 'post@2x', 'map-day-tablet', 'table-day', 'table-day@2x'],
    ],
    [
      'a sharp wide window',
      { isPhone: false, isSharp: true, isTablet: false },
      ['map-day@2x', 'map-night@2x', 'post@2x', 'table-day@2x'],
    ],
    [
      'a phone',
      { isPhone: true, isSharp: false, isTablet: false },
      ['map-day-phone', 'map-night-phone', 'post', 'table-day'],
    ],
    [
      'a sharp phone',
      { isPhone: true, isSharp: true, isTablet: false },
      ['map-day-phone@2x', 'map-night-phone@2x', 'post@2x', 'table-day@2x'],
    ],
  ])('%s keeps its own, by day and by night', (_, form, names) => {
    expect(artFor(ALL, form)).toEqual(names.map((name) => `/art/${name}.webp`));
  });

  test('drawings are for every form', () => {
    const [drawing] = artFor(['/art/bot-miner.svg'], {
      isPhone: true,
      isSharp: true,
      isTablet: false,
    });
    expect(drawing).toBe('/art/bot-miner.svg');
  });

  test('the form is known from what was shown', () => {
    expect(formOf(['/art/home-day-phone@2x.webp'])).toEqual({
      isPhone: true,
      isSharp: true,
      isTablet: false,
    });
    expect(formOf(['/art/home-day.webp', '/art/map-day-tablet.webp'])).toEqual({
      isPhone: false,
      isSharp: false,
      isTablet: true,
    });
  });
});

test('texts are kept in the languages of the open pages, in all of them where no page tells', () => {
  const at = (path: string): string => `https://claim.test${path}`;
  expect(languagesOf([at('/de/'), at('/de/play/abc')])).toEqual(['de']);
  expect(languagesOf([at('/'), at('/nl/'), at('/en/rules')])).toEqual(['en', 'nl']);
  expect(languagesOf([at('/')])).toEqual(LANGUAGES);
  expect(languagesOf([])).toEqual(LANGUAGES);
});

test('networks are kept in idle time only where the app is installed', () => {
  const lists = {
    version: '',
    now: [],
    texts: { en: ['/en.js'], nl: ['/nl.js'] },
    later: ['/a.svg'],
    networks: ['/3.bin'],
    art: [],
  };
  const form = { isPhone: true, isSharp: true, isTablet: false };
  const kept = (isInstalled: boolean) =>
    pathsFor(lists, { kind: 'keep', form, language: 'nl', isInstalled });
  expect(kept(false)).toEqual(['/nl.js', '/a.svg']);
  expect(kept(true)).toEqual(['/nl.js', '/a.svg', '/3.bin']);
});
