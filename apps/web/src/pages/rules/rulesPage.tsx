import './rulebook.css';
import type { ChapterId, RulebookText, RulingId } from '@claim-it/text';
import type { FunctionComponent, JSX } from 'preact';
import { Button, PlateLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { rulebook } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { Chapter } from './chapter.tsx';

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
            <Button label={title} onClick={() => show(id)} />
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
    <PageFrame title={names.rules} kind="rules">
      <p class="lead">{texts.lead}</p>
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
export const RulesPage: FunctionComponent<object> = withTexts<RulebookText, object>(rulebook, Page);
