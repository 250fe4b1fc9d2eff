export { Art } from './art/art.tsx';
export { ClaimPiles } from './art/claims.tsx';
export { hasHighContrast } from './art/contrast.ts';
export { Die } from './art/die.tsx';
export type { DieTurn } from './art/dieShape.ts';
export { Disc, markerPictures } from './art/disc.tsx';
export { ClaimedMarker, Marker } from './art/marker.tsx';
export { MARKS } from './art/palette.ts';
export type { Base, Holds, Layer } from './art/pile.tsx';
export { Pile, stackOf } from './art/pile.tsx';
export { Squatter } from './art/squatter.tsx';
export { ThreeDice } from './art/threeDice.tsx';
export { Board } from './board/board.tsx';
export { focusedSpace, focusSpace } from './board/focus.ts';
export type {
  Bloom,
  BoardModel,
  Legend,
  Mine,
  Motion,
  Numeral,
  SpaceMark,
  SpaceModel,
} from './board/model.ts';
export { ROWS } from './board/model.ts';
export { outlinePath } from './board/outline.tsx';
export * from './drawings.ts';
export { afterPaint, countInFrames, painted } from './render/afterPaint.ts';
export { memoDeep } from './render/memoDeep.tsx';
