import type { ChapterId, RulebookText, RuleId } from '@claim-it/text';
import type { JSX } from 'preact';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';
import { figuresOf } from './figures.ts';

type Props = { readonly texts: RulebookText; readonly id: ChapterId };

const rulesOf = (
  { rules }: RulebookText,
  chapter: ChapterId,
): readonly (readonly [string, string])[] =>
  Object.entries(rules as Readonly<Record<RuleId, string>>).filter(([id]) =>
    id.startsWith(chapter),
  );

const Figures = ({ texts, id }: Props): JSX.Element => (
  <div class="figures">
    {figuresOf(id).map((game, at) => (
      <figure key={texts.chapters[id].figures[at]}>
        <LittleBoard game={game} />
        <figcaption>{texts.chapters[id].figures[at]}</figcaption>
      </figure>
    ))}
  </div>
);

/** One part of the rules: in short and in full, side by side, with its boards. */
export const Chapter = ({ texts, id }: Props): JSX.Element => {
  const { title, short } = texts.chapters[id];
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
        <Figures texts={texts} id={id} />
      </div>
      <div class="in-full">
        <h3>{texts.full}</h3>
        <dl>
          {rulesOf(texts, id).map(([rule, sentence]) => (
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
