import './board.css';
import type { Holds } from '@claim-it/board';
import { Pile } from '@claim-it/board';
import { PIPS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { sets } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import type { Thing } from '../position/edits.ts';
import type { AnalysisProps } from '../state/analysisState.ts';
import { startDrag } from './drag.ts';

const keyOf = (thing: Thing | null): string => {
  if (thing === null) return 'hand';
  if (thing.kind === 'squatter') return `squatter ${thing.number}`;
  return 'color' in thing ? `${thing.kind} ${thing.color}` : thing.kind;
};

const holdsOf = (thing: Exclude<Thing, { kind: 'eraser' }>): Holds => {
  if ('color' in thing)
    return { base: { color: thing.color, claimed: thing.kind === 'claimed' }, stake: null };
  return { base: null, stake: thing.kind === 'claim' ? { ...thing, covers: null } : thing };
};

/** A thing as it will look on the board. */
const ThingPicture = ({ thing }: { readonly thing: Thing | null }): JSX.Element => {
  if (thing === null) return <Icon name="hand" />;
  return thing.kind === 'eraser' ? <Icon name="bin" /> : <Pile {...holdsOf(thing)} />;
};

type ItemProps = AnalysisProps & {
  readonly thing: Thing | null;
  readonly label: string;
};

const Item = ({ state, thing, label }: ItemProps): JSX.Element => (
  <label
    class="thing"
    title={label}
    onPointerDown={(event) => {
      if (thing !== null && thing.kind !== 'eraser') startDrag(state, event, thing);
    }}
  >
    <input
      type="radio"
      class="spoken-only"
      name="thing"
      checked={keyOf(state.editor.thing.value) === keyOf(thing)}
      onChange={sets(state.editor.thing, thing)}
    />
    <span class="spoken-only">{label}</span>
    <span class="thing-picture centered">
      <ThingPicture thing={thing} />
    </span>
  </label>
);

const sayThing = (thing: Thing | null): string => {
  const { palette: say } = analysis.text();
  if (thing === null) return say.hand;
  if ('color' in thing) return say[thing.kind](text().words.colors[thing.color]);
  return thing.kind === 'squatter' ? say.squatter(thing.number) : say[thing.kind];
};

/** All pieces for the board: one is selected and placed with every tap, or dragged there. */
export const Palette = ({ state }: AnalysisProps): JSX.Element => {
  const { palette: say } = analysis.text();
  const rows: readonly (readonly (Thing | null)[])[] = [
    state.editor.game.value.setup.colors.flatMap((color): readonly Thing[] => [
      { kind: 'settled', color },
      { kind: 'claimed', color },
    ]),
    PIPS.map((number) => ({ kind: 'squatter', number })),
    [{ kind: 'claim' }, { kind: 'eraser' }, null],
  ];
  return (
    <fieldset class="palette well">
      <legend>{say.title}</legend>
      <p class="on-wood faint">{say.line}</p>
      {rows.map((things, row) => (
        <div key={row} class="things in-row">
          {things.map((thing) => (
            <Item key={keyOf(thing)} state={state} thing={thing} label={sayThing(thing)} />
          ))}
        </div>
      ))}
    </fieldset>
  );
};

/** What hangs on the pointer on its way to the board. */
export const DragShadow = ({ state }: AnalysisProps): JSX.Element | null => {
  const dragged = state.dragged.value;
  if (dragged === null || dragged.what.kind === 'pile') return null;
  const { x, y, what } = dragged;
  return (
    <div
      class={`drag-shadow ${dragged.over === null ? '' : 'is-over'}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-hidden="true"
    >
      <ThingPicture thing={what} />
    </div>
  );
};
