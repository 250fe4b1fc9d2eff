import { Marker, ThreeDice } from '@claim-it/board';
import type { MatchPlayer } from '@claim-it/client/model';
import type { Roll } from '@claim-it/rules';
import { sumOf } from '@claim-it/rules';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { Moment } from '../stage/moment.ts';
import { ROLL_OFF, roundsOf } from '../stage/tempo.ts';

type Props = {
  readonly moment: Extract<Moment, { kind: 'rollOff' }>;
  readonly sitters: readonly MatchPlayer[];
};

type Line = {
  readonly sitter: MatchPlayer;
  readonly roll: Roll;
  readonly isFirst: boolean;
  /** When the dice leave the hand, and when they come to rest. */
  readonly starts: number;
  readonly lies: number;
};

/** When each throw of a round falls, if the whole takes `ms`. */
export const linesOf = ({ moment: { throws, ms }, sitters }: Props): readonly Line[] => {
  const { tumble, stagger, read, hold } = ROLL_OFF;
  const rounds = roundsOf(throws);
  let at = 0;
  const lines = rounds.flatMap((round, index) => {
    const begun = at;
    at += tumble + stagger * (round.length - 1) + read;
    return round.flatMap(({ sitter: number, roll }, place) => {
      const sitter = sitters[number];
      if (sitter === undefined) return [];
      const starts = begun + stagger * place;
      const isFirst = index === rounds.length - 1 && number === 0;
      return [{ sitter, roll, isFirst, starts, lies: starts + tumble }];
    });
  });
  const scale = ms / (at + hold);
  return lines.map((line) => ({ ...line, starts: line.starts * scale, lies: line.lies * scale }));
};

const Thrown = ({ sitter, roll, isFirst, starts, lies }: Line): JSX.Element => (
  <li
    class={isFirst ? 'thrown first' : 'thrown'}
    data-color={sitter.color}
    style={{ '--starts': `${starts}ms`, '--lies': `${lies}ms` }}
  >
    <Marker color={sitter.color} size={36} />
    <span class="thrown-name">{sitter.name || text().words.colors[sitter.color]}</span>
    <span class="thrown-dice" style={{ animationDuration: `${lies - starts}ms` }}>
      <ThreeDice roll={roll} size={22} />
    </span>
    <b class="thrown-sum">{sumOf(roll)}</b>
  </li>
);

/** All players roll for the first turn; the sitters are in turn order, so the first of them begins. */
export const RollOff = (props: Props): JSX.Element => {
  const { banner } = text().table;
  const { moments } = text().spaces;
  const lines = linesOf(props);
  const [first] = props.sitters;
  const lies = Math.max(...lines.map((line) => line.lies));
  return (
    <div class="roll-off sheet">
      <h2>{banner.whoBegins}</h2>
      <ol>
        {lines.map((line, index) => (
          <Thrown key={index} {...line} />
        ))}
      </ol>
      <p class="begins" style={{ '--lies': `${lies}ms` }}>
        {first && moments.rollOffFirst(first.name || text().words.colors[first.color])}
      </p>
      <p class="go-on">{moments.goOn}</p>
    </div>
  );
};
