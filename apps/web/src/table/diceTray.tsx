import type { Pip } from '@claim-it/rules';
import type { TableText } from '@claim-it/text';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../app/texts.ts';
import { Die } from '../art/die.tsx';
import type { DieFace } from './model/dice.ts';
import { diceOf, plainFaces } from './model/dice.ts';
import type { TableState } from './tableState.ts';
import './diceTray.css';

const TURNS = [0, 1, 2] as const;
/** Faces change twelve times a second while a die tumbles, and stop before it lies still. */
const FACE_MS = 83;
const STILL = 0.78;

const tumbled = (pip: Pip, frame: number, place: number): Pip =>
  (((pip + frame * (place + 2) + place) % 6) + 1) as Pip;

/** Counts faces while `ms` run; null once the dice show what they fell on. */
const useTumble = (ms: number | null): number | null => {
  const [frame, setFrame] = useState<number | null>(null);
  useEffect(() => {
    const frames = ms === null ? 0 : Math.floor((ms * STILL) / FACE_MS);
    if (frames === 0) return setFrame(null);
    let shown = 0;
    setFrame(0);
    const timer = setInterval(() => {
      shown += 1;
      setFrame(shown >= frames ? null : shown);
      if (shown >= frames) clearInterval(timer);
    }, FACE_MS);
    return () => clearInterval(timer);
  }, [ms]);
  return ms === null ? null : frame;
};

const tagOf = ({ tray: say }: TableText, { pip, role }: DieFace): JSX.Element | null => {
  if (role === null) return null;
  return (
    <span class="die-tag" data-role={role}>
      {say[role]}
      {role !== 'claim' && <span class="die-tag-pip"> {pip}</span>}
    </span>
  );
};

const spoken = ({ tray: say }: TableText, faces: readonly DieFace[]): string => {
  const [a, b, c] = faces.map(({ pip }) => pip);
  if (a === undefined || b === undefined || c === undefined) return say.noDice;
  return say.rolled([a, b, c]);
};

/** The three dice; once a space is chosen or looked at, each says what it stands for. */
export const DiceTray = ({ table }: { readonly table: TableState }): JSX.Element => {
  const { game, moment, lastRoll, looked } = table;
  const say = text().table;
  const rolling = moment.value?.kind === 'rolling' ? moment.value : null;
  const thrown = moment.value?.kind === 'busting' ? moment.value : rolling;
  const frame = useTumble(rolling?.ms ?? null);
  const lying = diceOf(game.value, lastRoll.value, looked.value);
  const faces = thrown === null ? lying.faces : plainFaces(thrown.roll);
  const isSpent = thrown === null && lying.isSpent;
  const look = `${isSpent ? 'is-spent' : ''} ${rolling === null ? '' : 'is-tumbling'}`;
  return (
    <section class="dice" aria-label={say.tray.dice}>
      {rolling === null && <p class="spoken-only">{spoken(say, faces)}</p>}
      <div
        class={`dice-row ${look}`}
        style={{ '--tumble': `${rolling?.ms ?? 0}ms` }}
        aria-hidden={rolling !== null}
      >
        {faces.map((face, place) => (
          <div
            key={place}
            class="die-place"
            data-slot={face.slot}
            style={{ '--moved': face.slot - place }}
          >
            <Die
              pip={frame === null ? face.pip : tumbled(face.pip, frame, place)}
              size={70}
              turn={TURNS[place] ?? 0}
            />
            {tagOf(say, face)}
          </div>
        ))}
      </div>
    </section>
  );
};
