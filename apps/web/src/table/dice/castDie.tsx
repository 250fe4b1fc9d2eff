import type { DieTurn } from '@claim-it/board';
import { Die, memoDeep } from '@claim-it/board';
import type { Pip } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

/** Faces change twelve times a second while a die tumbles, and stop before it comes to rest. */
const FACE_MS = 83;
const STILL = 0.78;

/** What a tumbling die shows by turns. It stays once it was drawn, so that nothing is painted while dice move. */
const SHOWN: Readonly<Record<DieTurn, readonly Pip[]>> = {
  0: [6, 2, 5],
  1: [3, 1, 4],
  2: [5, 4, 1],
};

type Props = {
  readonly pip: Pip;
  readonly turn: DieTurn;
  /** The duration of the tumble in milliseconds; null at rest. */
  readonly tumble: number | null;
};

/** When a face comes first, and how often it appears until the die stops. */
const turnsOf = (tumble: number, nth: number) => ({
  animationDelay: `${-FACE_MS * nth}ms`,
  animationIterationCount: ((tumble * STILL) / FACE_MS + nth) / SHOWN[0].length,
});

const Tumbling = ({ turn, tumble }: Omit<Props, 'pip'>) => (
  <>
    {SHOWN[turn].map((pip, nth) => (
      <span key={pip} class="tumbled" style={tumble === null ? {} : turnsOf(tumble, nth)}>
        <Die pip={pip} size={70} turn={turn} />
      </span>
    ))}
  </>
);

/** A die of the tray: the face it fell on, and those it shows while it tumbles. */
export const CastDie = memoDeep(({ pip, turn, tumble }: Props): JSX.Element => {
  const hasTumbled = useRef(false);
  hasTumbled.current ||= tumble !== null;
  const times = tumble === null ? {} : { animationDuration: `${tumble}ms` };
  return (
    <span class={tumble === null ? 'die-cast' : 'die-cast is-tumbling'} style={times}>
      {hasTumbled.current && <Tumbling turn={turn} tumble={tumble} />}
      <span class="die-face" style={times}>
        <Die pip={pip} size={70} turn={turn} />
      </span>
    </span>
  );
});
