// @vitest-environment happy-dom
import type { Space } from '@claim-it/rules';
import { formatPosition, parseRecord } from '@claim-it/rules';
import { analysis as en } from '@claim-it/text/en/analysis';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonNamed } from '../../../test/unit/buttons.ts';
import { KNOWN } from '../../../test/unit/knownGame.ts';
import { localAnalysis } from '../../../test/unit/localAnalysis.ts';
import { speaking } from '../../../test/unit/texts.ts';
import { goTo } from '../../kit/navigation/navigation.ts';
import { analysis } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { AnalysisPage } from './analysisPage.tsx';

vi.mock('@claim-it/client/analysis', () => import('../../../test/unit/localAnalysis.ts'));

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

const SAMPLE = '..Gg.o/Gg...O/.Gobo./...B../B.3..bO/..g... gbo g 345 - std';
const BUST = '....../....../....../....../....../..1.... gb g 111 - std';

beforeEach(async () => {
  localAnalysis.isBroken = false;
  await speaking('en');
  await analysis.fetch('en');
});
afterEach(cleanup);

const open = (position?: string): void => {
  const hash = position === undefined ? '' : `#${encodeURIComponent(position)}`;
  goTo({ kind: 'analysis' }, 'push', hash);
  render(<AnalysisPage />);
};

/** The position that the address says, which is the one that is shown. */
const shown = (): string => decodeURIComponent(location.hash.slice(1));
const heading = (): string | null | undefined =>
  document.querySelector('.result-sheet h2')?.textContent;
