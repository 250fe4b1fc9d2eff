import type { TableText } from '@claim-it/text';
import type { JSX } from 'preact';
import { isWide } from '../../kit/style/isWide.ts';
import { text } from '../../kit/text/texts.ts';
import type { TrayDie } from '../model/dice.ts';
import { diceOf, plainFaces } from '../model/dice.ts';
import type { TableModel } from '../state/tableModel.ts';
import { CastDie } from './castDie.tsx';
import './diceTray.css';

const TURNS = [0, 1, 2] as const;

const tagOf = ({ tray: say }: TableText, { pip, role }: TrayDie): JSX.Element | null => {
  if (role === null) return null;
  return (
    <span class="die-tag comes-in" data-role={role}>
      {isWide.value ? say[role] : text().brief.die[role]}
      {role !== 'claim' && <span class="die-tag-pip"> {pip}</span>}
    </span>
  );
};

const spoken = ({ tray: say }: TableText, faces: readonly TrayDie[]): string => {
  const [a, b, c] = faces.map(({ pip }) => pip);
  if (a === undefined || b === undefined || c === undefined) return say.noDice;
  return say.rolled([a, b, c]);
};

/** The three dice; once a space is chosen or looked at, each shows its meaning. */
export const DiceTray = ({ table }: { readonly table: TableModel }): JSX.Element => {
  const { game, moment, lastRoll, looked } = table;
  const say = text().table;
  const rolling = moment.value?.kind === 'rolling' ? moment.value : null;
  const thrown = moment.value?.kind === 'busting' ? moment.value : rolling;
  const lying = diceOf(game.value, lastRoll.value, looked.value);
  const faces = thrown === null ? lying.faces : plainFaces(thrown.roll);
  const isSpent = thrown === null && lying.isSpent;
  return (
    <section
      class="dice"
      aria-label={say.tray.dice}
      data-moment={moment.value?.kind}
      data-ms={moment.value?.ms}
    >
      {rolling === null && <p class="spoken-only">{spoken(say, faces)}</p>}
      <div class={isSpent ? 'dice-row is-spent' : 'dice-row'} aria-hidden={rolling !== null}>
        {faces.map((face, place) => (
          <div
            key={place}
            class="die-place"
            data-slot={face.slot}
            data-pip={face.pip}
            style={{ transform: `translateX(${(face.slot - place) * 100}%)` }}
          >
            <CastDie pip={face.pip} turn={TURNS[place] ?? 0} tumble={rolling?.ms ?? null} />
            {tagOf(say, face)}
          </div>
        ))}
      </div>
    </section>
  );
};
