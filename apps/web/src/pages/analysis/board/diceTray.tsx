import { Die } from '@claim-it/board';
import { rollDice } from '@claim-it/client/model';
import type { Pip, Roll } from '@claim-it/rules';
import { PIPS, rollOf } from '@claim-it/rules';
import type { JSX } from 'preact';
import { PlateButton } from '../../../kit/controls/buttons.tsx';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import type { AnalysisProps, AnalysisState } from '../state/analysisState.ts';

const SLOTS = [0, 1, 2] as const;

/** The dice that are shown: those of the roll, or those put down so far. */
const diceIn = ({ editor, pips }: AnalysisState): readonly Pip[] => {
  const { phase } = editor.game.value.turn;
  return phase.kind === 'toPlace' && pips.value.length === 0 ? phase.roll : pips.value;
};

/** One more die; the third makes the roll, and after a roll the first begins another. */
const addDie = ({ editor, pips }: AnalysisState, pip: Pip): void => {
  const [a, b, c] = [...pips.peek(), pip];
  if (a === undefined || b === undefined || c === undefined) pips.value = [...pips.peek(), pip];
  else editor.setRoll(rollOf(a, b, c));
};

const clearRoll = ({ editor }: AnalysisState): void => {
  if (editor.game.peek().turn.phase.kind === 'toPlace') editor.setRoll(null);
};

const removeDie = (state: AnalysisState): void => {
  const { pips } = state;
  if (pips.peek().length > 0) pips.value = pips.peek().slice(0, -1);
  else clearRoll(state);
};

const onKey = (state: AnalysisState, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pip = PIPS.find((one) => String(one) === event.key);
  if (pip !== undefined) addDie(state, pip);
  else if (event.key === 'Backspace' || event.key === 'Delete') removeDie(state);
  else return;
  event.preventDefault();
};

/** The roll: three dice put down one by one, thrown, or none. */
export const DiceTray = ({ state }: AnalysisProps): JSX.Element => {
  const { dice: say } = analysis.text();
  const dice = diceIn(state);
  return (
    <section
      class="dice-tray well"
      aria-label={say.title}
      onKeyDown={(event) => onKey(state, event)}
    >
      <h2>{say.title}</h2>
      <div class="die-slots" aria-hidden="true">
        {SLOTS.map((slot) => (
          <span key={slot} class="die-slot centered">
            {dice[slot] !== undefined && <Die pip={dice[slot]} size={36} turn={slot} />}
          </span>
        ))}
      </div>
      <p role="status">
        {dice.length === 3 ? text().table.tray.rolled(dice as Roll) : say.choose(3 - dice.length)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of tools */}
      <div class="die-buttons in-row" role="group" aria-label={say.title}>
        {PIPS.map((pip) => (
          <button
            key={pip}
            type="button"
            class="die-button centered"
            onClick={() => addDie(state, pip)}
          >
            <Die pip={pip} size={26} turn={0} />
            <span class="spoken-only">{say.add(pip)}</span>
          </button>
        ))}
      </div>
      <div class="button-row dice-actions">
        <PlateButton onPress={() => state.editor.setRoll(rollDice())}>{say.cast}</PlateButton>
        <button
          type="button"
          class="tray-button"
          aria-disabled={dice.length === 0}
          onClick={() => {
            state.pips.value = [];
            clearRoll(state);
          }}
        >
          {say.none}
        </button>
      </div>
    </section>
  );
};
