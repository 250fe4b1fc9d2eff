/** The sounds of the table. */
export type SoundName = 'tap' | 'roll' | 'place' | 'bust' | 'take' | 'bell' | 'win';

/** One sound of a few hundredths of a second to a second: noise through a filter, or a tone. Times in seconds. */
export type Voice = {
  readonly kind: 'noise' | 'tone';
  readonly at: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly loudness: number;
  /** Where the filter or the tone begins, in hertz. */
  readonly pitch: number;
  /** Where it ends; the same if not said. */
  readonly fallsTo?: number;
  /** How narrow the filter is; more sounds harder. */
  readonly sharpness?: number;
};

/** Wood on wood: the click of the contact and the short hum of the plank. */
const clack = (at: number, pitch: number, loudness: number): readonly Voice[] => [
  { kind: 'noise', at, length: 0.03, loudness, pitch: pitch * 4, sharpness: 1.5 },
  { kind: 'tone', at, length: 0.09, loudness: loudness * 0.6, pitch, fallsTo: pitch * 0.8 },
];

const rattle = (at: number, step: number): Voice => ({
  kind: 'noise',
  at,
  length: 0.035,
  loudness: 0.22 + (step % 3) * 0.06,
  pitch: 1700 + ((step * 370) % 900),
  sharpness: 3,
});

/** Three dice bounce at 300 and 520 ms and lie at 720, as they are seen to. */
const roll: readonly Voice[] = [
  ...[0, 0.06, 0.11, 0.17, 0.22].map(rattle),
  ...clack(0.3, 420, 0.4),
  ...clack(0.36, 480, 0.32),
  ...clack(0.52, 450, 0.3),
  ...clack(0.58, 520, 0.24),
  ...clack(0.7, 400, 0.22),
];

/** A low crack of timber, then discs swept over the table. */
const bust: readonly Voice[] = [
  { kind: 'noise', at: 0, length: 0.12, loudness: 0.7, pitch: 500, fallsTo: 120, sharpness: 0.7 },
  { kind: 'tone', at: 0, length: 0.35, loudness: 0.5, pitch: 110, fallsTo: 55 },
  {
    kind: 'noise',
    at: 0.3,
    length: 0.42,
    loudness: 0.3,
    pitch: 2400,
    fallsTo: 900,
    sharpness: 0.8,
  },
];

/** One click for each of a few piles, rising. */
const take: readonly Voice[] = [0, 1, 2, 3, 4].flatMap((step) =>
  clack(step * 0.06, 330 * 1.122 ** step, 0.34),
);

/** A triangle, struck once: three tones that are no octave. */
const bell: readonly Voice[] = [
  { kind: 'tone', at: 0, length: 1.15, loudness: 0.3, pitch: 1568 },
  { kind: 'tone', at: 0, length: 0.8, loudness: 0.16, pitch: 3730 },
  { kind: 'tone', at: 0, length: 0.5, loudness: 0.1, pitch: 5910 },
  { kind: 'noise', at: 0, length: 0.02, loudness: 0.25, pitch: 6000, sharpness: 2 },
];

/** Gold in the pan, and a major chord that opens upwards. */
const win: readonly Voice[] = [
  { kind: 'noise', at: 0, length: 0.5, loudness: 0.14, pitch: 5200, fallsTo: 8200, sharpness: 1.2 },
  ...[523, 659, 784, 1047].map(
    (pitch, step): Voice => ({
      kind: 'tone',
      at: 0.1 + step * 0.11,
      length: 0.7 - step * 0.04,
      loudness: 0.26,
      pitch,
    }),
  ),
];

/** Every sound, made of noise and tones; none is longer than 1.2 seconds. */
export const VOICES: Readonly<Record<SoundName, readonly Voice[]>> = {
  tap: clack(0, 240, 0.26),
  roll,
  place: [
    ...clack(0, 300, 0.5),
    { kind: 'noise', at: 0.01, length: 0.05, loudness: 0.1, pitch: 900 },
  ],
  bust,
  take,
  bell,
  win,
};

/** When the last voice of a sound has ended. */
export const lengthOf = (name: SoundName): number =>
  Math.max(...VOICES[name].map(({ at, length }) => at + length));
