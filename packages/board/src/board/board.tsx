import './board.css';
import './glow.css';
import './motion.css';
import type { Space } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { focusedSpace, focusSpace, spaceBeside } from './focus.ts';
import { Glow } from './glow.tsx';
import { Margins } from './margins.tsx';
import type { BoardModel, Mine } from './model.ts';
import { ROWS } from './model.ts';
import { Outline } from './outline.tsx';
import type { Presses, PressHandlers } from './presses.ts';
import { usePresses } from './presses.ts';
import { SpaceButton } from './space.tsx';

type Props = PressHandlers & {
  /** Lies over the board: stamps and flags. */
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

const Rows = ({ model, presses }: { model: BoardModel; presses: Presses }): JSX.Element => (
  <>
    {ROWS.map((row) => (
      // biome-ignore lint/a11y/useSemanticElements: a row of the grid
      // biome-ignore lint/a11y/useFocusableInteractive: its spaces take the focus
      <div key={row[0]} class="row" role="row">
        {row.map((space) => (
          <SpaceButton
            key={space}
            model={model.spaces[space]}
            isEntry={presses.entry === space}
            isRefused={presses.refused === space}
            onTap={presses.tap}
            onEnter={presses.enter}
          />
        ))}
      </div>
    ))}
  </>
);

/** The map with its 36 spaces. It knows no rule: the model says what is lit and what lies where. */
export const Board = ({ children, ...handlers }: Props): JSX.Element => {
  const { model, onLook } = handlers;
  const pointed = useSignal<Space | null>(null);
  const presses = usePresses(handlers);
  const mine = mineAt(model, pointed.value);
  const look = (space: Space | null): void => {
    if (pointed.peek() === space) return;
    pointed.value = space;
    onLook?.(space);
  };
  const shake = model.shake === null ? undefined : { '--shake': `${model.shake}ms` };
  return (
    <div class={`map-sheet board${model.shake === null ? '' : ' shaken'}`} style={shake}>
      <div class="ground">
        <Margins columns={model.columns} rows={model.rows} legend={model.legend} />
        <Glow blooms={model.blooms} />
        {/* biome-ignore lint/a11y/useSemanticElements: a table of buttons would not be a grid that arrows walk */}
        <div
          class="grid"
          role="grid"
          aria-label={model.label}
          onKeyDown={onArrow}
          onPointerOver={(event) => look(event.pointerType === 'touch' ? null : spaceUnder(event))}
          onPointerLeave={() => look(null)}
        >
          <Rows model={model} presses={presses} />
        </div>
        {mine !== null && <Outline mine={mine} />}
        {children}
      </div>
    </div>
  );
};
