import './rulebook.css';
import { ThreeDice } from '@claim-it/board';
import type { ChapterId, RuleId, RulingId } from '@claim-it/text';
import type { FunctionComponent, JSX } from 'preact';
import { Button, PlateLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { rulebook } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';
import { figuresOf } from './figures.ts';

type Props = { readonly id: ChapterId };

const rulesOf = (chapter: ChapterId): readonly (readonly [string, string])[] => {
  const rules: Readonly<Record<RuleId, string>> = rulebook.text().rules;
  return Object.entries(rules).filter(([id]) => id.startsWith(chapter));
};

/** What is to be seen on a board, one thing a line. */
const sentencesIn = (caption: string): readonly string[] => caption.split(/(?<=[.!?]) /);

/** One part of the rules: in short and in full, side by side, with its boards. */
const Chapter = ({ id }: Props): JSX.Element => {
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
          {figuresOf(id).map(({ game, roll }, at) => (
            <figure key={figures[at]}>
              {roll !== null && (
                <div class="figure-dice" aria-hidden="true">
                  <ThreeDice roll={roll} size={34} />
                </div>
              )}
              <LittleBoard game={game} />
              <figcaption>
                {sentencesIn(figures[at] ?? '').map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </figcaption>
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

const CHAPTERS: readonly ChapterId[] = ['S', 'P', 'B', 'T', 'L', 'W', 'V'];

/** The address keeps its `#` for shared games, so the page moves by itself. */
const show = (id: string): void => {
  const heading = document.getElementById(`chapter-${id}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

const Contents = (): JSX.Element => {
  const { contents, chapters, rulings } = rulebook.text();
  const titles = [...CHAPTERS.map((id) => [id, chapters[id].title]), ['R', rulings.title]] as const;
  return (
    <nav class="well contents" aria-label={contents}>
      <ol>
        {titles.map(([id = '', title]) => (
          <li key={id}>
            <Button class="one-row" label={title} onClick={() => show(id)} />
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Rulings = (): JSX.Element => {
  const { rules, rulings } = rulebook.text();
  return (
    <section class="sheet rulings" aria-labelledby="chapter-R">
      <h2 id="chapter-R" tabIndex={-1}>
        {rulings.title}
      </h2>
      <p>{rulings.lead}</p>
      <dl>
        {Object.entries(rulings.titles).map(([id, title]) => (
          <div key={id}>
            <dt>
              <span class="ruling-number">{id}</span> {title}
            </dt>
            <dd>{rules[id as RulingId]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Page: FunctionComponent = () => {
  const texts = rulebook.text();
  const { names, home } = text().pages;
  return (
    <PageFrame title={names.rules} line={texts.lead} kind="rules">
      <div class="rules-columns">
        <div class="rules-aside">
          <Contents />
          <PlateLink to={{ kind: 'learn', lesson: null }}>{texts.lessons}</PlateLink>
        </div>
        <div class="chapters">
          {CHAPTERS.map((id) => (
            <Chapter key={id} id={id} />
          ))}
          <Rulings />
          <p class="rules-credit">{home.credit}</p>
        </div>
      </div>
    </PageFrame>
  );
};

/** The rules in our own words. */
export const RulesPage: FunctionComponent<object> = withTexts(rulebook, Page);
