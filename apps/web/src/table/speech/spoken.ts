import type { MatchSetup, MatchStep, SinceTurn } from '@claim-it/client/model';
import { lossesIn } from '@claim-it/client/model';
import type { Settings } from '@claim-it/client/storage';
import type { Game, GameEvent, Seat, Space } from '@claim-it/rules';
import { bustCount, claimsToCall, colorOf, placementsOf, standingOf } from '@claim-it/rules';
import type { Names, StatusFacts, WebCatalog } from '@claim-it/text';
import { say } from '@claim-it/text/say';
import { bandOf } from '../model/gaugeScale.ts';
import { isPerson } from '../model/seats.ts';
import type { Announcement } from './announcer.ts';

export type Spoken = Omit<Announcement, 'id'>;

/** What speech depends on besides what happened. */
export type Hearing = {
  readonly text: WebCatalog;
  readonly setup: MatchSetup;
  readonly names: Names;
  readonly risk: Settings['risk'];
};

type Told<Kind extends GameEvent['kind']> = Extract<GameEvent, { kind: Kind }>;

const polite = (sentence: string): Spoken => ({ urgency: 'polite', sentence });
const assertive = (sentence: string): Spoken => ({ urgency: 'assertive', sentence });

export const statusOf = (game: Game, seat: Seat, { names }: Hearing): StatusFacts => {
  const { group, claims, spaces } = standingOf(game.board, seat);
  const needed = claimsToCall(game.setup.colors.length);
  const [name, color] = [names.player(seat), colorOf(game, seat)];
  return { name, color, mine: group, claims, needed, spaces };
};

/** The opponent whose marker is below, by color. */
const rivalBelow = (game: Game, space: Space, { names }: Hearing): string | null => {
  const holding = game.board[space];
  const isRival = holding.kind !== 'empty' && holding.owner !== game.turn.seat;
  return isRival ? names.color(holding.owner) : null;
};

/** What a roll of a person offers. */
export const rollSentence = (game: Game, hearing: Hearing): string | null => {
  const { text, names } = hearing;
  const { phase, seat } = game.turn;
  if (phase.kind !== 'toPlace') return null;
  const legal = placementsOf(game).map((placement) => ({
    ...placement,
    over: rivalBelow(game, placement.space, hearing),
  }));
  return text.table.live.rolled({ name: names.player(seat), roll: phase.roll, legal });
};

const riskSentence = (game: Game, { text, risk }: Hearing): readonly Spoken[] => {
  if (risk === 'off') return [];
  const busts = bustCount(game);
  if (risk === 'band') return [polite(`${text.table.plates.bands[bandOf(busts)]}.`)];
  return [polite(text.table.live.risk(busts))];
};

const placedByPerson = (
  { space, stake }: Told<'placed'>,
  after: Game,
  hearing: Hearing,
): readonly Spoken[] => {
  const chosen = { space, stake, over: rivalBelow(after, space, hearing) };
  return [polite(hearing.text.table.live.chosen(chosen)), ...riskSentence(after, hearing)];
};

const took = (event: Told<'took'>, after: Game, hearing: Hearing): readonly Spoken[] => {
  const { text, setup, names } = hearing;
  const { seat, settled, claimed } = event;
  if (isPerson(setup, seat)) {
    const taken = settled.length + claimed.length;
    return [polite(text.table.live.took({ ...statusOf(after, seat, hearing), taken }))];
  }
  const sentence = say(text.events, event, names);
  return [polite(`${sentence} ${text.spaces.takenAt([...settled, ...claimed].sort())}`)];
};

const busted = (event: Told<'busted'>, after: Game, hearing: Hearing): readonly Spoken[] => {
  const { text, setup, names } = hearing;
  const isLast = after.turn.phase.kind === 'over';
  if (isLast || !isPerson(setup, event.seat)) return [polite(say(text.events, event, names))];
  const next = names.player(after.turn.seat);
  return [assertive(text.table.live.busted({ lost: event.lost.length, next }))];
};

/** What the player whose turn begins has lost since the last one. */
export const lossSentences = (since: SinceTurn, { text, names }: Hearing): readonly Spoken[] =>
  lossesIn(since).map(({ seat, spaces }) =>
    assertive(text.happened.lostSpoken({ name: names.player(seat), spaces })),
  );

const sentencesOf = (event: GameEvent, after: Game, hearing: Hearing): readonly Spoken[] => {
  const { text, setup, names } = hearing;
  switch (event.kind) {
    case 'rolled': {
      const sentence = isPerson(setup, event.seat) ? rollSentence(after, hearing) : null;
      return sentence === null ? [] : [polite(sentence)];
    }
    case 'placed':
      return isPerson(setup, event.seat) ? placedByPerson(event, after, hearing) : [];
    case 'squatterReturned':
      return isPerson(setup, event.seat) ? [polite(say(text.events, event, names))] : [];
    case 'took':
      return took(event, after, hearing);
    case 'busted':
      return busted(event, after, hearing);
    case 'passed':
    case 'departed':
      return [polite(say(text.events, event, names))];
    case 'lastRoundCalled':
      return [assertive(text.table.live.lastRound(names.player(event.seat)))];
    case 'turnStarted':
      return isPerson(setup, event.seat)
        ? [assertive(text.table.live.yourTurn(names.player(event.seat)))]
        : [];
    case 'gameEnded':
      return [assertive(say(text.events, event, names))];
    case 'diceRequested':
    case 'undone': // another choice follows at once and says where the marker is now
      return [];
  }
};

/** What is said of a step. Of a bot's turn only how it ends, so that a listener is not flooded. */
export const spokenOf = ({ events, after }: MatchStep, hearing: Hearing): readonly Spoken[] =>
  events.flatMap((event) => sentencesOf(event, after, hearing));
