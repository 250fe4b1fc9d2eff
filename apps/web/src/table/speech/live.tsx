import { afterPaint } from '@claim-it/board';
import type { Match, MatchStep } from '@claim-it/client/model';
import { sinceTurnOf } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import type { Seat } from '@claim-it/rules';
import { seatsOf, sumOf } from '@claim-it/rules';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';
import { isPerson, namesAt } from '../model/seats.ts';
import type { Stage } from '../stage/stage.ts';
import { roundsOf } from '../stage/tempo.ts';
import type { Urgency } from './announcer.ts';
import { announce, hush, said } from './announcer.ts';
import type { Hearing, Spoken } from './spoken.ts';
import { lossSentences, rollSentence, spokenOf, statusOf } from './spoken.ts';

const hearingOf = ({ setup }: Match): Hearing => ({
  text: text(),
  setup,
  names: namesAt(text(), setup),
  risk: settings.peek().risk,
});

/** The scores for a player who just sat down. */
const sayOpening = (match: Match, { shown }: Stage): void => {
  const hearing = hearingOf(match);
  const { player } = hearing.names;
  const { moments } = hearing.text.spaces;
  const { game, moment } = shown.peek();
  if (moment?.kind === 'rollOff') {
    for (const [at, round] of roundsOf(moment.throws).entries()) {
      if (at > 0) announce(moments.rollOffTie(round.map(({ sitter }) => player(sitter as Seat))));
      for (const { sitter, roll } of round)
        announce(moments.rollOffSum(player(sitter as Seat), sumOf(roll)));
    }
    announce(moments.rollOffFirst(player(0)));
  }
  const { seat, phase } = game.turn;
  if (phase.kind === 'over' || !isPerson(match.setup, seat)) return;
  announce(hearing.text.table.live.yourTurn(player(seat)));
  const rolled = rollSentence(game, hearing);
  if (rolled !== null) announce(rolled);
};

/** What is said of a step; where a person's turn begins, also what they have lost. */
const spokenAt = (
  step: MatchStep,
  all: readonly MatchStep[],
  hearing: Hearing,
): readonly Spoken[] => {
  const said = spokenOf(step, hearing);
  const { seat, phase } = step.after.turn;
  const isBegun = step.events.some(({ kind }) => kind === 'turnStarted');
  if (!isBegun || phase.kind === 'over' || !isPerson(hearing.setup, seat)) return said;
  const since = sinceTurnOf(all.slice(0, step.index + 1), step.after, seat);
  return [...said, ...lossSentences(since, hearing)];
};

/** Announces the result of every step when it is shown. */
const startSpeech = (match: Match, stage: Stage): (() => void) => {
  let heard = stage.shown.peek().steps;
  sayOpening(match, stage);
  const tell = (): void => {
    const { steps } = stage.shown.peek();
    const all = match.steps.peek();
    for (const step of all.slice(heard, steps))
      for (const { sentence, urgency } of spokenAt(step, all, hearingOf(match)))
        announce(sentence, urgency);
    // What is shown once more is not said again.
    heard = Math.max(heard, steps);
  };
  // The paint comes first, then the announcement.
  let silence = (): void => undefined;
  const stop = effect(() => {
    stage.shown.value;
    silence();
    silence = afterPaint(tell);
  });
  return () => {
    stop();
    silence();
    hush();
  };
};

/** Reads out where every player stands, and whose turn it is. */
export const sayStatus = (match: Match, { shown }: Stage): void => {
  const { game } = shown.peek();
  const hearing = hearingOf(match);
  const {
    table: { live },
    events,
  } = hearing.text;
  for (const seat of seatsOf(game)) announce(live.status(statusOf(game, seat, hearing)));
  if (game.turn.phase.kind === 'over') return;
  announce(events.turnStarted({ kind: 'turnStarted', seat: game.turn.seat }, hearing.names));
};

const Sentences = ({ urgency }: { readonly urgency: Urgency }): JSX.Element => (
  <>
    {said.value
      .filter((one) => one.urgency === urgency)
      .map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
  </>
);

type Props = { readonly match: Match; readonly stage: Stage };

/** Both live regions of a table. They are there before anything is said, or it would not be read. */
export const LiveRegions = ({ match, stage }: Props): JSX.Element => {
  useEffect(() => startSpeech(match, stage), [match, stage]);
  return (
    <div class="spoken-only">
      <div role="log" aria-live="polite" aria-relevant="additions">
        <Sentences urgency="polite" />
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" aria-relevant="additions">
        <Sentences urgency="assertive" />
      </div>
    </div>
  );
};
