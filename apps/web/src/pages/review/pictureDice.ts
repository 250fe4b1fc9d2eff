import { DieDrawing } from '@claim-it/board';
import type { Roll } from '@claim-it/rules';
import type { Box } from './pictureImage.ts';
import { imageOf } from './pictureImage.ts';

const BOX = { x: -56, y: -56, width: 112, height: 112 } as const;
const TURNS = [0, 1, 2] as const;

export const drawDice = async (
  pen: CanvasRenderingContext2D,
  roll: Roll,
  { x, y, height }: Box,
): Promise<void> => {
  for (const [index, pip] of roll.entries()) {
    const die = await imageOf(BOX, DieDrawing({ pip, turn: TURNS[index] ?? 0 }));
    pen.drawImage(die, x + index * 0.96 * height, y, height, height);
  }
};
