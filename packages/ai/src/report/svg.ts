import type { Color, Seat } from '@claim-it/rules';
import { letterOf } from '@claim-it/rules';
import type { Analysis, DecisionReview } from '../analysis/types.ts';
import { shareAt } from '../net/shares.ts';
import type { Scale } from './chart.ts';
import { QUARTERS, scaleFor, turnStarts } from './chart.ts';
import type { Paint } from './paints.ts';
import { PAINTS } from './paints.ts';

export type DrawingOptions = {
  readonly title: string;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat. */
  readonly colors: readonly Color[];
  /** The format of a share, in whole percent. */
  readonly percent: (share: number) => string;
};

const PAPER = '#f4e6c3';
const INK = '#2a190c';
const MUTED = '#4a3016';
const DANGER = '#8f2215';
const BONE = '#f7efdc';

/** Seats differ by these as well as by color. */
const DASHES: readonly string[] = ['', '14 5', '3 5', '14 5 3 5', '7 5'];

const [WIDTH, HEIGHT] = [960, 480];
const FRAME = { left: 56, right: 904, top: 56, bottom: 432 };
const { left: LEFT, right: RIGHT, bottom: BOTTOM } = FRAME;
const DISC = 11;
const SHOWN_BLUNDERS = 3;
const LABELLED_TURNS = 5;

const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const short = (value: number): string => String(Math.round(value * 10) / 10);

const scaleOf = ({ line }: Analysis): Scale => scaleFor(FRAME, line.length - 1);

const label = (x: number, y: number, anchor: string, text: string): string =>
  `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;

const axis = ({ y }: Scale, { percent }: DrawingOptions): readonly string[] =>
  QUARTERS.flatMap((share) => [
    `<path d="M${LEFT} ${y(share)}H${RIGHT}" stroke="${MUTED}" stroke-opacity=".35"/>`,
    label(LEFT - 8, y(share) + 4, 'end', percent(share)),
  ]);

/** A tick at the start of each turn; every fifth has its number. */
const turnMarks = ({ steps }: Analysis, { x }: Scale): readonly string[] =>
  turnStarts(steps).flatMap(({ turn, index }) => {
    const at = x(index);
    const isLabelled = turn === 1 || turn % LABELLED_TURNS === 0;
    const mark = `<path class="turn" d="M${at} ${BOTTOM}v${isLabelled ? 9 : 5}" stroke="${INK}"/>`;
    return isLabelled ? [mark, label(at, BOTTOM + 24, 'middle', String(turn))] : [mark];
  });

const paintOf = ({ colors }: DrawingOptions, seat: number): Paint =>
  PAINTS[colors[seat] ?? 'green'];

const winLine = (analysis: Analysis, seat: number, options: DrawingOptions): string => {
  const { x, y } = scaleOf(analysis);
  const points = analysis.line
    .map((shares, index) => `${x(index)},${y(shareAt(shares, seat))}`)
    .join(' ');
  const dash = DASHES[seat] ? ` stroke-dasharray="${DASHES[seat]}"` : '';
  const drawn = `points="${points}" fill="none" stroke-linejoin="round"${dash}`;
  return [
    `<g class="line"><title>${escaped(options.names[seat] ?? '')}</title>`,
    `<polyline ${drawn} stroke="${INK}" stroke-width="5.4"/>`,
    `<polyline ${drawn} stroke="${paintOf(options, seat).base}" stroke-width="3"/></g>`,
  ].join('');
};

/** Vertical positions of the discs at the ends of the lines, far enough apart to be read. */
const discHeights = (analysis: Analysis): ReadonlyMap<Seat, number> => {
  const sorted = analysis.seats.toSorted((left, right) => left.result - right.result);
  const scale = scaleOf(analysis);
  const heights = new Map<Seat, number>();
  let limit = BOTTOM + DISC;
  for (const { seat, result } of sorted) {
    const y = Math.min(scale.y(result), limit);
    heights.set(seat, y);
    limit = y - 2 * DISC - 2;
  }
  return heights;
};

const endDiscs = (analysis: Analysis, options: DrawingOptions): readonly string[] =>
  [...discHeights(analysis)].map(([seat, y]) => {
    const { base, ink } = paintOf(options, seat);
    const color = options.colors[seat] ?? 'green';
    const x = RIGHT + DISC + 8;
    return [
      `<circle cx="${x}" cy="${short(y)}" r="${DISC}" fill="${base}" stroke="${INK}" stroke-width="1.5"/>`,
      `<text class="seat" x="${x}" y="${short(y + 4.5)}" text-anchor="middle" font-weight="700" `,
      `fill="${ink}">${letterOf(color)}</text>`,
    ].join('');
  });

type Blunder = { readonly step: DecisionReview; readonly index: number };

/** The largest blunders with their positions, the largest first. */
const largestBlunders = ({ steps }: Analysis): readonly Blunder[] =>
  steps
    .flatMap((step, index) =>
      step.kind === 'decision' && step.mark === 'blunder' ? [{ step, index }] : [],
    )
    .sort((left, right) => right.step.loss - left.step.loss)
    .slice(0, SHOWN_BLUNDERS);

const blunderMarks = (
  analysis: Analysis,
  scale: Scale,
  { names, percent }: DrawingOptions,
): readonly string[] =>
  largestBlunders(analysis).map(({ step: { seat, turn, loss }, index }) => {
    const x = scale.x(index + 1);
    const y = scale.y(shareAt(analysis.line[index + 1] ?? [], seat));
    const told = `${turn}. ${names[seat] ?? ''} \u2212${percent(loss)}`;
    return [
      `<g class="blunder" transform="translate(${x} ${y})"><title>${escaped(told)}</title>`,
      `<path d="M0 -11L11 0L0 11L-11 0Z" fill="${BONE}" stroke="${DANGER}" stroke-width="2.5"/>`,
      `<path d="M0 -5.5V1.5M0 4V5.5" stroke="${DANGER}" stroke-width="2.5"/></g>`,
    ].join('');
  });

/** Names and numbers only, so that it needs no language. */
const described = ({ seats }: Analysis, { names, colors, percent }: DrawingOptions): string =>
  seats
    .map(({ seat, start, result }) => {
      const letter = letterOf(colors[seat] ?? 'green');
      return `${names[seat] ?? ''} (${letter}) ${percent(start)} \u2192 ${percent(result)}`;
    })
    .join('; ');

/** The chances of all seats through the game as a standalone drawing; its only words are those passed in. */
export const winLinesSvg = (analysis: Analysis, options: DrawingOptions): string => {
  const title = escaped(options.title);
  const scale = scaleOf(analysis);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"`,
    ' aria-labelledby="win-title win-desc" font-family="Georgia, serif" font-size="14"',
    ` fill="${INK}">\n`,
    `<title id="win-title">${title}</title>\n`,
    `<desc id="win-desc">${escaped(described(analysis, options))}</desc>\n`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>\n`,
    `<text x="${LEFT}" y="32" font-size="18" font-weight="700">${title}</text>\n`,
    [
      ...axis(scale, options),
      ...turnMarks(analysis, scale),
      ...analysis.seats.map(({ seat }) => winLine(analysis, seat, options)),
      ...blunderMarks(analysis, scale, options),
      ...endDiscs(analysis, options),
    ].join('\n'),
    '\n</svg>\n',
  ].join('');
};
