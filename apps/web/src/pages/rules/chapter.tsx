import type { ChapterId, RuleId } from '@claim-it/text';
import type { JSX } from 'preact';
import { rulebook } from '../../kit/text/lazyTexts.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';
import { figuresOf } from './figures.ts';

type Props = { readonly id: ChapterId };

const rulesOf = (chapter: ChapterId): readonly (readonly [string, string])[] => {
  const rules: Readonly<Record<RuleId, string>> = rulebook.text().rules;
  return Object.entries(rules).filter(([id]) => id.startsWith(chapter));
};

/** One part of the rules: in short and in full, side by side, with its boards. */
export const Chapter = ({ id }: Props): JSX.Element => {
  const texts = rulebook.text();
  const { title, short, figures } = texts.chapters[id];
  return (
    <section class="sheet chapter" aria-labelledby={`chapter-${id}`}>
      <h2 id={`chapter-${id}`} tabIndex={-1}>
        {title}
      </h2>
      <div class="in-short">
        <h3>{texts.short}</h3>
        <ul>
          {short.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div class="figures">
          {figuresOf(id).map((game, at) => (
            <figure key={figures[at]}>
              <LittleBoard game={game} />
              <figcaption>{figures[at]}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div class="in-full">
        <h3>{texts.full}</h3>
        <dl>
          {rulesOf(id).map(([rule, sentence]) => (
            <div key={rule}>
              <dt>{rule}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
