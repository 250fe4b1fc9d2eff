import '../../kit/style/shared.css';
import './learn.css';
import type { FunctionComponent } from 'preact';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { learn, places } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import type { LessonNumber } from '../../parts/lessons/lessons.ts';
import { LESSONS } from '../../parts/lessons/lessons.ts';
import { LessonView } from './lessonView.tsx';
import { finishedLessons } from './progress.ts';
import { Trail } from './trail.tsx';

type Props = { readonly lesson: LessonNumber | null };

const Page: FunctionComponent<Props> = ({ lesson: number }) => {
  const lesson = LESSONS.find((one) => one.number === number);
  if (lesson !== undefined) return <LessonView key={lesson.number} lesson={lesson} />;
  const isFinished = finishedLessons.value.length === LESSONS.length;
  return (
    <PageFrame
      title={text().pages.names.learn}
      line={isFinished ? learn.text().allFinished : places.text().learn.lead}
      kind="learn trail-page"
    >
      <Trail />
    </PageFrame>
  );
};

/** Four lessons, and each of them. */
export const LearnPage: FunctionComponent<Props> = withTexts(learn, withTexts(places, Page));
