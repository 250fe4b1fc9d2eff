import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { OpenedTable, TableCommand, TableState, Token } from '@claim-it/protocol';
import { chairOnTurn, phaseOf } from '@claim-it/protocol';
import type { Game, Space } from '@claim-it/rules';
import { invariant, placementsOf } from '@claim-it/rules';
import { clockAt, TestHouse } from '../../test/fixture.ts';
import { withFixedBytes } from './fixedBytes.ts';
import type { Line } from './person.ts';
import { Person } from './person.ts';

/** The parts of the game that docs/protocol.md shows; the rest is `unshown`. */
export type Scene =
  | 'hello'
  | 'open'
  | 'sit'
  | 'begin'
  | 'stir'
  | 'roll'
  | 'place'
  | 'take'
  | 'lost'
  | 'back'
  | 'twice'
  | 'unshown'
  | 'end'
  | 'record';

export type Transcript = ReadonlyMap<Scene, readonly Line[]>;

/** Of the seeds 1 to 30 the shortest game that ends with a take. */
const SEED = '11';
/** Noon of 1 June 2026; the clock goes on by a second with every command. */
const NOON = Date.UTC(2026, 5, 1, 12);
const SECOND = 1000;

const WISH = {
  variant: 'standard',
  pace: { kind: 'none' },
  onLeaving: { kind: 'skip' },
  isListed: false,
  isFreeTextAllowed: false,
  chairs: [{ kind: 'mine' }, { kind: 'invited' }],
} as const;

type Choosing = { kind: 'place'; space: Space } | { kind: 'take' } | { kind: 'roll' };

/** Claims first, and take as soon as there is one or two spaces are staked. */
const choiceIn = (game: Game): Choosing => {
  const placements = placementsOf(game);
  const best = placements.find(({ stake }) => stake.kind === 'claim') ?? placements[0];
  if (best !== undefined) return { kind: 'place', space: best.space };
  const stakes = Object.values(game.turn.stakes);
  const isEnough = stakes.some(({ kind }) => kind === 'claim') || stakes.length >= 2;
  return { kind: isEnough ? 'take' : 'roll' };
};

/** Two people at one table; what they say and hear is kept scene by scene. */
class Play {
  readonly scenes = new Map<Scene, Line[]>();
  readonly #ada: Person;
  readonly #ben: Person;
  readonly #tick: () => void;

  constructor(base: string, tick: () => void) {
    this.#ada = new Person('Ada', base);
    this.#ben = new Person('Ben', base);
    this.#tick = tick;
  }

