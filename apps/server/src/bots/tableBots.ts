import type { TableState } from '@claim-it/protocol';
import { botAt, chairOnTurn } from '@claim-it/protocol';
import type { Timers } from '../clock.ts';
import type { House } from '../house/house.ts';
import type { LiveTable } from '../house/liveTable.ts';
import type { TableListener } from '../house/tables.ts';
import type { Log } from '../ops/log.ts';
import type { BrainThread } from './brain.ts';

/** What thinks for the bots. */
export type BotBrain = Pick<BrainThread, 'choose' | 'stop'>;

export type TableBotsDeps = {
  readonly house: House;
  readonly brain: BotBrain;
  readonly log: Log;
  readonly timers: Timers;
  /** The delay between two choices of a bot, so that people can follow. */
  readonly pause: number;
};

type BotTurn = { readonly level: string } & Parameters<BrainThread['choose']>[0];

/** The bot that must choose now, in its own chair or as a stand-in; null while people decide or dice roll. */
const questionAt = (state: TableState): BotTurn | null => {
  const chair = chairOnTurn(state);
  const bot = chair === null ? null : botAt(state, chair);
  const { game } = state;
  if (game === null || bot === null || game.turn.phase.kind === 'rolling') return null;
  return { level: bot.level, style: bot.style, game };
};

/** Lets bots play. Any process may: a move's id is derived from the event it follows, so it is made once. */
export class TableBots implements TableListener {
  readonly #deps: TableBotsDeps;
  readonly #thinking = new Set<string>();
  readonly #pauses = new Set<() => void>();
  #isStopped = false;

  constructor(deps: TableBotsDeps) {
    this.#deps = deps;
  }

  onLoaded(table: LiveTable): void {
    this.#consider(table);
  }

  onEntries(table: LiveTable): void {
    this.#consider(table);
  }

  onRows(): void {}

  #consider(table: LiveTable): void {
    if (this.#isStopped || this.#thinking.has(table.id) || questionAt(table.state) === null) return;
    this.#thinking.add(table.id);
    const { timers, pause } = this.#deps;
    const cancel = timers.after(pause, () => {
      this.#pauses.delete(cancel);
      void this.#play(table);
    });
    this.#pauses.add(cancel);
  }

  async #play(table: LiveTable): Promise<void> {
    const { house, brain, log } = this.#deps;
    let isAnswered = false;
    try {
      const { seq } = table.state;
      const question = questionAt(table.state);
      if (question !== null) {
        const choice = await brain.choose(question);
        const answer = await house.doOwn(table, { kind: 'botPlay', choice }, `bot:${seq}`);
        isAnswered = answer.kind !== 'busy';
      }
    } catch (error) {
      if (!this.#isStopped) log.error({ table: table.id, why: String(error) }, 'a bot cannot move');
    }
    this.#thinking.delete(table.id);
    if (isAnswered) this.#consider(table);
  }

  /** Bots whose move failed try again. */
  sweep(): void {
    for (const table of this.#deps.house.tables.live()) this.#consider(table);
  }

  stop(): void {
    this.#isStopped = true;
    for (const cancel of this.#pauses) cancel();
  }
}
