import './lost.css';
import type { JSX } from 'preact';
import { Link } from '../navigation/link.tsx';
import { text } from '../text/texts.ts';
import { PageFrame } from './pageFrame.tsx';

/** An unknown address: a signpost to the existing pages. */
export const Lost = (): JSX.Element => {
  const { names, frame } = text().pages;
  const ways = [
    [{ kind: 'home' }, frame.home],
    [{ kind: 'setup' }, names.setup],
    [{ kind: 'learn', lesson: null }, names.learn],
    [{ kind: 'puzzles', id: null }, names.puzzles],
  ] as const;
  return (
    <PageFrame title={names.notFound} line={frame.notFound}>
      <nav class="lost-ways" aria-label={frame.pages}>
        <div class="signpost" aria-hidden="true" />
        {ways.map(([to, label]) => (
          <Link key={to.kind} to={to}>
            <span class={`plank ${to.kind === 'home' ? 'gold' : ''}`}>{label}</span>
          </Link>
        ))}
      </nav>
    </PageFrame>
  );
};
