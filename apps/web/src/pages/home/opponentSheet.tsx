import './opponentSheet.css';
import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import { chooseOpponents, opponents } from '@claim-it/client/local';
import { MAX_SEATS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Portrait } from '../../kit/bots/portrait.tsx';
import { Button } from '../../kit/controls/buttons.tsx';
import { Segments } from '../../kit/controls/segments.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { text } from '../../kit/text/texts.ts';

const COUNTS = Array.from({ length: MAX_SEATS - 1 }, (_, at) => at + 1);

/** So many bots, each as strong as the last one that is there already. */
const withCount = (levels: readonly Level[], count: number): readonly Level[] =>
  Array.from({ length: count }, (_, at) => levels[at] ?? levels.at(-1) ?? 'miner');

type FacesProps = {
  readonly legend: string;
  readonly value: Level;
  readonly onChoose: (level: Level) => void;
};

/** Seven faces, from the gentlest to the strongest, one of them chosen. */
const Faces = ({ legend, value, onChoose }: FacesProps): JSX.Element => {
  const name = useId();
  const { bots } = text();
  const { name: called, level } = bots[value];
  return (
    <fieldset class="faces">
      <legend>
        <span class="spoken-only">{legend}: </span>
        <b>{level}</b> <small>{called}</small>
      </legend>
      {LEVELS.map((one) => (
        <label key={one} title={bots[one].level}>
          <input
            type="radio"
            class="spoken-only"
            name={name}
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          <span class="spoken-only">
            {bots[one].level}, {bots[one].name}
          </span>
          <Portrait level={one} size={44} />
        </label>
      ))}
    </fieldset>
  );
};

type Props = { readonly onClose: () => void; readonly onPlay: () => void };

/** How many bots a quick game has, and how strong each is; remembered with every change. */
export const OpponentSheet = ({ onClose, onPlay }: Props): JSX.Element => {
  const { opponents: say } = text().home;
  const levels = opponents.value;
  return (
    <Sheet title={say.title} class="is-small" onClose={onClose}>
      <div class="opponents">
        <fieldset>
          <legend class="spoken-only">{say.bots}</legend>
          <Segments
            value={levels.length}
            options={COUNTS.map((one) => [one, one])}
            onChoose={(count) => chooseOpponents(withCount(levels, count))}
          />
        </fieldset>
        {levels.map((level, at) => (
          <Faces
            key={at}
            legend={say.bot(at + 1)}
            value={level}
            onChoose={(chosen) => chooseOpponents(levels.with(at, chosen))}
          />
        ))}
        <p>{say.line}</p>
      </div>
      <div class="sheet-actions in-row">
        <Button class="plate sheet-button" label={say.play} onClick={onPlay} />
      </div>
    </Sheet>
  );
};
