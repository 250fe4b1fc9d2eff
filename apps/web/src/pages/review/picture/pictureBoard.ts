import type { Layer } from '@claim-it/board';
import { DieDrawing, stackOf } from '@claim-it/board';
import type { Roll, Space } from '@claim-it/rules';
import { columnOf, PIPS, rowOf, SPACES } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import { text } from '../../../kit/text/texts.ts';
import type { Box, Pen } from '../../../parts/picture/drawn.ts';
import { drawLayer, drawLines, imageOf } from '../../../parts/picture/drawn.ts';
import type { ReviewProps } from '../state/reviewState.ts';
import type { ChoiceMark } from '../state/rollBoard.ts';
import { marksOf, rollBoard } from '../state/rollBoard.ts';

const EDGE = 96;
const LEFT = 66;
const TOP = 38;
const DIE: Box = { x: -56, y: -56, width: 112, height: 112 };

const cornerOf = (space: Space): readonly [number, number] => [
  LEFT + (columnOf(space) - 1) * EDGE,
  TOP + (6 - rowOf(space)) * EDGE,
];

const drawGrid = (pen: Pen): void => {
  drawLines(pen, { x: LEFT, y: TOP, edge: EDGE });
  pen.font = '800 20px Besley';
  pen.fillStyle = '#33200f';
  pen.textAlign = 'center';
  for (const pip of PIPS) {
    pen.fillText(String(pip), LEFT + (pip - 0.5) * EDGE, TOP + EDGE * 6 + 25);
    pen.fillText(String(pip), LEFT - 20, TOP + (6.5 - pip) * EDGE + 7);
  }
  pen.textAlign = 'left';
};

const TAGS = {
  best: { paper: '#f4c64e', ink: '#2a190c' },
  played: { paper: '#4a2a14', ink: '#fff3dc' },
  other: { paper: '#fff9e8', ink: '#2a190c' },
} as const;

const drawChance = (pen: Pen, texts: ReviewText, mark: ChoiceMark): void => {
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
export const drawBoard = async (pen: Pen, { texts, review }: ReviewProps): Promise<void> => {
  const at = review.at.peek();
  const decision = review.judged.peek()[at]?.decision ?? null;
  const model = rollBoard(text(), texts, review, review.rolls[at], decision);
  const marks = decision === null ? [] : marksOf(decision);
  for (const { space, kind } of marks.filter(({ isAbove }) => !isAbove)) {
    const [x, y] = cornerOf(space);
    pen.fillStyle = kind === 'best' ? '#f4c64e' : 'rgb(244 198 78 / 25%)';
    pen.fillRect(x, y, EDGE, EDGE);
  }
  drawGrid(pen);
  for (const space of SPACES) {
    const [x, y] = cornerOf(space);
    const spot = { x: x + EDGE / 2, y: y + EDGE / 2, edge: EDGE };
    const { layers, ghost } = stackOf(model.spaces[space].holds);
    for (const layer of layers) await drawLayer(pen, layer, spot);
    if (ghost === null) continue;
    const { stake } = ghost;
    const kind = stake.kind === 'claim' ? 'claim' : 'squatter';
    const number = stake.kind === 'claim' ? null : stake.number;
    pen.globalAlpha = 0.8;
    const marker: Layer = { kind, number, isBare: false, wall: 8, x: ghost.x, y: ghost.y };
    await drawLayer(pen, marker, spot);
    pen.globalAlpha = 1;
  }
  for (const mark of marks) drawChance(pen, texts, mark);
};

export const drawDice = async (pen: Pen, roll: Roll, { x, y, height }: Box): Promise<void> => {
  for (const [index, pip] of roll.entries()) {
    const turn = ([0, 1, 2] as const)[index] ?? 0;
    const die = await imageOf(DIE, DieDrawing({ pip, turn }));
    pen.drawImage(die, x + index * 0.96 * height, y, height, height);
  }
};
