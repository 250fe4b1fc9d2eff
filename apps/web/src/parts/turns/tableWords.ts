import { isMyTurn, runningNow } from '@claim-it/client/running';
import type { TableCard } from '@claim-it/protocol';
import { listed } from '../../kit/text/listing.ts';
import { text } from '../../kit/text/texts.ts';

const nameOn = ({ chairs }: TableCard, chair: number): string => {
  const { player, bot } = text().turns;
  const { name = null, bot: level = null } = chairs[chair] ?? {};
  return name ?? (level === null ? player(chair + 1) : bot);
};

/** The people at a table who are not at this device. */
const othersOn = (card: TableCard): readonly string[] =>
  card.chairs.flatMap(({ isTaken, bot }, chair) =>
    isTaken && bot === null && !card.yours.some((own) => own === chair)
      ? [nameOn(card, chair)]
      : [],
  );

/** A table goes by who else sits there. */
export const tableTitle = (card: TableCard): string => {
  const { alone, bot } = text().turns;
  const hasBots = card.chairs.some(({ bot: level }) => level !== null);
  const names = [...othersOn(card), ...(hasBots ? [bot] : [])];
  return names.length === 0 ? alone : listed(names);
};

const sayWaiting = (names: readonly string[]): string => {
  const { waitsForYou, oneWaitsForYou, botsWait } = text().turns;
  const [only, ...more] = names;
  if (only === undefined) return botsWait;
  return more.length === 0 ? oneWaitsForYou(only) : waitsForYou(listed(names));
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How much time is left, in the largest unit that fits. */
const sayLeft = (ms: number): string => {
  const { hours, minutes } = text().home.left;
  return ms >= HOUR ? hours(Math.floor(ms / HOUR)) : minutes(Math.max(0, Math.ceil(ms / MINUTE)));
};

/** What a table waits for, and for how long. */
export const tableLine = (card: TableCard): string => {
  const { gathering, turnOf } = text().turns;
  if (card.status !== 'playing' || card.turn === null) return gathering;
  const line = isMyTurn(card) ? sayWaiting(othersOn(card)) : turnOf(nameOn(card, card.turn));
  return card.deadline === null ? line : `${line} · ${sayLeft(card.deadline - runningNow())}`;
};
