import { Marker } from '@claim-it/board';
import type { MatchSetup, SeatCompany } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import type { Color, Game, Seat } from '@claim-it/rules';
import { colorOf, turnsLeftIn } from '@claim-it/rules';
import type { ComponentChildren, JSX } from 'preact';
import { sets } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { text } from '../../kit/text/texts.ts';
import { bandOf } from '../model/gaugeScale.ts';
import type { Note } from '../model/notes.ts';
import { isPerson, isShared, sitterAt } from '../model/seats.ts';
import { rollsThisTurn } from '../model/turns.ts';
import { NoteLine } from '../notes/noteLine.tsx';
import { sayAway, useTimeSince } from '../players/awayTime.ts';
import type { Moment } from '../stage/moment.ts';
import type { TableModel } from '../state/tableModel.ts';
import './banner.css';

/** What the banner says, and whose marker is on it. */
export type Banner = {
  readonly kind: keyof typeof LOOKS;
  readonly seat: Seat | null;
  readonly head: string;
  readonly detail: string | null;
};

/** Brass for you, dark for others, red for loss and the end. */
const LOOKS = {
  whoBegins: 'plate',
  yours: 'plate',
  over: 'plate',
  watching: 'plate dark',
  skipped: 'plate dark',
  busted: 'plate red',
  lastRound: 'plate red',
} as const;

/** Whether this turn is the last one: turns of seats that have left are skipped. R8 */
const isLastTurn = ({ turn, departed, setup: { colors } }: Game, left: number): boolean =>
  Array.from({ length: left - 1 }, (_, at) => (turn.seat + 1 + at) % colors.length).every((seat) =>
    departed.some((gone) => gone === seat),
  );

/** The hint for the person on turn beside "Your turn". */
const sayHint = (game: Game, setup: MatchSetup): string => {
  const { banner: say } = text().table;
  const { phase, seat } = game.turn;
  if (phase.kind === 'toRoll' && isShared(setup)) return say.passTo(sitterAt(setup, seat).name);
  if (phase.kind === 'toPlace') return say.pickSpace;
  const left = turnsLeftIn(game);
  if (left !== null && isLastTurn(game, left)) return say.lastTurnHint;
  if (left !== null) return phase.kind === 'toRoll' ? say.lastRoundRoll : say.lastRoundHint;
  return phase.kind === 'toRoll' ? say.rollFirst : say.rollOrTake;
};

/** What the table waits for from a player at another device. */
const sayStage = ({ turn: { phase } }: Game): string => {
  const { banner: say } = text().table;
  if (phase.kind === 'toPlace') return say.choosing;
  return phase.kind === 'toDecide' ? say.deciding : say.toRoll;
};

type Words = Pick<Banner, 'head' | 'detail'>;

/** What is said of a turn that is played elsewhere. */
const sayOthers = (
  game: Game,
  setup: MatchSetup,
  { isTaking, isRolling, rolls, company, awayFor }: Occasion,
): Words => {
  const { banner: say, cards } = text().table;
  const { name, kind } = sitterAt(setup, game.turn.seat);
  const standIn = company?.standIn ?? null;
  // A roll that is still on its way is not yet among those seen.
  const seen = isRolling ? rolls + 1 : rolls;
  const number = seen === 0 ? null : say.rollNumber(seen);
  if (isTaking) return { head: say.taking(name), detail: number };
  if (standIn !== null) return { head: say.playsFor({ bot: standIn, name }), detail: number };
  if (isRolling || kind !== 'guest') return { head: say.rolling(name), detail: number };
  if (awayFor !== null) return { head: say.waitingFor(name), detail: sayAway(cards, awayFor) };
  return { head: say.turnOf(name), detail: sayStage(game) };
};

/** How a turn that is played elsewhere is seen. */
type Occasion = {
  readonly isTaking: boolean;
  readonly isRolling: boolean;
  readonly rolls: number;
  readonly company: SeatCompany | undefined;
  readonly awayFor: number | null;
};

/** What the banner knows of the seat on turn besides the game. */
type Onlooking = {
  readonly rolls: number;
  /** The bot whose roll waits for a press. */
  readonly held?: Seat | null;
  readonly company?: SeatCompany | undefined;
  readonly awayFor?: number | null;
};

/** The risk that a bot takes, for players who want to know. */
const sayRisk = ({ busts }: Extract<Moment, { kind: 'daring' }>): string | null => {
  const { happened, table } = text();
  const { risk } = settings.peek();
  if (risk === 'off') return null;
  return risk === 'band' ? table.plates.bands[bandOf(busts)] : happened.riskOf(busts);
};

