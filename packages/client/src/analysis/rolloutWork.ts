import type { Brain, ChoiceName, RunningRollout } from '@claim-it/ai';
import {
  candidatesFor,
  consider,
  expectation,
  gameAfterChoice,
  positionOf,
  ROUND,
  startRollout,
} from '@claim-it/ai';
import type { Game } from '@claim-it/rules';
import { isOver } from '@claim-it/rules';
import type { ChoiceEstimate, RolloutRequest } from './requests.ts';
import type { Pieces } from './work.ts';

/** Ten times a second is enough to watch the errors shrink. */
const NEWS_EVERY_MS = 100;

type Subject = {
  readonly choice: ChoiceName | null;
  readonly rollout: RunningRollout | null;
  estimate: ChoiceEstimate;
};

const namesFor = (game: Game, brain: Brain): readonly (ChoiceName | null)[] => {
  const { phase } = game.turn;
  if (phase.kind === 'toPlace') return candidatesFor(game, brain, 'static');
  const considered = consider(game, brain, 'static');
  return considered.kind === 'choices' ? considered.choices : [null];
};

const nameOnly = ({ placement, then }: ChoiceName): ChoiceName => ({ placement, then });

const subjectFor = (
  { game, seed }: RolloutRequest,
  brain: Brain,
  named: ChoiceName | null,
): Subject => {
  const choice = named === null ? null : nameOnly(named);
  const after = choice === null ? game : gameAfterChoice(game, choice);
  if (!isOver(after)) {
    const rollout = startRollout(positionOf(after), brain, seed);
    return { choice, rollout, estimate: { choice, trials: 0, shares: [] } };
  }
  const shares = expectation(after, brain).map((mean) => ({ mean, standardError: 0 }));
  return { choice, rollout: null, estimate: { choice, trials: 0, shares } };
};

/** One round of trials after one choice; between rounds the numbers would be biased to the first rolls. */
function* round(subject: Subject, rollout: RunningRollout): Generator<null, void> {
  for (let trial = 0; trial < ROUND; trial += 1) {
    rollout.tryOnce();
    yield null;
  }
  const { trials, adjusted } = rollout.estimate();
  subject.estimate = { choice: subject.choice, trials, shares: adjusted };
}

/** Plays on after every choice in turn, round by round, until each has had its trials. */
export function* rolloutWork(request: RolloutRequest, brain: Brain, now: () => number): Pieces {
  const names = request.choices ?? namesFor(request.game, brain);
  const subjects = names.map((name) => subjectFor(request, brain, name));
  const estimates = (): readonly ChoiceEstimate[] => subjects.map(({ estimate }) => estimate);
  let toldAt = now();
  const rounds = Math.max(1, Math.ceil(request.trials / ROUND));
  for (let nth = 0; nth < rounds; nth += 1)
    for (const subject of subjects) {
      if (subject.rollout === null) continue;
      yield* round(subject, subject.rollout);
      if (now() - toldAt < NEWS_EVERY_MS) continue;
      toldAt = now();
      yield { kind: 'rollingOut', estimates: estimates() };
    }
  return { kind: 'rolledOut', estimates: estimates() };
}
