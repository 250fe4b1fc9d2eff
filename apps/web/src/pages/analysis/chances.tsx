import type { Consideration } from '@claim-it/ai';
import { Marker } from '@claim-it/board';
import type { Game } from '@claim-it/rules';
import { seatsOf } from '@claim-it/rules';
import type { AnalysisText } from '@claim-it/text';
import type { JSX } from 'preact';
import { percent } from '../../kit/text/numbers.ts';
import { text } from '../../kit/text/texts.ts';
import type { Desk } from './desk.ts';
import { choiceKey } from './rollouts.ts';
import { SharedChance } from './sharedChance.tsx';
import { namesIn } from './words.ts';
import './chances.css';

type AboutToRoll = Extract<Consideration, { kind: 'aboutToRoll' }>;

type Props = {
  readonly desk: Desk;
  readonly texts: AnalysisText;
  readonly game: Game;
  readonly before: AboutToRoll;
};

const Survival = ({ texts, before }: Pick<Props, 'texts' | 'before'>): JSX.Element => {
  const { result: say } = texts;
  return (
    <table class="survival">
      <caption>{say.survival}</caption>
      <tbody>
        {before.survival.map(({ ways, of }, at) => (
          <tr key={of}>
            <th scope="row">{say.rolls(at + 1)}</th>
            <td>
              <b>{percent(ways / of, 1)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Everybody's chances while somebody is about to roll, and what the dice may do. */
export const Chances = ({ desk, texts, game, before }: Props): JSX.Element => {
  const { result: say } = texts;
  const names = namesIn(text(), game);
  const estimate = desk.assay.rollout.value.estimates.get(choiceKey(null));
  return (
    <>
      <table class="chances">
        <caption>{say.chances}</caption>
        <thead class="spoken-only">
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.chance}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(game).map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <Marker color={game.setup.colors[seat] ?? 'green'} size={26} />
                {names.player(seat)}
              </th>
              <td>
                <SharedChance share={before.shares[seat] ?? 0} estimate={estimate?.shares[seat]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="next-bust">
        {say.nextBust}: <b>{say.of216(before.odds.busts)}</b>
      </p>
      <Survival texts={texts} before={before} />
      <p class="choices-line">{say.survivalLine}</p>
    </>
  );
};