export const bannerOf = (
  game: Game,
  setup: MatchSetup,
  moment: Moment | null,
  { rolls, held = null, company, awayFor = null }: Onlooking,
): Banner => {
  const { happened, table } = text();
  const { banner: say } = table;
  const { seat, phase } = game.turn;
  const nameOf = (one: Seat): string => sitterAt(setup, one).name;
  const banner = (kind: Banner['kind'], of: Seat | null, head: string, detail: string | null) =>
    ({ kind, seat: of, head, detail }) as const;
  if (held !== null)
    return banner('watching', held, happened.aboutToRoll(nameOf(held)), happened.pressOn);
  if (moment?.kind === 'daring')
    return banner(
      'watching',
      moment.seat,
      happened.rollsAgain(nameOf(moment.seat)),
      sayRisk(moment),
    );
  if (moment?.kind === 'rollOff') return banner('whoBegins', null, say.whoBegins, null);
  if (moment?.kind === 'busting') {
    const lost = moment.lost.length;
    const head = lost === 0 ? text().spaces.moments.nothingLost : say.busted;
    return banner('busted', moment.seat, head, say.bustedLost(lost));
  }
  if (moment?.kind === 'passing') {
    const lost = moment.lost.length;
    const detail = lost === 0 ? null : say.bustedLost(lost);
    return banner('skipped', moment.seat, say.skipped(nameOf(moment.seat)), detail);
  }
  if (moment?.kind === 'lastRound') {
    const why = say.lastRoundWhy({ name: nameOf(moment.seat), claims: moment.claims });
    return banner('lastRound', moment.seat, say.lastRound, why);
  }
  if (phase.kind === 'over')
    return banner('over', phase.winners[0] ?? null, say.wins(phase.winners.map(nameOf)), say.over);
  const isRolling = moment?.kind === 'rolling' || phase.kind === 'rolling';
  if (isPerson(setup, seat) && !isRolling)
    return banner('yours', seat, say.yourTurn(nameOf(seat)), sayHint(game, setup));
  if (isPerson(setup, seat) && !isShared(setup))
    return banner(
      'yours',
      seat,
      happened.youRoll,
      say.rollNumber(moment === null ? rolls : rolls + 1),
    );
  const isTaking = moment?.kind === 'taking';
  const words = sayOthers(game, setup, { isTaking, isRolling, rolls, company, awayFor });
  return banner('watching', seat, words.head, words.detail);
};

type PlateProps = Pick<Banner, 'head' | 'detail'> & {
  readonly kind: Banner['kind'];
  readonly color: Color | null;
  /** The replacement for the detail where the notes have no line of their own. */
  readonly note?: JSX.Element | null;
  readonly children?: ComponentChildren;
};

/** The plate at the top of every table. */
export const BannerPlate = (props: PlateProps): JSX.Element => {
  const { kind, color, head, detail, note = null, children } = props;
  const hasScrews = LOOKS[kind] === 'plate';
  return (
    <div class={`banner one-row ${LOOKS[kind]}`} data-kind={kind}>
      {hasScrews && <i class="screw" />}
      {color !== null && <Marker color={color} size={40} />}
      <p class="banner-words">
        <b>{head}</b>
        {detail !== null && <span class="banner-detail">{detail}</span>}
        {note !== null && <span class="banner-note">{note}</span>}
      </p>
      {children}
      {hasScrews && <i class="screw" />}
    </div>
  );
};

/** The last roll of this turn, once its marker is placed. */
const rollOfTurn = ({ game, notes, moment }: TableModel): Note | null => {
  const { seat, phase } = game.value.turn;
  const note = notes.value.at(-1);
  const isLying = note?.kind === 'roll' && note.seat === seat && moment.value === null;
  return isLying && phase.kind === 'toDecide' ? note : null;
};

type Props = { readonly table: TableModel };

/** The player on turn and the next action; the live regions announce the same. */
export const TurnBanner = ({ table }: Props): JSX.Element => {
  const { match, stage, game, moment, steps } = table;
  const rolls = rollsThisTurn(steps.value);
  const company = match.company?.value[game.value.turn.seat];
  const presence = company?.presence;
  const awayFor = useTimeSince(presence?.kind === 'away' ? presence.since : null);
  const seen = { rolls, held: stage.held.value, company, awayFor };
  const { seat, ...said } = bannerOf(game.value, match.setup, moment.value, seen);
  const note = rollOfTurn(table);
  return (
    <BannerPlate
      {...said}
      color={seat === null ? null : colorOf(game.value, seat)}
      note={note && <NoteLine note={note} setup={match.setup} />}
    >
      <button type="button" class="banner-list" onClick={sets(table.sheet, 'notes')}>
        <Icon name="notes" />
        <span class="spoken-only">{text().table.notes.heading}</span>
      </button>
    </BannerPlate>
  );
};
