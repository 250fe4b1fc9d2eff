// The drawings without a page, for programs that make pictures: no style sheet, no signal.
export { ArtDefs } from './art/defs.tsx';
export { DieDrawing } from './art/dieDrawing.tsx';
export { DiscDrawing } from './art/discDrawing.tsx';
export { markupOf } from './art/markup.ts';
export { mix, TONES } from './art/palette.ts';
export type { Seeded } from './art/seeded.ts';
export { seeded, tenth } from './art/seeded.ts';
