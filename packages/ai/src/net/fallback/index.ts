import type { Position } from '@claim-it/kernel';
import { maskOf, spacesIn } from '@claim-it/kernel';
import type { Brain, Candidate, Opinion, Rivals, Shares } from '../types.ts';
import type { Weights } from '../weights.ts';
import { WeightsFault } from '../weights.ts';
import { openWays, spreadOf, transposedSpace } from './board.ts';
import { stakeFeatures, startFeatures, surveysOf } from './features.ts';
import { logitsOf } from './net.ts';
import { busted, placed, taken } from './play.ts';
import type { Mind } from './playOut.ts';
import { luckOf, playOut } from './playOut.ts';
import { shapesFor } from './shape.ts';
import { finalShares } from './survey.ts';

const FLOOR = 0.01;

const mapMask = (mask: number, image: (space: number) => number): number =>
  maskOf(spacesIn(mask).map(image));

/** The position as one of the four symmetries shows it. */
const imageOf = (position: Position, symmetry: number): Position => {
  const turn = (space: number): number => (symmetry & 2 ? 35 - space : space);
  const image = (space: number): number => turn(symmetry & 1 ? transposedSpace(space) : space);
  const squatters = position.squatters.map((space) => (space === null ? null : image(space)));
  return {
    ...position,
    own: position.own.map((mask) => mapMask(mask, image)),
    claimed: mapMask(position.claimed, image),
    squats: mapMask(position.squats, image),
    stakedClaims: mapMask(position.stakedClaims, image),
    squatters: symmetry & 2 ? squatters.toReversed() : squatters,
  };
};

/** The symmetries from which a position is looked at: one, or all four and their mean. */
const ONE_VIEW = [0];
const ALL_VIEWS = [0, 1, 2, 3];

const averaged = (
  position: Position,
  symmetries: readonly number[],
  valueAt: (image: Position) => Shares,
): Shares => {
  const views = symmetries.map((symmetry) => valueAt(imageOf(position, symmetry)));
  return position.own.map((_, seat) =>
    views.reduce((sum, shares) => sum + (shares[seat] ?? 0) / views.length, 0),
  );
};

/** Shares by seat from the network's answer and a prior by seat. */
const sharesFrom = (logits: Float64Array, prior: Shares, mover: number): Shares => {
  const count = prior.length;
  const raw = prior.map(
    (share, seat) => share * Math.exp(logits[(seat - mover + count) % count] ?? 0),
  );
  const total = raw.reduce((sum, share) => sum + share, 0);
  return raw.map((share) => share / total);
};

const opinionOn = (candidates: readonly Candidate[], mover: number): Opinion => {
  const shares = candidates.flatMap(({ take, roll }) => [take[mover] ?? 0, roll[mover] ?? 0]);
  const best = shares.indexOf(Math.max(...shares));
  return { candidates, best: Math.max(0, best >> 1), takes: best % 2 === 0 };
};

type Thinker = Mind & { readonly decide: (position: Position) => Opinion };

const thinkerFor = (
  { players, values }: Weights,
  symmetries: readonly number[],
  rivals: Rivals,
): Thinker => {
  const { start, stake } = shapesFor(players);
  const kind = rivals === 'weaker' ? 1 : 0;

  const startValue = (position: Position): Shares => {
    if (position.left === 0) return finalShares(position);
    const prior = position.own.map((_, seat) => (position.departed.includes(seat) ? 0 : 1));
    return averaged(position, symmetries, (image) => {
      const { rows } = startFeatures(start, image, kind);
      return sharesFrom(logitsOf(values, start, rows, []), prior, position.mover);
    });
  };

  const rollValue = (position: Position, take: Shares, bust: Shares): Shares => {
    const { mover, departed } = position;
    const after = surveysOf(spreadOf(taken(position)), mover);
    const [mine, lost] = [take[mover] ?? 0, bust[mover] ?? 0];
    return averaged(position, symmetries, (image) => {
      const { rows, busts } = stakeFeatures(stake, image, after, kind);
      const odds = busts / 216;
      const prior = take.map((share, seat) =>
        departed.includes(seat) ? 0 : share + odds * ((bust[seat] ?? 0) - share) + FLOOR,
      );
      const inputs = [mine, lost, mine - lost, odds, odds * (mine - lost)];
      return sharesFrom(logitsOf(values, stake, rows, inputs), prior, mover);
    });
  };

  const candidateFor = (position: Position, space: number | null, bust: Shares): Candidate => {
    const take = startValue(taken(position));
    return { space, take, roll: rollValue(position, take, bust) };
  };

  const current = (position: Position): Candidate =>
    candidateFor(position, null, startValue(busted(position)));

  return {
    value: (position) =>
      position.squats + position.stakedClaims === 0 ? startValue(position) : current(position).roll,
    consider: (position, cls) => {
      const bust = startValue(busted(position));
      const candidates = openWays(spreadOf(position), cls).map(({ space, third }) =>
        candidateFor(placed(position, space, third), space, bust),
      );
      return opinionOn(candidates, position.mover);
    },
    decide: (position) => opinionOn([current(position)], position.mover),
  };
};

/** What plays where WebAssembly with SIMD does not run: the same values, without looking ahead. */
export const createFallbackBrain = (weights: Weights): Brain => {
  const { values, players } = weights;
  const wanted = shapesFor(players).weights;
  if (values.length !== wanted)
    throw new WeightsFault({ kind: 'otherNetwork', weights: values.length, wanted });
  const thinkers = {
    equal: thinkerFor(weights, ALL_VIEWS, 'equal'),
    weaker: thinkerFor(weights, ALL_VIEWS, 'weaker'),
  };
  const quick = thinkerFor(weights, ONE_VIEW, 'equal');
  return {
    ...{ weights, engine: 'javaScript', value: thinkers.equal.value },
    consider: (position, cls, _, { rivals = 'equal' } = {}) =>
      thinkers[rivals].consider(position, cls),
    decide: (position, _, { rivals = 'equal' } = {}) => thinkers[rivals].decide(position),
    luckOf: (position, cls) => luckOf(quick, position, cls),
    playOut: (position, first, seed) => playOut(quick, position, first, seed),
  };
};
