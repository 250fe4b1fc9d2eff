// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { change } from '@claim-it/client/storage';
import type { Space } from '@claim-it/rules';
import type { Language } from '@claim-it/text';
import { LANGUAGES } from '@claim-it/text';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { page } from '../../kit/navigation/navigation.ts';
import { learn, places } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { LESSONS } from '../../parts/lessons/lessons.ts';
import { LearnPage } from './learnPage.tsx';
import { finishedLessons } from './progress.ts';

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => change({ speed: 0, letterKeys: true }));
afterEach(cleanup);

const open = async (language: Language, lesson: 1 | 2 | 3 | 4): Promise<void> => {
  await speaking(language);
  await learn.fetch(language);
  await places.fetch(language);
  render(<LearnPage lesson={lesson} />);
};

const words = () => {
  const texts = learn.texts.value;
  if (texts === null) throw new Error('no texts');
  return texts;
};

const tap = (space: Space): void => {
  const button = document.querySelector(`[data-space="${space}"]`);
  if (button === null) throw new Error(`no space ${space}`);
  fireEvent.click(button);
};

const press = (name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole('button', { name }));

const says = (sentence: string): Promise<void> =>
  waitFor(() => expect(document.querySelector('.coach-say')?.textContent).toBe(sentence));

const answers = (sentence: string): Promise<void> =>
  waitFor(() => expect(document.querySelector('.coach-answer')?.textContent).toContain(sentence));

const plate = (kind: 'roll' | 'take'): void => {
  const button = document.querySelector(`.${kind}-plate`);
  if (button === null) throw new Error(`no ${kind} plate`);
  fireEvent.click(button);
};

test.each(LANGUAGES)('lesson 2 is played to its end by tapping, in %s', async (language) => {
  await open(language, 2);
  const { steps } = words().lessons[2];
  await says(steps.look);
  press(words().next);
  await says(steps.roll);
  plate('roll');
  await says(steps.jump);
  tap('1,5');
  await answers(words().hints.space('5,1'));
  tap('5,1');
  await says(steps.own);
  tap('1,5');
  await says(steps.squatter);
  tap('1,4');
  await says(steps.closed);
  tap('5,4');
  await says(steps.take);
  plate('roll');
  await answers(words().hints.take);
  plate('take');
  await says(steps.done);
  expect(screen.getByRole('link', { name: words().nextLesson }).getAttribute('href')).toBe(
    `/${language}/learn/3`,
  );
  expect(finishedLessons.value).toContain(2);
});

test('a closed space says why, and then what to do', async () => {
  await open('en', 1);
  plate('roll');
  await says(words().lessons[1].steps.place);
  tap('1,1');
  await answers(
    'You cannot reach space 1,1 with 2, 3 and 5. Choose one of the six glowing spaces.',
  );
});

test('the keys of the table play a lesson too', async () => {
  await open('en', 1);
  fireEvent.keyDown(document.body, { key: 'r' });
  await says(words().lessons[1].steps.place);
  fireEvent.keyDown(document.body, { key: 't' });
  await answers(words().lessons[1].hints.place);
});

test('lesson 3 loses everything, and then takes another board', async () => {
  await open('en', 3);
  const { steps } = words().lessons[3];
  press(words().next);
  plate('roll');
  await says(steps.bust);
  expect(document.querySelector('[data-space="2,1"]')?.getAttribute('aria-label')).toContain(
    'empty',
  );
  press(words().next);
  await says(steps.fresh);
  press(words().next);
  plate('take');
  await says(steps.done);
  expect(document.querySelector('[data-space="6,2"]')?.getAttribute('aria-label')).toContain(
    'claimed for good by Green',
  );
});

test('lesson 4 shows the others’ last turns and ends with the win', async () => {
  await open('en', 4);
  const { steps, hints } = words().lessons[4];
  plate('take');
  await says(steps.green);
  press(words().next);
  await says(steps.blue);
  press(words().next);
  await says(steps.roll);
  plate('roll');
  await says(steps.join);
  tap('5,2');
  await answers(hints.join);
  tap('2,5');
  await says(steps.last);
  plate('take');
  await says(steps.done);
  press(text().pages.home.playNow.title);
  await waitFor(() => expect(page.value.kind).toBe('play'));
});

test('the overview names all lessons and marks the finished ones', async () => {
  await speaking('en');
  await learn.fetch('en');
  await places.fetch('en');
  render(<LearnPage lesson={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text().pages.names.learn);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(LESSONS.length);
  const second = cards[1];
  if (second === undefined) throw new Error('no second lesson');
  expect(within(second).getByText(words().finished)).toBeTruthy();
  expect(within(second).getByRole('link').textContent).toContain(words().again);
});
