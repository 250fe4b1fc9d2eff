import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { numbered, percent, points } from '../../../kit/text/numbers.ts';
import { text } from '../../../kit/text/texts.ts';
import { announce, hush, said } from '../../../table/speech/announcer.ts';
import type { AnalysisProps, AnalysisState } from '../state/analysisState.ts';
import type { PositionFinding, RolloutState } from '../state/evaluation.ts';
import { choicesIn } from '../state/evaluation.ts';
import { choiceKey, rankingOf, trialsIn } from '../state/rollouts.ts';
import { namesIn, sayChoiceName } from '../state/words.ts';

/** How often the progress of a rollout is read out. */
const EVERY_MS = 15_000;
const PAUSE_MS = 900;

/** What was found, in one sentence; null where the page says it in an alert. */
const sayFinding = ({ editor }: AnalysisState, finding: PositionFinding): string | null => {
  const { result: say } = analysis.text();
  const { banner } = text().table;
  const game = editor.game.peek();
  const { player } = namesIn(game);
  const { seat, phase } = game.turn;
  if (finding.kind === 'over') return `${banner.over}. ${banner.wins(finding.winners.map(player))}`;
  if (finding.kind === 'bust' && phase.kind === 'toPlace')
    return `${say.bust(player(seat), text().words.roll(phase.roll))}. ${say.bustLost(finding.lost)}`;
  if (finding.kind !== 'considered' || finding.consideration.kind === 'over') return null;
  const { consideration } = finding;
  if (consideration.kind === 'aboutToRoll') {
    const share = percent(consideration.shares[seat] ?? 0, 1);
    return say.spokenChance(player(seat), share, consideration.busts);
  }
  const { choices, advice } = consideration;
  const name = sayChoiceName(advice.best);
  return say.spoken(choices.length, name, percent(advice.best.share, 1));
};

/** What the rollout says so far about the best choice, or about the position where there is no choice. */
const sayLead = ({ editor, evaluation }: AnalysisState, { estimates }: RolloutState): string => {
  const { rollout: say } = analysis.text();
  const game = editor.game.peek();
  const { seat } = game.turn;
  const [best] = rankingOf(choicesIn(evaluation.finding.peek()), estimates, seat).rows;
  const share = estimates.get(choiceKey(best?.choice ?? null))?.shares[seat];
  const trials = numbered(trialsIn(estimates));
  if (share === undefined) return `${say.trials(trials)}.`;
  const name = best === undefined ? namesIn(game).player(seat) : sayChoiceName(best.choice);
  const error = points(share.standardError, 2);
  return say.spoken(name, percent(share.mean, 1), error, trials);
};

/** Results are announced after a short pause: during an edit the placed pieces are announced. */
const speakFinding = (state: AnalysisState): (() => void) => {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const sentence = sayFinding(state, state.evaluation.finding.value);
    clearTimeout(wait);
    if (sentence !== null) wait = setTimeout(() => announce(sentence), PAUSE_MS);
  });
  return () => {
    clearTimeout(wait);
    stop();
  };
};

const speakRollout = (state: AnalysisState): (() => void) => {
  const { rollout } = state.evaluation;
  let last: RolloutState['kind'] = 'idle';
  const stop = effect(() => {
    const now = rollout.value;
    if (now.kind === last) return;
    last = now.kind;
    if (last === 'running') announce(analysis.text().rollout.running);
    if (last === 'stopped' || last === 'done')
      announce(`${analysis.text().rollout[last]} ${sayLead(state, now)}`);
  });
  const clock = setInterval(() => {
    const now = rollout.peek();
    if (now.kind === 'running') announce(sayLead(state, now));
  }, EVERY_MS);
  return () => {
    clearInterval(clock);
    stop();
  };
};

/** Announced politely: results, placed pieces, progress of a rollout. */
export const Spoken = ({ state }: AnalysisProps): JSX.Element => {
  useEffect(() => speakFinding(state), [state]);
  useEffect(() => speakRollout(state), [state]);
  useEffect(() => hush, []);
  return (
    <div
      class="spoken-only analysis-spoken"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
    >
      {said.value.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
};
