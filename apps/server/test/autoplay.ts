import type { Chair } from '@claim-it/fairness';
import { chairAt, shakerFor } from '@claim-it/fairness';
import type { TableCommand } from '@claim-it/protocol';
import { chairOnTurn, diceWaitFor, isGone, phaseOf } from '@claim-it/protocol';
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
  if (choice?.kind === 'roll')
    return { kind: 'roll', element: client.element(view, chair), stirs: bowlOf(view) };
  if (choice?.kind === 'place') return { kind: 'place', space: choice.space };
  return choice?.kind === 'take' ? { kind: 'take' } : null;
};

/** What an honest client has to do now: shake, shake for a bot, or play. Null if nothing. */
export const dueCommand = (
  client: Client,
  view: View,
  habits: Habits = HABITS,
): TableCommand | null => {
  const { state, mine } = view;
  const due = diceWaitFor(state).find((chair) => mine.includes(chair));
  if (due !== undefined && phaseOf(state) === 'shaking')
    return { kind: 'stir', chair: due, element: client.element(view, due) };
  if (due !== undefined)
    return { kind: 'shake', element: client.element(view, due), stirs: bowlOf(view) };
  const onTurn = chairOnTurn(state);
  if (onTurn !== null && mine.includes(onTurn) && !isGone(state, onTurn))
    return commandFor(client, view, onTurn, habits.takes);
  const stirrer = mine.find((chair) => canStir(view, chair));
  if (stirrer === undefined || Math.random() > habits.stirs) return null;
  return { kind: 'stir', chair: chairAt(stirrer), element: client.element(view, stirrer) };
};

const canStir = ({ state }: View, chair: number): boolean =>
  phaseOf(state) === 'playing' &&
  !isGone(state, chairAt(chair)) &&
  state.ledger !== null &&
  !state.ledger.away.includes(chairAt(chair)) &&
  shakerFor(state.ledger, chairAt(chair)) !== null &&
  !state.ledger.bowl.some((stir) => stir.chair === chair);

/** Plays by itself whenever it is told something, one command at a time. */
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
