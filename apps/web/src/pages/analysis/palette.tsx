import type { Holds } from '@claim-it/board';
import { Pile } from '@claim-it/board';
import { PIPS } from '@claim-it/rules';
import type { AnalysisText } from '@claim-it/text';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../kit/controls/icon.tsx';
import { text } from '../../kit/text/texts.ts';
import type { Desk } from './desk.ts';
import { startDrag } from './drag.ts';
import type { Thing } from './lay.ts';
import './palette.css';

type Props = { readonly desk: Desk; readonly texts: AnalysisText };

const keyOf = (thing: Thing | null): string => {
  if (thing === null) return 'hand';
  if (thing.kind === 'squatter') return `squatter ${thing.number}`;
  return 'color' in thing ? `${thing.kind} ${thing.color}` : thing.kind;
};

const holdsOf = (thing: Thing): Holds | null => {
  switch (thing.kind) {
    case 'settled':
    case 'claimed':
      return { base: { color: thing.color, claimed: thing.kind === 'claimed' }, stake: null };
    case 'squatter':
      return { base: null, stake: thing };
    case 'claim':
      return { base: null, stake: { kind: 'claim', covers: null } };
    case 'eraser':
      return null;
  }
};

/** A thing as it will lie on the board. */
const ThingPicture = ({ thing }: { readonly thing: Thing }): JSX.Element => {
  const holds = holdsOf(thing);
  return holds === null ? <Icon name="bin" /> : <Pile {...holds} />;
};

const Hand = (): JSX.Element => (
  <svg class="art icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M9 12V4.500a1.600 1.600 0 0 1 3.200 0V11l5.300 1.200c1.300.3 2 1.400 1.700 2.700l-1 4.600c-.2 1-1 1.700-2 1.700h-4.700c-.8 0-1.500-.4-1.900-1L6 14.800c-.9-1.400.8-2.700 2-1.600z" />
  </svg>
);

type ItemProps = Props & {
  readonly thing: Thing | null;
  readonly label: string;
  readonly children: ComponentChildren;
};

const Item = ({ desk, thing, label, children }: ItemProps): JSX.Element => (
  <label
    class="thing"
    title={label}
    onPointerDown={(event) => {
      if (thing !== null && thing.kind !== 'eraser') startDrag(desk, event, thing);
    }}
  >
    <input
      type="radio"
      class="spoken-only"
      name="thing"
      checked={keyOf(desk.bench.thing.value) === keyOf(thing)}
      onChange={() => {
        desk.bench.thing.value = thing;
      }}
    />
    <span class="spoken-only">{label}</span>
    <span class="thing-picture">{children}</span>
  </label>
);

const Markers = (props: Props): JSX.Element => {
  const { palette: say } = props.texts;
  const { colors } = props.desk.bench.game.value.setup;
  return (
    <div class="things">
      {colors.flatMap((color) =>
        (['settled', 'claimed'] as const).map((kind) => (
          <Item
            key={`${kind} ${color}`}
            {...props}
            thing={{ kind, color }}
            label={say[kind](text().words.colors[color])}
          >
            <ThingPicture thing={{ kind, color }} />
          </Item>
        )),
      )}
    </div>
  );
};

const Squatters = (props: Props): JSX.Element => (
  <div class="things">
    {PIPS.map((number) => (
      <Item
        key={number}
        {...props}
        thing={{ kind: 'squatter', number }}
        label={props.texts.palette.squatter(number)}
      >
        <ThingPicture thing={{ kind: 'squatter', number }} />
      </Item>
    ))}
  </div>
);

/** Everything that can lie on the board: one is chosen and laid with every tap, or dragged there. */
export const Palette = (props: Props): JSX.Element => {
  const { palette: say } = props.texts;
  return (
    <fieldset class="palette well">
      <legend>{say.title}</legend>
      <p class="palette-line">{say.line}</p>
      <Markers {...props} />
      <Squatters {...props} />
      <div class="things">
        <Item {...props} thing={{ kind: 'claim' }} label={say.claim}>
          <ThingPicture thing={{ kind: 'claim' }} />
        </Item>
        <Item {...props} thing={{ kind: 'eraser' }} label={say.eraser}>
          <ThingPicture thing={{ kind: 'eraser' }} />
        </Item>
        <Item {...props} thing={null} label={say.hand}>
          <Hand />
        </Item>
      </div>
    </fieldset>
  );
};

/** What hangs on the pointer on its way to the board. */
export const DragShadow = ({ desk }: { readonly desk: Desk }): JSX.Element | null => {
  const dragged = desk.dragged.value;
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
