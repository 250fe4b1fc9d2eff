import { Die } from '@claim-it/board';
import { rollDice } from '@claim-it/client/model';
import type { Pip } from '@claim-it/rules';
import { PIPS, rollOf } from '@claim-it/rules';
import type { AnalysisText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { Desk } from './desk.ts';
import './diceTray.css';

type Props = { readonly desk: Desk; readonly texts: AnalysisText };

const SLOTS = [0, 1, 2] as const;

/** The dice that lie: those of the roll, or those put down so far. */
const lyingOn = ({ bench, pips }: Desk): readonly Pip[] => {
  const { phase } = bench.game.value.turn;
  return phase.kind === 'toPlace' && pips.value.length === 0 ? phase.roll : pips.value;
};

/** One more die; the third makes the roll, and after a roll the first begins another. */
const addDie = ({ bench, pips }: Desk, pip: Pip): void => {
  const [a, b, c] = [...pips.peek(), pip];
  if (a === undefined || b === undefined || c === undefined) pips.value = [...pips.peek(), pip];
  else bench.setRoll(rollOf(a, b, c));
};

const removeDie = ({ bench, pips }: Desk): void => {
  if (pips.peek().length > 0) pips.value = pips.peek().slice(0, -1);
  else if (bench.game.peek().turn.phase.kind === 'toPlace') bench.setRoll(null);
};

const onKey = (desk: Desk, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pip = PIPS.find((one) => String(one) === event.key);
  if (pip !== undefined) addDie(desk, pip);
  else if (event.key === 'Backspace' || event.key === 'Delete') removeDie(desk);
  else return;
  event.preventDefault();
};

const Slots = ({ lying }: { readonly lying: readonly Pip[] }): JSX.Element => (
  <div class="die-slots" aria-hidden="true">
    {SLOTS.map((slot) => {
      const pip = lying[slot];
      return (
        <span key={slot} class="die-slot">
          {pip !== undefined && <Die pip={pip} size={36} turn={slot} />}
        </span>
      );
    })}
  </div>
);

/** The roll: three dice put down one by one, thrown, or none. */
export const DiceTray = ({ desk, texts }: Props): JSX.Element => {
  const { dice: say } = texts;
  const { tray } = text().table;
  const lying = lyingOn(desk);
  const [a, b, c] = lying;
  const isRoll = a !== undefined && b !== undefined && c !== undefined;
  return (
    <section
      class="dice-tray well"
      aria-label={say.title}
      onKeyDown={(event) => onKey(desk, event)}
    >
      <h2>{say.title}</h2>
      <Slots lying={lying} />
      <p class="dice-told" role="status">
        {isRoll ? tray.rolled([a, b, c]) : say.choose(3 - lying.length)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of tools */}
      <div class="die-buttons" role="group" aria-label={say.title}>
        {PIPS.map((pip) => (
          <button key={pip} type="button" class="die-button" onClick={() => addDie(desk, pip)}>
            <Die pip={pip} size={26} turn={0} />
            <span class="spoken-only">{say.add(pip)}</span>
          </button>
        ))}
      </div>
      <div class="button-row dice-actions">
        <button type="button" class="plate" onClick={() => desk.bench.setRoll(rollDice())}>
          {say.cast}
        </button>
        <button
          type="button"
          class="tray-button"
          aria-disabled={lying.length === 0}
          onClick={() => {
            desk.pips.value = [];
            if (desk.bench.game.peek().turn.phase.kind === 'toPlace') desk.bench.setRoll(null);
          }}
        >
          {say.none}
        </button>
      </div>
    </section>
  );
};
