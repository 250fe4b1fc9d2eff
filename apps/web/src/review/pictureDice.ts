import type { Roll } from '@claim-it/rules';
import { DieDrawing } from '../art/dieDrawing.tsx';
import { imageOf } from './pictureImage.ts';

const BOX = { x: -56, y: -56, width: 112, height: 112 } as const;
const TURNS = [0, 1, 2] as const;

export const drawDice = async (
  pen: CanvasRenderingContext2D,
  roll: Roll,
  left: number,
  top: number,
): Promise<void> => {
  for (const [index, pip] of roll.entries()) {
    const die = await imageOf(BOX, DieDrawing({ pip, turn: TURNS[index] ?? 0 }));
    pen.drawImage(die, left - 8 + index * 92, top, 100, 100);
  }
};
