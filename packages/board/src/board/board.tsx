import './board.css';
import './glow.css';
import './motion.css';
import type { Space } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { focusedSpace, focusSpace, spaceBeside } from './focus.ts';
import { Glow } from './glow.tsx';
import { Margins } from './margins.tsx';
import type { BoardModel, Mine } from './model.ts';
import { ROWS } from './model.ts';
import { Outline } from './outline.tsx';
import { SpaceButton } from './space.tsx';

export type BoardProps = {
  readonly model: BoardModel;
  /** A lit space was pressed. */
  readonly onChoose: (space: Space) => void;
  /** A space that is not lit was pressed. */
  readonly onRefused: (space: Space) => void;
  /** The hovered or focused space. */
  readonly onLook?: (space: Space | null) => void;
  /** Rendered above the board: stamps and flags. */
  readonly children?: ComponentChildren;
};

const mineAt = ({ mines, outlined }: BoardModel, space: Space | null): Mine | null =>
  mines.find(({ spaces }) => space !== null && spaces.includes(space)) ?? outlined;

const spaceUnder = ({ target }: Event): Space | null => {
  const button = target instanceof Element ? target.closest('[data-space]') : null;
  return (button?.getAttribute('data-space') ?? null) as Space | null;
};

const onArrow = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const from = focusedSpace();
  const to = from && spaceBeside(from, event.key);
  if (to === null) return;
  event.preventDefault();
  focusSpace(to);
};

const REFUSED_MS = 600;

/** A cross that fades by itself. */
const useRefused = (): readonly [Space | null, (space: Space) => void] => {
  const refused = useSignal<Space | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refuse = (space: Space): void => {
    clearTimeout(timer.current);
    refused.value = space;
    timer.current = window.setTimeout(() => {
      refused.value = null;
    }, REFUSED_MS);
  };
  return [refused.value, refuse];
};

/** Handlers of pointers and keys on the spaces. Both functions are stable, so that spaces need not render again. */
const usePresses = (props: BoardProps) => {
  const latest = useRef(props);
  latest.current = props;
  /** The one space that Tab leads to. */
  const entry = useSignal<Space>('1,6');
  const [refused, refuse] = useRefused();
  const handlers = useMemo(
    () => ({
      onTap: (space: Space): void => {
        const { model, onChoose, onRefused } = latest.current;
        const { look } = model.spaces[space];
        if (look === 'lit') onChoose(space);
        // A chosen space is already what the press asks for.
        if (look !== 'plain') return;
        if (model.isOpen) refuse(space);
        onRefused(space);
      },
      onEnter: (space: Space): void => {
        entry.value = space;
        latest.current.onLook?.(space);
      },
    }),
    [],
  );
  return { refused, entry: entry.value, handlers };
};

/** The map with its 36 spaces. It knows no rule: the model has the lit spaces and the pieces. */
export const Board = (props: BoardProps): JSX.Element => {
  const { model, onLook, children } = props;
  const pointed = useSignal<Space | null>(null);
  const { refused, entry, handlers } = usePresses(props);
  const mine = mineAt(model, pointed.value);
  const look = (space: Space | null): void => {
    if (pointed.peek() === space) return;
    pointed.value = space;
    onLook?.(space);
  };
  const shake = model.shake === null ? undefined : { animationDuration: `${model.shake}ms` };
  return (
    <div class={`map-sheet board${model.shake === null ? '' : ' shaken'}`} style={shake}>
      <div class="ground">
        <Margins columns={model.columns} rows={model.rows} legend={model.legend} />
        <Glow blooms={model.blooms} />
        {/* biome-ignore lint/a11y/useSemanticElements: a table of buttons would not be a grid with arrow keys */}
        <div
          class="grid"
          role="grid"
          aria-label={model.label}
          onKeyDown={onArrow}
          onPointerOver={(event) => look(event.pointerType === 'touch' ? null : spaceUnder(event))}
          onPointerLeave={() => look(null)}
        >
          {ROWS.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: a row of the grid
            // biome-ignore lint/a11y/useFocusableInteractive: its spaces take the focus
            <div key={row[0]} class="row" role="row">
              {row.map((space) => (
                <SpaceButton
                  key={space}
                  model={model.spaces[space]}
                  isEntry={entry === space}
                  isRefused={refused === space}
                  {...handlers}
                />
              ))}
            </div>
          ))}
        </div>
        {mine !== null && <Outline mine={mine} />}
        {children}
      </div>
    </div>
  );
};
