// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { Analysis } from '@claim-it/ai';
import { analyse, judgedRolls } from '@claim-it/ai';
import type { ReviewNews } from '@claim-it/client/analysis';
import { startReview } from '@claim-it/client/analysis';
import { shareHash } from '@claim-it/client/model';
import { importRecord, settings, USUAL } from '@claim-it/client/storage';
import { invariant, parseRecord } from '@claim-it/rules';
import { start } from '@claim-it/testkit';
import { review as en } from '@claim-it/text/en/review';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonNamed } from '../../../test/unit/buttons.ts';
import { KNOWN } from '../../../test/unit/knownGame.ts';
import { brainOf } from '../../../test/unit/localAnalysis.ts';
import { tableOf } from '../../../test/unit/tables.ts';
import { speaking } from '../../../test/unit/texts.ts';
import { goTo, page } from '../../kit/navigation/navigation.ts';
import { review as lazyTexts } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { lookBack } from '../../table/state/lookBack.ts';
import { ReviewPage } from './reviewPage.tsx';

vi.mock('@claim-it/client/analysis', () => ({
  startReview: vi.fn(),
  startConsidering: () => ({ cancel: () => undefined }),
}));

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

const { head, moment, progress, steps } = en;

/** Weighed only, because what the numbers are is tested elsewhere. */
const analysed = async (): Promise<Analysis> => {
  const replay = parseRecord(KNOWN);
  invariant(replay.ok, 'a lawful record');
  const { value } = replay;
  const analysis = analyse(value, await brainOf(value.record), 'static');
  invariant(analysis.ok, 'a review');
  return analysis.value;
};
const known = analysed();

let tell: (news: ReviewNews) => void;

beforeEach(async () => {
  settings.value = USUAL;
  await speaking('en');
  await lazyTexts.fetch('en');
  vi.mocked(startReview)
    .mockReset()
    .mockImplementation((_, onNews) => {
      tell = onNews;
      return { cancel: () => undefined };
    });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  settings.value = USUAL;
});

const openAt = (hash: string, id: string | null = null): void => {
  goTo({ kind: 'review', id }, 'push', hash);
  render(<ReviewPage id={id} />);
};

/** The report has begun, and waits for what the worker finds. */
const begun = async (record = KNOWN): Promise<void> => {
  openAt(await shareHash(record));
  await waitFor(() => expect(startReview).toHaveBeenCalled());
};

const opened = async (): Promise<void> => {
  await begun();
  const analysis = await known;
  await act(() => tell({ kind: 'done', analysis }));
  await waitFor(() => expect(document.querySelectorAll('.rolls tbody tr')).toHaveLength(113));
};

const slider = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[type=range]');
  if (found === null) throw new Error('no slider');
  return found;
};
const at = (roll: number): Promise<void> =>
  waitFor(() => expect(slider().value).toBe(String(roll)));
const key = (name: string): boolean => fireEvent.keyDown(document.body, { key: name });
const says = (words: string | RegExp): Promise<unknown> => screen.findByText(words);

test('it can be stopped and resumed; the focus stays on the one button', async () => {
  await begun();
  expect(screen.getByRole('progressbar')).toBeTruthy();
  const stop = buttonNamed(progress.cancel);
  stop.focus();
  fireEvent.click(stop);
  await says(progress.cancelled);
  expect(document.activeElement?.textContent).toBe(progress.goOn);
  key('Home'); // the game itself can be looked at
  await at(1);
  fireEvent.click(buttonNamed(progress.goOn));
  await waitFor(() => expect(startReview).toHaveBeenCalledTimes(2));
  const analysis = await known;
  await act(() => tell({ kind: 'done', analysis }));
  await waitFor(() => expect(document.querySelector('.verdict')).toBeTruthy());
});

test('a review that fails is reported, and retried on demand', async () => {
  await begun();
  await act(() => tell({ kind: 'failed' }));
  await says(progress.failed);
  fireEvent.click(buttonNamed(text().table.trouble.retry));
  await waitFor(() => expect(startReview).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(progress.failed)).toBeNull();
});

test('a damaged link, a faulty game and a game that is not here say so', async () => {
  openAt('#dnonsense');
  await says(text().notices.linkBroken);
  cleanup();
  openAt(await shareHash(KNOWN.replace('s6@35', 's6@11')));
  await says(/line 7/i);
  cleanup();
  openAt('', 'nobody');
  await says(text().notices.notFound);
});

const turn = (number: number): Promise<void> =>
  waitFor(() =>
    expect(document.querySelector('h2.rolled')?.textContent).toMatch(
      new RegExp(`^Turn ${number}: `),
    ),
  );

test('it opens at the costliest choice; keys and buttons lead through the rolls', async () => {
  await opened();
  await says(moment.costliest);
  key('Home');
  await turn(1);
  expect(buttonNamed(steps.previous).getAttribute('aria-disabled')).toBe('true');
  key('End');
  await turn(28);
  key('ArrowLeft');
  await turn(27);
  key('Home');
  key('n');
  await waitFor(() =>
    expect(document.querySelector('tr.is-selected .tag')?.textContent).toMatch(
      /Copper|Fool’s gold/,
    ),
  );
  fireEvent.input(slider(), { target: { value: '1' } });
  await turn(1);
  fireEvent.change(screen.getByLabelText(steps.speed), { target: { value: 'fast' } });
  fireEvent.click(buttonNamed(steps.play));
  await at(2);
  fireEvent.click(buttonNamed(steps.pause));
  expect(buttonNamed(steps.play)).toBeTruthy();
});

test('a row says “same” only where the best was played', async () => {
  await opened();
  const rows = [...document.querySelectorAll('.rolls tbody tr')];
  const { steps: found } = await known;
  const decisions = judgedRolls({ steps: found, line: [] }).map(({ decision }) => decision);
  const same = rows.map((row) => row.querySelector('.best')?.textContent === en.rolls.same);
  expect(same).toEqual(decisions.map((decision) => decision?.played === 0));
  expect(decisions.some((one) => one !== null && one.played > 0 && one.mark === null)).toBe(true);
});

test('without letters the letter for slips does nothing', async () => {
  settings.value = { ...USUAL, letterKeys: false };
  await opened();
  key('Home');
  await at(1);
  key('n');
  key('ArrowRight');
  await at(2);
});

test('where the device cannot share, the link is copied', async () => {
  const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.assign(navigator, { share });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await begun();
  fireEvent.click(buttonNamed(head.share));
  await says(text().table.menu.linkCopied);
  expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/\/en\/review#d[\w-]+$/));
  fireEvent.input(slider(), { target: { value: '7' } });
  fireEvent.click(buttonNamed(head.shareMoment));
  await waitFor(() =>
    expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/\/en\/review#d[\w-]+~7$/)),
  );
});

test('a game that runs is only looked back at: mines, no chances, and the way to its table', async () => {
  const running = KNOWN.replace('[Result "g"]', '[Result "*"]').split('\n').slice(0, 12);
  const imported = await importRecord(`${running.join('\n')}\n`);
  invariant(imported.ok, 'a game of this device');
  const id = imported.value;
  // The menu of its table leads here.
  const { match } = tableOf(start('gob'), 'pbb');
  await lookBack({ ...match, id });
  expect(page.value).toEqual({ kind: 'review', id });
  render(<ReviewPage id={id} />);
  await says(progress.replayOnly);
  await waitFor(() => expect(document.querySelector('.chart-line .ink')).toBeTruthy());
  expect(document.querySelector('.choice-marks')).toBeNull();
  expect(startReview).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: head.table }));
  expect(page.value).toEqual({ kind: 'play', id });
});
