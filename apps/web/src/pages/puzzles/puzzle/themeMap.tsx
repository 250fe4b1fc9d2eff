import './sheets.css';
import type { Puzzle } from '@claim-it/ai';
import { ClaimedMarker, Marker } from '@claim-it/board';
import type { JSX } from 'preact';
import { Link } from '../../../kit/navigation/link.tsx';
import { places } from '../../../kit/text/lazyTexts.ts';
import { Peaks } from './peaks.tsx';
import { nextOn, stateOf } from './sheets.tsx';
import type { ThemeSheet } from './themes.ts';

const Piece = ({ puzzle }: { readonly puzzle: Puzzle }): JSX.Element | null => {
  const state = stateOf(puzzle);
  if (state === 'first') return <ClaimedMarker color="green" size={44} />;
  return state === 'solved' ? <Marker color="green" size={44} /> : null;
};

/** One sheet, enlarged: every space is a puzzle, and any of them can be chosen. */
export const ThemeMap = ({ sheet }: { readonly sheet: ThemeSheet }): JSX.Element => {
  const say = places.text().puzzles;
  const next = nextOn(sheet);
  return (
    <div class="sheet theme-map">
      <p class="one-row">
        <Peaks difficulty={sheet.difficulty} label={say.difficulty(sheet.difficulty)} />
      </p>
      <ol>
        {sheet.puzzles.map((puzzle, index) => (
          <li key={puzzle.id}>
            <Link
              to={{ kind: 'puzzles', id: puzzle.id }}
              class={`theme-space is-${stateOf(puzzle)} ${puzzle === next ? 'is-next' : ''}`}
            >
              <span class="theme-number">{index + 1}</span>
              <Piece puzzle={puzzle} />
              <span class="spoken-only">
                {' '}
                {say.states[stateOf(puzzle)]}
                {puzzle === next && `, ${say.states.next}`}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
};
