import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { isBotName } from '@claim-it/ai';
import type { GameRecord, Result, Tag } from '@claim-it/rules';
import { formatRecord, invariant, ok, parseRecord, refuse } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import { playerNames } from '../names.ts';
import type { PlayerPlan, TerminalMatch } from './match.ts';

/** A saved game is a record with two extra tags; increment this for changes that older programs cannot read. */
const SAVE_VERSION = 1;
const PERSON = '-';
const SEPARATOR = ' | ';

const stateFolder = (): string => {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  const base = XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(base, 'claim-it');
};

export const defaultSaveFile = (): string => join(stateFolder(), 'saved.claim');

/** The tags that make a record a saved game. */
export const saveTags = (players: readonly PlayerPlan[], seed: number | null): readonly Tag[] => [
  { name: 'Saved', value: String(SAVE_VERSION) },
  { name: 'Bots', value: players.map(({ bot }) => bot ?? PERSON).join(SEPARATOR) },
  ...(seed === null ? [] : [{ name: 'Seed', value: String(seed) }]),
];

/** Written to a temporary file and renamed: a crash leaves the old file or the new one, never half of one. */
export const saveRecord = (file: string, record: GameRecord): void => {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, formatRecord(record));
  renameSync(draft, file);
};

/** Two games may end in the same second; neither may replace the other. */
const unusedName = (stem: string, suffix: string): string => {
  let name = `${stem}${suffix}`;
  for (let more = 2; existsSync(name); more += 1) name = `${stem}-${more}${suffix}`;
  return name;
};

/** Moves an unreadable file aside for a new game; its bytes are kept. */
export const setAside = (file: string): void => {
  invariant(statSync(file).isFile(), 'a saved game is a file');
  renameSync(file, unusedName(file, '.old'));
};

/** A finished game's record moves from the saved game to a place of its own. */
export const keepRecord = (file: string, record: GameRecord, now: Date): string => {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const kept = unusedName(join(dirname(file), 'games', stamp), '.claim');
  saveRecord(kept, record);
  rmSync(file, { force: true });
  return kept;
};

export type Saved = { readonly match: TerminalMatch; readonly seed: number | null };

const tagValue = (tags: readonly Tag[], name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;

/** A tag that is readable even if the rest of the file is not: a newer version may write it differently. */
const versionIn = (source: string): string | undefined => /^\[Saved "(\d+)"\]/m.exec(source)?.[1];

const parseSave = (source: string, file: string, text: Catalog): Result<Saved, string> => {
  const { error } = text.cli;
  const version = versionIn(source);
  if (version !== undefined && Number(version) > SAVE_VERSION)
    return refuse(error.newerSave(file, version));
  const replay = parseRecord(source);
  if (!replay.ok) {
    const { line, column, reason } = replay.reason;
    return refuse(error.at(file, line, column, say(text.faults, reason, namesOf(text, []))));
  }
  if (version === undefined) return refuse(error.notASave(file));
  const { record, end } = replay.value;
  const names = playerNames(record.tags);
  const bots = (tagValue(record.tags, 'Bots') ?? '').split(SEPARATOR);
  const players = record.setup.colors.map((_, seat) => {
    const bot = bots[seat] ?? PERSON;
    return { name: names[seat] ?? '', bot: isBotName(bot) ? bot : null };
  });
  const seed = tagValue(record.tags, 'Seed');
  return ok({
    match: { players, game: end, record },
    seed: seed === undefined ? null : Number(seed),
  });
};

/** The saved game, null if there is none, or the reason why it cannot be resumed. Never changes the file. */
export const loadSave = (file: string, text: Catalog): Result<Saved | null, string> => {
  if (!existsSync(file)) return ok(null);
  try {
    return parseSave(readFileSync(file, 'utf8'), file, text);
  } catch {
    return refuse(text.cli.error.unreadable(file));
  }
};
