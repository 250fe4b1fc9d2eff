import type { Space } from '@claim-it/rules';
import type { AnalysisState, Dragged } from '../state/analysisState.ts';

/** A finger that moves less has tapped. */
const FAR = 8;

const spaceAtPoint = (x: number, y: number): Space | null => {
  const below = document.elementFromPoint(x, y)?.closest('.analysis-board [data-space]');
  return (below?.getAttribute('data-space') ?? null) as Space | null;
};

const drop = ({ editor }: AnalysisState, { what, over }: Dragged): void => {
  if (what.kind === 'pile' && what.from !== over) editor.move(what.from, over);
  if (what.kind !== 'pile' && over !== null) editor.layOn(what, over);
};

/** A browser fires a click where a drag began and ended; it is swallowed. */
const swallowClick = (): void => {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
};

/** Follows a pointer that went down on something until it goes up again, and lays it there. */
export const startDrag = (
  state: AnalysisState,
  down: PointerEvent,
  what: Dragged['what'],
): void => {
  if (down.button !== 0 || !down.isPrimary) return;
  const { dragged } = state;
  const follow = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerId !== down.pointerId) return;
    const isNear = Math.hypot(x - down.clientX, y - down.clientY) < FAR;
    if (dragged.peek() === null && isNear) return;
    dragged.value = { what, x, y, over: spaceAtPoint(x, y) };
  };
  const end = ({ pointerId, type }: PointerEvent): void => {
    if (pointerId !== down.pointerId) return;
    document.removeEventListener('pointermove', follow);
    for (const kind of ['pointerup', 'pointercancel'] as const)
      document.removeEventListener(kind, end);
    const last = dragged.peek();
    dragged.value = null;
    if (last === null || type !== 'pointerup') return;
    swallowClick();
    drop(state, last);
  };
  document.addEventListener('pointermove', follow);
  for (const kind of ['pointerup', 'pointercancel'] as const) document.addEventListener(kind, end);
};
