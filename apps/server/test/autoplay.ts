import type { Chair } from '@claim-it/fairness';
import { chairAt, renewalOf } from '@claim-it/fairness';
import type { TableCommand } from '@claim-it/protocol';
import { chairOnTurn, diceDutyOf, isGone, isRollReady, phaseOf } from '@claim-it/protocol';
import type { Choice } from '@claim-it/rules';
import { choicesOf } from '@claim-it/rules';
import type { Client } from './client.ts';
import type { View } from './view.ts';

export type Habits = {
  /** How likely it is to stir after a roll. */
  readonly stirs: number;
  /** How likely it is to take where it could roll again. */
  readonly takes: number;
};

const HABITS: Habits = { stirs: 0.3, takes: 0.6 };

const bowlOf = (view: View): readonly Chair[] =>
  view.state.ledger?.bowl.map(({ chair }) => chair) ?? [];

const chosen = (choices: readonly Choice[], takes: number): Choice | undefined => {
  const take = choices.find(({ kind }) => kind === 'take');
  if (take !== undefined && Math.random() < takes) return take;
  const others = choices.filter(({ kind }) => kind !== 'undo' && kind !== 'take');
  return others[Math.floor(Math.random() * others.length)] ?? take;
};

const commandFor = (
  client: Client,
  view: View,
  chair: number,
  takes: number,
): TableCommand | null => {
  const { game } = view.state;
  const choice = game === null ? undefined : chosen(choicesOf(game), takes);
  if (choice?.kind === 'roll' && !isRollReady(view.state)) return null;
  const { ledger } = view.state;
  const isRenewing = ledger !== null && renewalOf(ledger, chairAt(chair)) !== null;
  if (choice?.kind === 'roll' && isRenewing)
    return { kind: 'roll', element: null, stirs: bowlOf(view) };
  if (choice?.kind === 'roll')
    return { kind: 'roll', element: client.element(view, chair), stirs: bowlOf(view) };
  if (choice?.kind === 'place') return { kind: 'place', space: choice.space };
  return choice?.kind === 'take' ? { kind: 'take' } : null;
};

/** The next action of an honest client for the dice or in the game. Null if there is none. */
export const dueCommand = (
  client: Client,
  view: View,
  habits: Habits = HABITS,
): TableCommand | null => {
  const { state, mine } = view;
  const onTurn = chairOnTurn(state);
  const isOwnTurn = onTurn !== null && mine.includes(onTurn) && !isGone(state, onTurn);
  for (const chair of mine.map(chairAt)) {
    const command = dutyOf(client, view, chair, habits);
    if (command !== null) return command;
  }
  return isOwnTurn ? commandFor(client, view, onTurn, habits.takes) : null;
};

/** In version 1 of the dice a stir between two rolls is optional, in version 2 required. */
const dutyOf = (client: Client, view: View, chair: Chair, habits: Habits): TableCommand | null => {
  const { state } = view;
  const duty = diceDutyOf(state, chair);
  if (duty === null || duty === 'anchor' || duty === 'reseed') return null;
  const isFree = duty === 'stir' && state.ledger?.version === 1 && phaseOf(state) === 'playing';
  if (isFree && Math.random() > habits.stirs) return null;
  const element = client.element(view, chair);
  return duty === 'shake'
    ? { kind: duty, element, stirs: bowlOf(view) }
    : { kind: duty, chair, element };
};

/** Plays automatically on every update, one command at a time. */
export const autoplay = (client: Client, habits: Habits = HABITS): void => {
  const busy = new Set<string>();
  client.onTable = (view) => {
    const { id } = view.state;
    if (busy.has(id) || client.closed !== null) return;
    const command = dueCommand(client, view, habits);
    if (command === null) return;
    busy.add(id);
    void client.do(id, command).then((answer) => {
      busy.delete(id);
      if (answer.kind === 'refused')
        client.troubles.push(`${command.kind} refused: ${JSON.stringify(answer.refusal)}`);
      client.onTable(view);
    });
  };
};