const saysHeading = (words: string): Promise<void> => waitFor(() => expect(heading()).toBe(words));
const notice = (): string => document.querySelector('.editor-notice')?.textContent ?? '';
const spoken = (): string => document.querySelector('.analysis-spoken')?.textContent ?? '';
const choices = (): readonly Element[] => [...document.querySelectorAll('.choices tbody tr')];
const allChoices = (): Promise<void> => waitFor(() => expect(choices()).toHaveLength(6));
const space = (at: Space): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-space="${at}"]`);
  if (found === null) throw new Error(at);
  return found;
};
const key = (at: Element, ...keys: readonly string[]): void => {
  for (const one of keys) fireEvent.keyDown(at, { key: one, shiftKey: /^[A-Z]$/.test(one) });
};
const choose = (select: HTMLElement, value: string): boolean =>
  fireEvent.change(select, { target: { value } });

test('letters, digits and the star place pieces on the focused space, and the result is announced', async () => {
  open();
  await saysHeading('Green is about to roll');
  const lay = (at: Space, ...keys: readonly string[]): void => {
    space(at).focus();
    key(space(at), ...keys);
  };
  lay('1,6', 'g');
  lay('2,6', 'B');
  lay('3,6', 'o', '4');
  lay('3,5', '5', 'c');
  expect(shown()).toBe('gBo4.../...5*.../....../....../....../...... gbo g - - std');
  await waitFor(() => expect(spoken()).toContain('claim on squatter 5'));
  lay('2,6', '1');
  await waitFor(() => expect(notice()).toContain('claimed for good'));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(shown()).toBe('gBo4.../...5.../....../....../....../...... gbo g - - std');
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  fireEvent.click(buttonNamed('Back'));
  fireEvent.click(buttonNamed('Back'));
  expect(shown()).toBe('gBo4.../....../....../....../....../...... gbo g - - std');
  fireEvent.click(screen.getByRole('radio', { name: en.palette.eraser }));
  fireEvent.click(space('2,6'));
  expect(shown()).toMatch(/^g\./);
});

test('dice, players and rules are set around the board', async () => {
  open(SAMPLE);
  await allChoices();
  const tray = screen.getByRole('region', { name: en.dice.title });
  key(tray, '1', '1');
  await waitFor(() => expect(screen.getByText(/1 more die/)).toBeTruthy());
  key(tray, '6');
  expect(shown()).toMatch(/ g 116 - std$/);
  key(tray, 'Backspace');
  expect(shown()).toMatch(/ g - - std$/);
  fireEvent.click(buttonNamed(en.dice.cast));
  expect(shown()).toMatch(/ g [1-6]{3} - std$/);
  fireEvent.click(buttonNamed(en.dice.none));
  expect(shown()).toMatch(/ gbo g - - std$/);
  fireEvent.click(buttonNamed(en.seats.earlier('Blue')));
  expect(shown()).toMatch(/ bgo g - - std$/);
  fireEvent.click(await screen.findByRole('radio', { name: /^Blue\s+on turn/ }));
  expect(shown()).toMatch(/ bgo b - - std$/);
  choose(screen.getByLabelText(en.seats.color(3)), 'violet');
  expect(shown()).toMatch(/ bgv b - - std$/);
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Violet\s+has left/ }));
  expect(shown()).toMatch(/ bgV b - - std$/);
  fireEvent.click(buttonNamed(en.seats.add));
  expect(shown()).toMatch(/ bgVo b - - std$/);
  fireEvent.click(await waitFor(() => buttonNamed(en.seats.remove('Orange'))));
  choose(screen.getByLabelText(text().table.cards.lastRound), '1');
  expect(shown()).toMatch(/ bgV b - 1 std$/);
  choose(screen.getByLabelText(text().table.menu.rules), 'reuse');
  expect(shown()).toMatch(/ bgV b - 1 reuse$/);
});

test('a bust, an end and an unreachable position are shown', async () => {
  open(BUST);
  await saysHeading('Green busts with 1, 1 and 1');
  fireEvent.click(buttonNamed(en.result.goOn));
  await saysHeading('Blue is about to roll');
  cleanup();
  open('GGGGGG/GGGGGG/GG..../....../....../...... gb b - - std');
  await waitFor(() => expect(screen.getByText(en.doubts.title)).toBeTruthy());
  await waitFor(() => expect(screen.getByRole('table', { name: en.result.chances })).toBeTruthy());
  choose(screen.getByLabelText(text().table.cards.lastRound), '0');
  await waitFor(() => expect(screen.getByText(/Green wins!/)).toBeTruthy());
});

test('pasted text is read, or refused with the wrong field, and can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  open();
  fireEvent.click(await waitFor(() => buttonNamed(en.tools.paste)));
  const box = await screen.findByRole('textbox', { name: en.paste.label });
  const read = async (pasted: string, answer: string | RegExp): Promise<void> => {
    fireEvent.input(box, { target: { value: pasted } });
    fireEvent.click(buttonNamed(en.paste.read));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(answer));
  };
  await read('', en.paste.nothing);
  await read(SAMPLE.replace('345', '543'), `${en.paste.fields[3]}: “543” is not a roll`);
  await read(SAMPLE.replace('gbo', 'gbx'), en.paste.fields[1]);
  await read(KNOWN.replace('s6@35', 's6@11'), /^Line \d+, column \d+: /);
  fireEvent.input(box, { target: { value: KNOWN } });
  fireEvent.click(buttonNamed(en.paste.read));
  await waitFor(() => expect(notice()).toContain('With “Back” you go through'));
  const replay = parseRecord(KNOWN);
  expect(shown()).toBe(replay.ok ? formatPosition(replay.value.end) : '');
  fireEvent.click(buttonNamed('Back'));
  await waitFor(() => expect(heading()).not.toBe(text().table.banner.over));
  fireEvent.click(buttonNamed(en.tools.copyLink));
  await waitFor(() => expect(notice()).toBe(text().table.menu.linkCopied));
  expect(copied).toHaveBeenLastCalledWith(location.href);
  fireEvent.click(buttonNamed(text().table.menu.copyPosition));
  await waitFor(() => expect(notice()).toBe(text().table.menu.positionCopied));
  expect(copied).toHaveBeenLastCalledWith(shown());
  copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  fireEvent.click(buttonNamed(text().table.menu.copyPosition));
  await waitFor(() => expect(notice()).toBe(text().table.menu.cannotCopy));
});

test('a bad address says so and leaves an empty board', async () => {
  open('nonsense');
  await waitFor(() => expect(notice()).toContain(en.paste.whole));
  await waitFor(() => expect(document.querySelector('.chances')).toBeTruthy());
});

test('a browser without bot support shows that, lists lawful choices, and can retry', async () => {
  localAnalysis.isBroken = true;
  open(SAMPLE);
  await waitFor(() => expect(screen.getByText(en.result.failed)).toBeTruthy());
  expect(screen.getAllByRole('gridcell', { name: /you can place squatter/ })).toHaveLength(3);
  localAnalysis.isBroken = false;
  fireEvent.click(buttonNamed(text().pages.frame.again));
  await allChoices();
});

const estimate = (trials: number, standardError: number) => ({
  choice: localAnalysis.wish?.choices?.[0] ?? null,
  trials,
  shares: [0.5, 0.3, 0.2].map((mean) => ({ mean, standardError })),
});

test('choices are drawn, rolled out, and played on', async () => {
  open(SAMPLE);
  await allChoices();
  await waitFor(() => expect(spoken()).toContain('6 choices. Best: Squatter'));
  const [best] = choices();
  if (best === undefined) throw new Error('no choices');
  const bustsOf = (row: Element): string =>
    row.querySelectorAll('.choice-fact')[1]?.textContent ?? '';
  for (const row of choices())
    expect(bustsOf(row)).toMatch(
      /take/i.test(row.querySelector('.choice-name')?.textContent ?? '') ? /–$/ : /\d+ of 216/,
    );
  fireEvent.focusIn(best);
  await waitFor(() => expect(document.querySelectorAll('.space.chosen')).toHaveLength(1));
  fireEvent.focusOut(best);
  await waitFor(() => expect(document.querySelectorAll('.space.chosen')).toHaveLength(0));
  fireEvent.click(screen.getAllByRole('checkbox', { name: /^Play out: / })[0] as HTMLElement);
  fireEvent.click(await waitFor(() => buttonNamed('Play out 1 choice')));
  expect(localAnalysis.wish?.choices).toHaveLength(1);
  const told = (): string => best.querySelector('.is-mover small')?.textContent ?? '';
  localAnalysis.tell({ kind: 'running', estimates: [estimate(216, 0.02)] });
  await waitFor(() => expect(told()).toContain('±2.0'));
  localAnalysis.tell({ kind: 'running', estimates: [estimate(864, 0.01)] });
  await waitFor(() => expect(told()).toContain('±1.0'));
  fireEvent.click(buttonNamed(en.rollout.stop));
  await waitFor(() => expect(spoken()).toContain('Best so far: Squatter'));
  fireEvent.click(buttonNamed(en.rollout.goOn));
  localAnalysis.tell({ kind: 'running', estimates: [estimate(136, 0.03)] });
  await waitFor(() => expect(screen.getByText(/1,000/)).toBeTruthy());
  fireEvent.click(buttonNamed(/^Play it: Squatter . on 3,5, then roll/));
  await saysHeading('Green is about to roll');
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /^3 rolls/ }).textContent).toContain('%'),
  );
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(shown()).toBe(SAMPLE);
});
