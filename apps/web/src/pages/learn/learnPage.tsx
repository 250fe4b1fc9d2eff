import '../../kit/style/shared.css';
import '../../parts/practice/practice.css';
import './learn.css';
import type { FunctionComponent, JSX } from 'preact';
import { WoodLink } from '../../kit/controls/buttons.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { learn } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import type { Lesson, LessonNumber } from '../../parts/lessons/lessons.ts';
import { LESSONS } from '../../parts/lessons/lessons.ts';
import { LessonView } from './lessonView.tsx';
import { finishedLessons } from './progress.ts';

const LessonCard = ({ lesson: { number } }: { readonly lesson: Lesson }): JSX.Element => {
  const texts = learn.text();
  const { title, goal } = texts.lessons[number];
  const isFinished = finishedLessons.value.includes(number);
  const isNext =
    LESSONS.find((one) => !finishedLessons.value.includes(one.number))?.number === number;
  return (
    <li class="sheet lesson-card">
      <p class="lesson-number">
        {texts.lesson(number)}
        {isFinished && (
          <span class="with-icon">
            <Icon name="check" /> {texts.finished}
          </span>
        )}
      </p>
      <h2>{title}</h2>
      <p>{goal}</p>
      <Link to={{ kind: 'learn', lesson: number }} class={isNext ? 'plate' : 'wood-button'}>
        {isFinished ? texts.again : texts.begin}
        <span class="spoken-only">: {title}</span>
      </Link>
    </li>
  );
};

const Overview = (): JSX.Element => {
  const { allFinished, lead, rulebook } = learn.text();
  return (
    <>
      <p class="lead">{finishedLessons.value.length === LESSONS.length ? allFinished : lead}</p>
      <ol class="lesson-cards">
        {LESSONS.map((lesson) => (
          <LessonCard key={lesson.number} lesson={lesson} />
        ))}
      </ol>
      <p class="button-row">
        <WoodLink to={{ kind: 'rules' }}>{rulebook}</WoodLink>
        <WoodLink to={{ kind: 'home' }}>{text().pages.frame.home}</WoodLink>
      </p>
    </>
  );
};

type Props = { readonly lesson: LessonNumber | null };

const Page: FunctionComponent<Props> = ({ lesson: number }) => {
  const texts = learn.text();
  const lesson = LESSONS.find((one) => one.number === number);
  const title =
    lesson === undefined
      ? text().pages.names.learn
      : `${texts.lesson(lesson.number)}: ${texts.lessons[lesson.number].title}`;
  return (
    <PageFrame title={title} kind="learn">
      {lesson === undefined ? <Overview /> : <LessonView key={lesson.number} lesson={lesson} />}
    </PageFrame>
  );
};

/** Four lessons, and each of them. */
export const LearnPage: FunctionComponent<Props> = withTexts(learn, Page);
