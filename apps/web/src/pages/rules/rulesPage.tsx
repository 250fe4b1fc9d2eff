import './rulebook.css';
import type { ChapterId, RulebookText, RulingId } from '@claim-it/text';
import type { FunctionComponent, JSX } from 'preact';
import { PlateLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { rulebook } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { Chapter } from './chapter.tsx';

type Props = { readonly texts: RulebookText };

const CHAPTERS: readonly ChapterId[] = ['S', 'P', 'B', 'T', 'L', 'W', 'V'];
const RULINGS = 'R';

/** The address keeps its `#` for shared games, so the page moves by itself. */
const show = (id: string): void => {
  const heading = document.getElementById(`chapter-${id}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

const Contents = ({ texts }: Props): JSX.Element => (
  <nav class="well contents" aria-label={texts.contents}>
    <ol>
      {[...CHAPTERS, RULINGS].map((id) => (
        <li key={id}>
          <button type="button" onClick={() => show(id)}>
            {id === RULINGS ? texts.rulings.title : texts.chapters[id as ChapterId].title}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

const Rulings = ({ texts: { rulings } }: Props): JSX.Element => (
  <section class="sheet rulings" aria-labelledby="chapter-R">
    <h2 id="chapter-R" tabIndex={-1}>
      {rulings.title}
    </h2>
    <p>{rulings.lead}</p>
    <dl>
      {Object.entries(rulings.list).map(([id, { title, text: ruling }]) => (
        <div key={id as RulingId}>
          <dt>
            <span class="ruling-number">{id}</span> {title}
          </dt>
          <dd>{ruling}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Page: FunctionComponent<Props> = ({ texts }) => {
  const { names, home } = text().pages;
  return (
    <PageFrame title={names.rules} kind="rules">
      <p class="lead">{texts.lead}</p>
      <div class="rules-columns">
        <div class="rules-aside">
          <Contents texts={texts} />
          <PlateLink to={{ kind: 'learn', lesson: null }}>{texts.lessons}</PlateLink>
        </div>
        <div class="chapters">
          {CHAPTERS.map((id) => (
            <Chapter key={id} texts={texts} id={id} />
          ))}
          <Rulings texts={texts} />
          <p class="rules-credit">{home.credit}</p>
        </div>
      </div>
    </PageFrame>
  );
};

/** The rules in our own words. */
export const RulesPage: FunctionComponent<object> = withTexts<RulebookText, object>(rulebook, Page);
