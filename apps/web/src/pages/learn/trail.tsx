import './trail.css';
import { newMatch, ownName } from '@claim-it/client/local';
import { change, settings } from '@claim-it/client/storage';
import type { Game } from '@claim-it/rules';
import { parsePosition } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Portrait } from '../../kit/bots/portrait.tsx';
import { WoodLink } from '../../kit/controls/buttons.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { learn, places } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import type { Lesson, LessonNumber } from '../../parts/lessons/lessons.ts';
import { LESSONS } from '../../parts/lessons/lessons.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';
import { finishedLessons } from './progress.ts';

/** The subject of each camp: the board at some moment of its lesson. */
const SIGHTS: Readonly<Record<LessonNumber, string>> = {
  1: '....../..2..../.4...../....../....../...... gb g - - std',
  2: '....../....../.4G..../...g../....../...... gb g - - std',
  3: '....../....o./....../.G*..../.G*5*.../...... go g - - std',
  4: '....../.g..../.GGg../....o./....O./...... go g - - std',
};

const sightOf = ({ number, scene }: Lesson): Game | null => {
  const sight = parsePosition(SIGHTS[number]);
  const found = sight.ok ? sight : parsePosition(scene);
  return found.ok ? found.value : null;
};

const Camp = ({ lesson }: { readonly lesson: Lesson }): JSX.Element => {
  const texts = learn.text();
  const { number } = lesson;
  const { title, goal } = texts.lessons[number];
  const isFinished = finishedLessons.value.includes(number);
  const next = LESSONS.find((one) => !finishedLessons.value.includes(one.number));
  const isNext = next?.number === number;
  const begin = isNext && finishedLessons.value.length > 0 ? places.text().learn.goOn : texts.begin;
  const sight = sightOf(lesson);
  return (
    <li class={`sheet camp ${isNext ? 'is-next' : ''}`}>
      {sight !== null && <LittleBoard game={sight} />}
      {isFinished && (
        <span class="nugget">
          <Icon name="check" />
          <span class="spoken-only">{texts.finished}</span>
        </span>
      )}
      <div class="camp-words">
        <h2>
          {number}. {title}
        </h2>
        <p>{goal}</p>
      </div>
      <Link to={{ kind: 'learn', lesson: number }} class={isNext ? 'plate' : 'wood-button'}>
        {isFinished ? texts.again : begin}
        <span class="spoken-only">: {title}</span>
      </Link>
    </li>
  );
};

/** A game against the gentlest bot; the coach answers, if it was never asked before. */
const playPip = async (): Promise<void> => {
  if (settings.peek().coach === 'off') change({ coach: 'hints' });
  const id = await newMatch({
    sitters: [
      { kind: 'person', name: ownName(), color: 'green' },
      {
        kind: 'bot',
        name: text().bots.greenhorn.name,
        color: 'orange',
        level: 'greenhorn',
        style: null,
      },
    ],
    variant: 'standard',
  });
  goTo({ kind: 'play', id });
};

const FirstGame = (): JSX.Element => {
  const { first } = places.text().learn;
  const isDealing = useSignal(false);
  const deal = (): void => {
    if (isDealing.peek()) return;
    isDealing.value = true;
    void playPip();
  };
  const isReady = finishedLessons.value.length === LESSONS.length;
  return (
    <section class="sheet trail-end">
      <div>
        <h2>{first.name}</h2>
        <p>{first.line}</p>
      </div>
      <Portrait level="greenhorn" size={84} />
      <button type="button" class={isReady ? 'plate' : 'wood-button'} onClick={deal}>
        {first.button}
      </button>
    </section>
  );
};

/** A trail over the map with four camps; at its end a first game. */
export const Trail = (): JSX.Element => {
  const { rulebook } = learn.text();
  const say = places.text().learn;
  return (
    <>
      <section class="sheet trail" aria-labelledby="trail-heading">
        <h2 id="trail-heading" class="trail-title">
          {say.trail}
        </h2>
        <svg class="trail-line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M2 92C10 74 12 60 20 52S36 58 42 62 54 74 62 56 72 44 78 58 96 60 98 30" />
        </svg>
        <ol class="camps">
          {LESSONS.map((lesson) => (
            <Camp key={lesson.number} lesson={lesson} />
          ))}
        </ol>
      </section>
      <div class="trail-ends">
        <section class="sheet trail-end">
          <div>
            <h2>{say.rules.name}</h2>
            <p>{say.rules.line}</p>
          </div>
          <WoodLink to={{ kind: 'rules' }}>{rulebook}</WoodLink>
        </section>
        <FirstGame />
      </div>
    </>
  );
};
