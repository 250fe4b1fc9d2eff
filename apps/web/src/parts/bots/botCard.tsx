import './gallery.css';
import type { Level } from '@claim-it/ai';
import type { JSX } from 'preact';
import { Portrait } from '../../kit/bots/portrait.tsx';
import { Stars, starsOf } from '../../kit/bots/stars.tsx';
import { bots } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import type { Against } from '../results/against.ts';

type Props = {
  readonly level: Level;
  /** How the people here did against it; left out where that is not known. */
  readonly against?: Against | null;
};

/** What there is to know about a bot: strength, name, stars, manner, what it says, and how one did against it. */
export const BotFacts = ({ level, against }: Props): JSX.Element => {
  const say = bots.text();
  const { name, level: strength } = text().bots[level];
  const { manner, says } = say.characters[level];
  return (
    <>
      <h3>{strength}</h3>
      <p class="bot-name">{name}</p>
      <Stars level={level} label={say.strength(starsOf(level))} />
      <p class="bot-manner">{manner}</p>
      <q class="bot-says">{says}</q>
      {against !== undefined && (
        <p class="bot-record">
          {against === null ? say.notMet : say.record(against.won, against.played)}
        </p>
      )}
    </>
  );
};

/** The chosen bot: a large face, and what there is to know. */
export const BotCard = (props: Props): JSX.Element => (
  <div class="bot-card">
    <Portrait key={props.level} level={props.level} size={152} />
    <div>
      <BotFacts {...props} />
    </div>
  </div>
);
