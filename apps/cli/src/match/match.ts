import type { Brain, Random } from '@claim-it/ai';
import { classOf, positionOf, rollDice, seededRandom } from '@claim-it/ai';
import type {
  Game,
  GameRecord,
  MoveRefusal,
  Result,
  Seat,
  Setup,
  Step,
  Tag,
} from '@claim-it/rules';
import {
  apply,
  applyMove,
  formatMove,
  invariant,
  newGame,
  newRecord,
  recordEvent,
} from '@claim-it/rules';
import { withoutControls } from '../draw/format.ts';
import type { BotFault } from './botFault.ts';
import type { Player, PlayerAnswer } from './player.ts';

/** One game between players: the seats, the seeds of its dice, and the tags of its record. */
export type MatchPlan = {
  readonly setup: Setup;
  /** In turn order; a player may hold several seats. */
  readonly players: readonly Player[];
  readonly seeds: readonly number[];
  readonly tags: readonly Tag[];
  /** The evaluator of the luck of the dice, if requested. */
  readonly judge: Brain | null;
};

export type MatchResult = {
  readonly record: GameRecord;
  readonly winners: readonly Seat[];
  /** The luck of each seat; empty without an evaluator. */
  readonly luck: readonly number[];
  readonly faults: readonly { readonly seat: Seat; readonly fault: BotFault }[];
};

const mustApply = (step: Result<Step, MoveRefusal>): Step => {
  invariant(step.ok, 'the match offers only what is lawful');
  return step.value;
};

/** Adds the luck of a step for each seat. */
const addLuck = (luck: number[], judge: Brain, game: Game, { events }: Step): void => {
  for (const event of events) {
    if (event.kind !== 'rolled') continue;
    const shares = judge.luckOf(positionOf(game), classOf(event.roll));
    for (const [seat, share] of shares.entries()) luck[seat] = (luck[seat] ?? 0) + share;
  }
};

/** What the game waits for next: dice, or the answer of the player on turn. The first roll of a turn is automatic. */
const nextStep = async (
  game: Game,
  players: readonly Player[],
  dice: Random,
): Promise<Step | BotFault> => {
  const { phase, seat } = game.turn;
  if (phase.kind === 'rolling')
    return mustApply(apply(game, { kind: 'dice', roll: rollDice(dice) }));
  if (phase.kind === 'toRoll') return mustApply(apply(game, { kind: 'roll', seat }));
  const player = players[seat];
  invariant(player !== undefined, 'every seat has a player');
  const answer: PlayerAnswer = await player.choose(game);
  if (!answer.ok) return answer.fault;
  const step = applyMove(game, answer.move);
  if (step.ok) return step.value;
  return { kind: 'illegal', answer: formatMove(answer.move) };
};

const LONGEST_NOTE = 60;

/** In the terms of the notation, because records are language-independent. */
const faultNote = (fault: BotFault): string => {
  const { kind, ...facts } = fault;
  const note = [kind, ...Object.values(facts)].join(' ').trim();
  return withoutControls(note).replace(/[{}]/g, '\uFFFD').slice(0, LONGEST_NOTE);
};

/** `17. o gone` with the reason in a comment after it. */
const noteFault = (record: GameRecord, seat: Seat, fault: BotFault): GameRecord => ({
  ...record,
  turns: record.turns.map((turn) => {
    if (turn.seat !== seat || turn.end !== 'gone') return turn;
    const after = 3 + turn.moves.length; // number, seat, moves, gone
    return { ...turn, comments: [...turn.comments, { after, text: faultNote(fault) }] };
  }),
});

/** Plays a game to its end. A player with a fault leaves the table (R8); the record has the fault as a comment. */
export const playMatch = async ({
  setup,
  players,
  seeds,
  tags,
  judge,
}: MatchPlan): Promise<MatchResult> => {
  const started = newGame(setup);
  invariant(started.ok, 'a match is planned with a lawful set-up');
  let game = started.value;
  let record = newRecord(setup, tags);
  const faults: { seat: Seat; fault: BotFault }[] = [];
  const luck = setup.colors.map(() => 0);
  const dice = seededRandom(...seeds, 0);
  for (const [seat, player] of players.entries())
    player.begin(game, seat as Seat, [...seeds, seat + 1]);
  while (game.turn.phase.kind !== 'over') {
    const { seat } = game.turn;
    let step = await nextStep(game, players, dice);
    if (!('events' in step)) {
      faults.push({ seat, fault: step });
      step = mustApply(apply(game, { kind: 'leave', seat }));
    }
    if (judge !== null) addLuck(luck, judge, game, step);
    for (const event of step.events) record = recordEvent(record, event);
    game = step.game;
  }
  for (const { seat, fault } of faults) record = noteFault(record, seat, fault);
  return { record, winners: game.turn.phase.winners, luck, faults };
};
