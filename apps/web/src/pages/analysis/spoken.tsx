import type { AnalysisText } from '@claim-it/text';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { numbered, percent, points } from '../../kit/text/numbers.ts';
import { text } from '../../kit/text/texts.ts';
import type { Outlook, RolloutState } from './assay.ts';
import type { Desk } from './desk.ts';
import { choicesIn, tell } from './desk.ts';
import { choiceKey, rankingOf, trialsIn } from './rollouts.ts';
import { namesIn, sayChoiceName } from './words.ts';

type Props = { readonly desk: Desk; readonly texts: AnalysisText };

/** While games are played out, this often one hears how it goes. */
const EVERY_MS = 15_000;
const PAUSE_MS = 900;

/** What was found, in one sentence; null where the page says it in an alert. */
const sayOutlook = ({ bench }: Desk, texts: AnalysisText, outlook: Outlook): string | null => {
  const { result: say } = texts;
  const game = bench.game.peek();
  const { player } = namesIn(text(), game);
  const { seat, phase } = game.turn;
  if (outlook.kind === 'over')
    return `${say.over}. ${text().table.banner.wins(outlook.winners.map(player))}`;
  if (outlook.kind === 'bust' && phase.kind === 'toPlace')
    return `${say.bust(player(seat), text().words.roll(phase.roll))}. ${say.bustLost(outlook.lost)}`;
  if (outlook.kind !== 'considered') return null;
  const { consideration } = outlook;
  if (consideration.kind === 'aboutToRoll')
    return say.spokenChance(
      player(seat),
      percent(consideration.shares[seat] ?? 0, 1),
      consideration.odds.busts,
    );
  if (consideration.kind === 'over') return null;
  const { choices, advice } = consideration;
  const name = sayChoiceName(texts, text(), advice.best);
  return say.spoken(choices.length, name, percent(advice.best.share, 1));
};

/** What the rollout says by now of the choice that is marked as the best, or of the position where there is none. */
const sayLead = (desk: Desk, texts: AnalysisText, { estimates }: RolloutState): string => {
  const { bench, assay } = desk;
  const { seat } = bench.game.peek().turn;
  const [best] = rankingOf(choicesIn(assay.outlook.peek()), estimates, seat).rows;
  const share = estimates.get(choiceKey(best?.choice ?? null))?.shares[seat];
  const trials = numbered(trialsIn(estimates));
  if (share === undefined) return `${texts.rollout.trials(trials)}.`;
  const name =
    best === undefined
      ? namesIn(text(), bench.game.peek()).player(seat)
      : sayChoiceName(texts, text(), best.choice);
  const error = points(share.standardError, 2);
  return texts.rollout.spoken(name, percent(share.mean, 1), error, trials);
};

/** What was found is said once nothing changes for a moment: who sets up a position hears what lies. */
const speakOutlook = (desk: Desk, texts: AnalysisText): (() => void) => {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const sentence = sayOutlook(desk, texts, desk.assay.outlook.value);
    clearTimeout(wait);
    if (sentence !== null) wait = setTimeout(() => tell(desk, sentence), PAUSE_MS);
  });
  return () => {
    clearTimeout(wait);
    stop();
  };
};

const speakRollout = (desk: Desk, texts: AnalysisText): (() => void) => {
  const { rollout } = desk.assay;
  let last: RolloutState['kind'] = 'idle';
  const stop = effect(() => {
    const state = rollout.value;
    if (state.kind === last) return;
    last = state.kind;
    if (last === 'running') tell(desk, texts.rollout.running);
    if (last === 'stopped' || last === 'done')
      tell(desk, `${texts.rollout[last]} ${sayLead(desk, texts, state)}`);
  });
  const clock = setInterval(() => {
    const state = rollout.peek();
    if (state.kind === 'running') tell(desk, sayLead(desk, texts, state));
  }, EVERY_MS);
  return () => {
    clearInterval(clock);
    stop();
  };
};

/** Read aloud, politely: what was found, what was laid, how a rollout goes. */
export const Spoken = ({ desk, texts }: Props): JSX.Element => {
  useEffect(() => {
    const stops = [speakOutlook(desk, texts), speakRollout(desk, texts)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [desk, texts]);
  return (
    <div
      class="spoken-only analysis-spoken"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
    >
      {desk.spoken.value.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
};
