import { stackOf } from '@claim-it/board';
import type { Game } from '@claim-it/rules';
import { columnOf, rowOf, SPACES } from '@claim-it/rules';
import { holdsOn } from '../../../parts/littleBoard/littleBoard.tsx';
import type { Pen } from '../../../parts/picture/drawn.ts';
import { drawLayer, drawLines, pictureOf } from '../../../parts/picture/drawn.ts';

/** One of the last days: solved at once, solved later, or not. */
export type Nugget = 'first' | 'later' | 'missed';

/** What the card of a day shows. It says nothing of the solution. */
export type DayPicture = {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly nuggets: readonly Nugget[];
  readonly game: Game;
};

const SIZE = { width: 1200, height: 696 } as const;
const COLUMN = { x: 60, width: 660 } as const;
const MAP = { x: 782, y: 256, edge: 60, tilt: 0.036 } as const;
const FONTS = { poster: '400 124px Sancreek', head: '800 58px Besley' } as const;
const WORDS_FONT = '"Source Serif 4"';
const VALLEY = '/art/home-day.webp';

const TONES: Readonly<Record<Nugget, { readonly face: string; readonly edge: string }>> = {
  first: { face: '#e2a52a', edge: '#4a2f08' },
  later: { face: '#d9d4c8', edge: '#3d3a34' },
  missed: { face: 'rgb(20 8 2 / 40%)', edge: 'rgb(255 236 196 / 70%)' },
};

/** Smaller letters where the words have no room. */
const fitted = (pen: Pen, words: string, font: (size: number) => string, most: number): void => {
  let size = most;
  do {
    pen.font = font(size);
    size -= 2;
  } while (size > 18 && pen.measureText(words).width > COLUMN.width);
};

const drawValley = async (pen: Pen): Promise<void> => {
  const valley = new Image();
  valley.src = VALLEY;
  await valley.decode();
  const scale = Math.max(SIZE.width / valley.width, SIZE.height / valley.height);
  const [width, height] = [valley.width * scale, valley.height * scale];
  pen.drawImage(valley, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height);
  const shade = pen.createLinearGradient(0, 0, SIZE.width, 0);
  shade.addColorStop(0, 'rgb(58 24 12 / 94%)');
  shade.addColorStop(0.55, 'rgb(58 24 12 / 70%)');
  shade.addColorStop(1, 'rgb(58 24 12 / 8%)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
};

const drawWords = (pen: Pen, { heading, lines }: DayPicture): void => {
  pen.font = FONTS.poster;
  pen.fillStyle = '#6d1f10';
  pen.fillText('CLAIM IT!', COLUMN.x + 2, 166);
  pen.fillStyle = '#ffdd8c';
  pen.fillText('CLAIM IT!', COLUMN.x, 158);
  pen.fillStyle = '#fff3d6';
  fitted(pen, heading, (size) => `800 ${size}px Besley`, 58);
  pen.fillText(heading, COLUMN.x, 264);
  for (const [at, line] of lines.entries()) {
    fitted(pen, line, (size) => `600 ${size}px ${WORDS_FONT}`, 42);
    pen.fillText(line, COLUMN.x, 340 + at * 62);
  }
};

const drawNuggets = (pen: Pen, nuggets: readonly Nugget[]): void => {
  for (const [at, nugget] of nuggets.entries()) {
    const { face, edge } = TONES[nugget];
    pen.beginPath();
    pen.ellipse(COLUMN.x + 42 + at * 101, 604, 34, 31, 0.3, 0, 2 * Math.PI);
    pen.fillStyle = face;
    pen.fill();
    pen.lineWidth = 6;
    pen.strokeStyle = edge;
    pen.setLineDash(nugget === 'missed' ? [9, 8] : []);
    pen.stroke();
    pen.setLineDash([]);
    if (nugget === 'missed') continue;
    pen.beginPath();
    pen.arc(COLUMN.x + 42 + at * 101, 604, 22, 3.5, 4.7);
    pen.strokeStyle = '#fff6d8';
    pen.stroke();
  }
};

const drawMap = async (pen: Pen, { game }: DayPicture): Promise<void> => {
  const { x, y, edge, tilt } = MAP;
  const side = 6 * edge;
  pen.save();
  pen.translate(x, y);
  pen.rotate(tilt);
  pen.fillStyle = '#4c3a16';
  pen.fillRect(-11, -11, side + 22, side + 22);
  const paper = pen.createLinearGradient(0, 0, side, side);
  paper.addColorStop(0, '#f0dfb6');
  paper.addColorStop(1, '#d9c08a');
  pen.fillStyle = paper;
  pen.fillRect(0, 0, side, side);
  drawLines(pen, { x: 0, y: 0, edge });
  for (const space of SPACES) {
    const holds = holdsOn(game, [], space);
    if (holds === null) continue;
    const spot = { x: (columnOf(space) - 0.5) * edge, y: (6.5 - rowOf(space)) * edge, edge };
    for (const layer of stackOf(holds).layers) await drawLayer(pen, layer, spot);
  }
  pen.restore();
};

/** The card of a day as a PNG for others; null where the browser cannot make it. */
export const drawDay = (picture: DayPicture): Promise<Blob | null> =>
  pictureOf(SIZE, [...Object.values(FONTS), `600 42px ${WORDS_FONT}`], async (pen) => {
    await drawValley(pen);
    drawWords(pen, picture);
    drawNuggets(pen, picture.nuggets);
    await drawMap(pen, picture);
  });
