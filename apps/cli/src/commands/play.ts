import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Input } from '@claim-it/rules';
import { lonePlacement } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { say } from '@claim-it/text';
import type { Command } from '../command.ts';
import { defineCommand, PLAYERS, RULES, SEED } from '../command.ts';
import { paintFor, wantsColor } from '../draw/paint.ts';
import { badInput } from '../failure.ts';
import { setupFor } from '../lineup.ts';
import { botAt } from '../play/bots.ts';
import { chancesFrom } from '../play/dice.ts';
import type { TerminalMatch } from '../play/match.ts';
import { advance, rollsSoFar } from '../play/match.ts';
import type { Room } from '../play/room.ts';
import { askChoice, namesIn, showTable } from '../play/room.ts';
import type { Saved } from '../play/save.ts';
import { defaultSaveFile, keepRecord, loadSave, saveRecord, setAside } from '../play/save.ts';
import { askSeats, askYes, newMatch, parseSeats, youAgainstBots } from '../play/setup.ts';
import { openTerminal } from '../play/terminal.ts';

/** Events that are printed; the others are visible on the board. */
const isTold = (kind: string): boolean => kind !== 'diceRequested' && kind !== 'turnStarted';

/** What the game waits for: dice, a bot, or a person; a forced placement is automatic. */
const nextInput = async (match: TerminalMatch, room: Room): Promise<Input | null> => {
  const { game, players } = match;
  const { phase, seat } = game.turn;
  const rolls = rollsSoFar(match);
  if (phase.kind === 'rolling') return { kind: 'dice', roll: room.chances.rollAt(rolls) };
  const bot = players[seat]?.bot ?? null;
  if (bot !== null) {
    const play = await botAt(bot, game.setup, room.text);
    return play(game, room.chances.randomAt(rolls));
  }
  const only = lonePlacement(game);
  return only === null ? askChoice(match, room) : { kind: 'place', seat, space: only.space };
};

/** A write error is reported in one line, for any file. */
const onDisk = <Value>({ file, text }: Pick<Room, 'file' | 'text'>, write: () => Value): Value => {
  try {
    return write();
  } catch {
    throw badInput(text.cli.play.notSaved(text.cli.error.unwritable(file)));
  }
};

const save = (match: TerminalMatch, room: Room): void =>
  onDisk(room, () => saveRecord(room.file, match.record));

const keep = (match: TerminalMatch, room: Room): void => {
  const kept = onDisk(room, () => keepRecord(room.file, match.record, new Date()));
  room.terminal.say(room.text.cli.play.keptRecord(kept));
};

/** Plays until the end or until the player leaves; every step is on disk before the next prompt. */
const playOn = async (start: TerminalMatch, room: Room): Promise<void> => {
  const { terminal, text } = room;
  let match = start;
  save(match, room);
  while (match.game.turn.phase.kind !== 'over') {
    const input = terminal.isInterrupted() ? null : await nextInput(match, room);
    if (input === null) {
      terminal.say(`\n${text.cli.play.saved(room.file)}`);
      return;
    }
    const seat = match.game.turn.seat;
    const step = advance(match, input);
    if (!step.ok) {
      terminal.say(say(text.faults, step.reason, namesIn(match, room)));
      continue;
    }
    match = step.value;
    save(match, room);
    const told = step.value.events.filter((event) => isTold(event.kind));
    for (const event of told) terminal.say(say(text.events, event, namesIn(match, room)));
    const isBot = (match.players[seat]?.bot ?? null) !== null;
    if (isBot && told.length > 0 && room.delay > 0) await wait(room.delay);
  }
  showTable(match, [], room);
  keep(match, room);
};

type Wishes = {
  readonly seats: string | undefined;
  readonly players: number | undefined;
  readonly rules: string | undefined;
  readonly fresh: boolean;
};

/** A new game from options, or from questions without them; null when the player has left. */
const beginMatch = async (wishes: Wishes, room: Room): Promise<TerminalMatch | null> => {
  const { terminal, text, chances } = room;
  const { play } = text.cli;
  const isAsked = wishes.seats === undefined && wishes.players === undefined;
  const plans = isAsked
    ? await askSeats(terminal, text)
    : wishes.seats === undefined
      ? youAgainstBots(wishes.players ?? 2, text)
      : parseSeats(wishes.seats, text);
  if (plans === null) return null;
  const wantsVariation =
    isAsked && wishes.rules === undefined
      ? await askYes(terminal, play.variation, false, text)
      : setupFor(plans.length, wishes.rules).variant === 'reuse';
  if (wantsVariation === null) return null;
  if (wantsVariation && plans.length === 5) terminal.say(play.fivePlayers);
  terminal.say('');
  return newMatch(plans, wantsVariation ? 'reuse' : 'standard', chances, terminal, text);
};

/** The content of the save file; an unreadable file is never overwritten. */
const findSaved = (file: string, fresh: boolean, text: Catalog): Saved | null => {
  const saved = loadSave(file, text);
  if (saved.ok) return saved.value;
  if (!fresh) throw badInput(saved.reason);
  onDisk({ file, text }, () => setAside(file));
  return null;
};

/** The saved game if there is one and the player wants it. */
const resumeMatch = async (
  saved: Saved | null,
  wishes: Wishes,
  room: Room,
): Promise<TerminalMatch | 'none' | null> => {
  const { terminal, text } = room;
  if (saved === null) return 'none';
  if (saved.match.record.winners !== null) {
    keep(saved.match, room); // the program was killed between the last move and this line
    return 'none';
  }
  if (wishes.fresh) return 'none';
  const names = saved.match.players.map(({ name }) => name).join(', ');
  const goOn = await askYes(terminal, text.cli.play.resume(names), true, text);
  if (goOn === null) return null;
  if (!goOn) return 'none';
  terminal.say(text.cli.play.resumed);
  return saved.match;
};

/** A game for people in a terminal. */
export const playCommand: Command = defineCommand({
  name: 'play',
  arguments: [],
  options: {
    players: PLAYERS,
    seats: { kind: 'text' },
    rules: RULES,
    seed: SEED,
    save: { kind: 'text' },
    fresh: { kind: 'flag' },
    delay: { kind: 'number', low: 0, high: 60_000 },
    noColor: { kind: 'flag' },
  },
  run: async (options, { text }) => {
    const file = options.save ?? defaultSaveFile();
    if (options.seats !== undefined) parseSeats(options.seats, text);
    const saved = findSaved(file, options.fresh, text);
    const terminal = openTerminal();
    const room: Room = {
      terminal,
      text,
      paint: paintFor(wantsColor(options.noColor)),
      chances: chancesFrom(options.seed ?? null),
      file,
      delay: options.delay ?? (process.stdout.isTTY === true ? 500 : 0),
    };
    const { seats, players, rules, fresh } = options;
    const wishes = { seats, players, rules, fresh };
    try {
      const { play } = text.cli;
      terminal.say(room.paint.strong(play.welcome));
      terminal.tell(`${play.goal}\n${play.credit}\n`);
      const resumed = await resumeMatch(saved, wishes, room);
      if (resumed !== 'none') {
        const seed = options.seed ?? saved?.seed ?? null;
        if (resumed !== null) await playOn(resumed, { ...room, chances: chancesFrom(seed) });
        return;
      }
      const match = await beginMatch(wishes, room);
      if (match !== null) await playOn(match, room);
    } finally {
      terminal.close();
    }
  },
});
