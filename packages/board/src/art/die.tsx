import type { Pip } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import { memoDeep } from '../render/memoDeep.tsx';
import { Art } from './art.tsx';
import { DieDrawing } from './dieDrawing.tsx';
import type { DieTurn } from './dieShape.ts';
import { pictureOf } from './picture.ts';

type Props = { readonly pip: Pip; readonly size: number; readonly turn: DieTurn };

/** The corners extend beyond the frame of the drawing. */
const BOX = { x: -56, y: -56, width: 112, height: 112 } as const;

/** The picture of a die on the table, without its shadow. */
const diePicture = (pip: Pip, turn: DieTurn): string | undefined =>
  pictureOf(`die ${pip} ${turn}`, BOX, () => <DieDrawing pip={pip} turn={turn} />);

/** A bone die; `size` is the edge of the cube, the drawing is half as wide again. */
export const Die: FunctionComponent<Props> = memoDeep(({ pip, size, turn }: Props): JSX.Element => {
  const href = diePicture(pip, turn);
  return (
    <Art class="die" width={size * 1.5} height={size * 1.5} box="-46.5 -46.5 93 93">
      <ellipse cx="15" cy="29" rx="50" ry="33" fill="url(#shadow)" fill-opacity=".7" />
      <ellipse cx="5" cy="24" rx="46" ry="31" fill="url(#shadow)" />
      {href !== undefined && <image href={href} {...BOX} />}
    </Art>
  );
});
