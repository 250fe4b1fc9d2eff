import type { Layer } from '@claim-it/board';
import { DiscDrawing, stackOf } from '@claim-it/board';
import type { Space } from '@claim-it/rules';
import { columnOf, PIPS, rowOf, SPACES } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import { text } from '../../kit/text/texts.ts';
import type { Mark } from './momentBoard.ts';
import { marksOf, momentBoard } from './momentBoard.ts';
import { imageOf } from './pictureImage.ts';
import type { ReviewState } from './reviewState.ts';

const EDGE = 96;
const LEFT = 66;
const TOP = 38;
const BOX = { x: -42, y: -40, width: 84, height: 96 } as const;
/** The drawings are made for spaces of 106. */
const UNIT = EDGE / 106;

type Pen = CanvasRenderingContext2D;

const cornerOf = (space: Space): readonly [number, number] => [
  LEFT + (columnOf(space) - 1) * EDGE,
  TOP + (6 - rowOf(space)) * EDGE,
];

const drawGrid = (pen: Pen): void => {
  pen.strokeStyle = '#33200f';
  pen.lineWidth = 1.5;
  for (let line = 0; line <= 6; line += 1) {
    pen.strokeRect(LEFT, TOP, EDGE * 6, line * EDGE);
    pen.strokeRect(LEFT, TOP, line * EDGE, EDGE * 6);
  }
  pen.font = '800 20px Besley';
  pen.fillStyle = '#33200f';
  pen.textAlign = 'center';
  for (const pip of PIPS) {
    pen.fillText(String(pip), LEFT + (pip - 0.5) * EDGE, TOP + EDGE * 6 + 25);
    pen.fillText(String(pip), LEFT - 20, TOP + (6.5 - pip) * EDGE + 7);
  }
  pen.textAlign = 'left';
};

const images = new Map<string, Promise<HTMLImageElement>>();

const discOf = ({ kind, wall, isBare }: Layer): Promise<HTMLImageElement> => {
  const name = `${kind} ${wall} ${isBare}`;
  const known = images.get(name) ?? imageOf(BOX, DiscDrawing({ kind, wall, isBare, grain: null }));
  images.set(name, known);
  return known;
};

const drawLayer = async (pen: Pen, layer: Layer, x: number, y: number): Promise<void> => {
  const disc = await discOf(layer);
  const [left, top] = [x + (layer.x + BOX.x) * UNIT, y + (layer.y + BOX.y) * UNIT];
  pen.drawImage(disc, left, top, BOX.width * UNIT, BOX.height * UNIT);
  if (layer.number === null) return;
  pen.font = `900 ${37 * UNIT}px Besley`;
  pen.fillStyle = '#20140a';
  pen.textAlign = 'center';
  pen.fillText(String(layer.number), x + layer.x * UNIT, y + (layer.y + 12.7) * UNIT);
  pen.textAlign = 'left';
};

const TAGS = {
  best: { paper: '#f4c64e', ink: '#2a190c' },
  played: { paper: '#4a2a14', ink: '#fff3dc' },
  other: { paper: '#fff9e8', ink: '#2a190c' },
} as const;

const drawChance = (pen: Pen, texts: ReviewText, mark: Mark): void => {
  const [x, y] = cornerOf(mark.space);
  const top = mark.isAbove ? y + 2 : y + EDGE - 24;
  pen.fillStyle = TAGS[mark.kind].paper;
  pen.fillRect(x + EDGE - 46, top, 44, 22);
  pen.strokeStyle = '#6b4709';
  pen.lineWidth = 1;
  pen.strokeRect(x + EDGE - 46, top, 44, 22);
  pen.font = '800 17px Besley';
  pen.fillStyle = TAGS[mark.kind].ink;
  pen.fillText(texts.numbers.percent(mark.share), x + EDGE - 44, top + 17, 40);
};

/** The board at the roll that is looked at; the best space is gold. */
export const drawBoard = async (
  pen: Pen,
  texts: ReviewText,
  review: ReviewState,
): Promise<void> => {
  const at = review.at.peek();
  const decision = review.judged.peek()[at]?.decision ?? null;
  const model = momentBoard(text(), texts, review, review.moments[at], decision);
  const marks = decision === null ? [] : marksOf(decision);
  for (const { space, kind } of marks.filter(({ isAbove }) => !isAbove)) {
    const [x, y] = cornerOf(space);
    pen.fillStyle = kind === 'best' ? '#f4c64e' : 'rgb(244 198 78 / 25%)';
    pen.fillRect(x, y, EDGE, EDGE);
  }
  drawGrid(pen);
  for (const space of SPACES) {
    const [x, y] = cornerOf(space);
    const { layers, ghost } = stackOf(model.spaces[space].holds);
    for (const layer of layers) await drawLayer(pen, layer, x + EDGE / 2, y + EDGE / 2);
    if (ghost === null) continue;
    const { stake } = ghost;
    const kind = stake.kind === 'claim' ? 'claim' : 'squatter';
    const number = stake.kind === 'claim' ? null : stake.number;
    pen.globalAlpha = 0.8;
    const marker: Layer = { kind, number, isBare: false, wall: 8, x: ghost.x, y: ghost.y };
    await drawLayer(pen, marker, x + EDGE / 2, y + EDGE / 2);
    pen.globalAlpha = 1;
  }
  for (const mark of marks) drawChance(pen, texts, mark);
};
