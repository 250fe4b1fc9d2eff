import type { DeviceLabel } from '@claim-it/protocol';
import { BROWSERS, SYSTEMS } from '@claim-it/protocol';

/** The first that fits: most browsers name some of the others, too. */
const BROWSER_SIGNS: readonly (readonly [RegExp, DeviceLabel['browser']])[] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|Opera|OPT)\//, 'opera'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const SYSTEM_SIGNS: readonly (readonly [RegExp, DeviceLabel['system']])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macos'],
  [/\b(Linux|X11)\b/, 'linux'],
];

/** No browser says more about itself than this. */
const LONGEST = 512;

/** Two words that the owner of a device recognises; nothing else of what the browser says about itself is kept. */
export const labelFor = (userAgent: string | undefined): string | null => {
  const said = (userAgent ?? '').slice(0, LONGEST);
  const browser = BROWSER_SIGNS.find(([sign]) => sign.test(said))?.[1];
  const system = SYSTEM_SIGNS.find(([sign]) => sign.test(said))?.[1];
  return browser === undefined || system === undefined ? null : `${browser} ${system}`;
};

export const parseLabel = (text: string | null): DeviceLabel | null => {
  const [first, second] = text?.split(' ') ?? [];
  const browser = BROWSERS.find((one) => one === first);
  const system = SYSTEMS.find((one) => one === second);
  return browser === undefined || system === undefined ? null : { browser, system };
};