  /** What was written down since the last time belongs to this scene, in the order of these people. */
  #keep(scene: Scene, ...people: readonly Person[]): void {
    const lines = this.scenes.get(scene) ?? [];
    this.scenes.set(scene, lines);
    for (const person of people) lines.push(...person.lines.splice(0));
  }

  get #state(): TableState {
    return this.#ada.view.state;
  }

  #at(chair: Chair): Person {
    return chair === 0 ? this.#ada : this.#ben;
  }

  #besides(person: Person): Person {
    return person === this.#ada ? this.#ben : this.#ada;
  }

  /** The person on turn, and that person's chair. */
  get #mover(): { readonly mover: Person; readonly chair: Chair } {
    const chair = chairOnTurn(this.#state);
    invariant(chair !== null, 'it is the turn of one of them');
    return { mover: this.#at(chair), chair };
  }

  async #do(scene: Scene, person: Person, command: TableCommand): Promise<void> {
    this.#tick();
    const answer = await person.ask(person.command(command));
    invariant(answer.kind === 'done', `${command.kind} is done: ${JSON.stringify(answer)}`);
    await this.#hasSeen(this.#besides(person), answer.seq);
    const isOver = phaseOf(this.#state) === 'over';
    this.#keep(isOver ? 'end' : scene, person, this.#besides(person));
  }

  async #hasSeen(person: Person, seq: number): Promise<void> {
    if (person.isAtTable) await person.until(() => person.view.state.seq >= seq);
  }

  async arrive(): Promise<void> {
    for (const person of [this.#ada, this.#ben]) {
      await person.request('POST', '/api/session', {});
      await person.request('POST', '/api/me/name', { name: person.name });
      await person.connect();
      this.#keep(person === this.#ada ? 'hello' : 'unshown', person);
    }
  }

  async sitDown(): Promise<void> {
    const [ada, ben] = [this.#ada, this.#ben];
    const opened = await ada.request('POST', '/api/tables', WISH);
    const { table, invitations } = JSON.parse(opened) as OpenedTable;
    await ada.watch(table);
    this.#keep('open', ada);
    const green = { kind: 'sit', chair: chairAt(0), color: 'green', tip: ada.newTip() } as const;
    await this.#do('sit', ada, green);
    await ben.watch(table);
    const orange = { kind: 'sit', chair: chairAt(1), color: 'orange', tip: ben.newTip() } as const;
    await this.#do('sit', ben, { ...orange, invitation: invitations[0]?.token ?? ('' as Token) });
  }

  async begin(): Promise<void> {
    for (const chair of [chairAt(0), chairAt(1)]) await this.#stir('begin', chair);
  }

  #stir(scene: Scene, chair: Chair): Promise<void> {
    const person = this.#at(chair);
    return this.#do(scene, person, { kind: 'stir', chair, element: person.element(chair) });
  }

  /** Everybody puts an element into the bowl, the player on turn last: the roll can be asked for. */
  async #fillBowl(scene: Scene): Promise<void> {
    const { chair } = this.#mover;
    for (const one of [chairAt(1 - chair), chair])
      if (!this.#bowl.includes(one)) await this.#stir(scene, one);
  }

  get #bowl(): readonly Chair[] {
    return this.#state.ledger?.bowl.map(({ chair }) => chair) ?? [];
  }

  #command(): TableCommand {
    const { game } = this.#state;
    invariant(game !== null, 'the game has begun');
    const choice = choiceIn(game);
    if (choice.kind !== 'roll') return choice;
    const { mover, chair } = this.#mover;
    return { kind: 'roll', element: mover.element(chair), stirs: this.#bowl };
  }

  /** One command of the person on turn; the first of each kind is shown. */
  async #move(isShown: boolean): Promise<void> {
    const command = this.#command();
    const { kind } = command;
    const sceneFor = (scene: Scene): Scene =>
      isShown && !this.scenes.has(scene) ? scene : 'unshown';
    if (kind === 'roll') await this.#fillBowl(sceneFor('stir'));
    const isScene = kind === 'roll' || kind === 'place' || kind === 'take';
    await this.#do(isScene ? sceneFor(kind) : 'unshown', this.#mover.mover, this.#command());
  }

  async firstTurn(): Promise<void> {
    const { chair } = this.#mover;
    while (this.#mover.chair === chair) await this.#move(true);
  }

  /** A roll is sent, and the connection is lost before its answer comes. */
  async loseConnection(): Promise<void> {
    await this.#fillBowl('unshown');
    const { mover, chair } = this.#mover;
    const other = this.#besides(mover);
    const { seq } = this.#state;
    await other.until(() => other.view.told.chairs[chair]?.isHere === true);
    this.#tick();
    const message = mover.command(this.#command());
    mover.turnDeaf();
    mover.send(message);
    await other.until(() => other.view.state.seq > seq);
    await mover.hangUp();
    await other.untilTold(({ chairs }) => chairs[chair]?.isHere === false);
    this.#keep('lost', mover, other);
    await mover.connect();
    await mover.watch(this.#state.id);
    this.#keep('back', mover);
    const answer = await mover.ask(message);
    invariant(answer.kind === 'duplicate', 'what was done is not done again');
    this.#keep('twice', mover);
  }

  async playToTheEnd(): Promise<void> {
    while (phaseOf(this.#state) !== 'over') await this.#move(false);
    await this.#ada.request('GET', `/api/tables/${this.#state.id}/record`);
    this.#keep('record', this.#ada);
    for (const person of [this.#ada, this.#ben]) await person.hangUp();
  }
}

/** Plays the game at a server of its own; the same seed gives the same messages. */
export const playTranscript = (seed: string = SEED): Promise<Transcript> =>
  withFixedBytes(seed, async () => {
    let time = NOON;
    const house = await new TestHouse({ clock: clockAt(() => time) }).start();
    try {
      const play = new Play(house.base, () => {
        time += SECOND;
      });
      await play.arrive();
      await play.sitDown();
      await play.begin();
      await play.firstTurn();
      await play.loseConnection();
      await play.playToTheEnd();
      return play.scenes;
    } finally {
      await house.remove();
    }
  });
