import './cardPicture.css';
import { Marker } from '@claim-it/board';
import type { MatchPlayer } from '@claim-it/client/model';
import type { JSX } from 'preact';
import { Portrait } from '../../kit/bots/portrait.tsx';
import { Star, starsOf } from '../../kit/bots/stars.tsx';

/** A person's marker; a bot's face with its marker, or where there is no room for a face and a name of the level, its stars. */
export const CardPicture = ({ sitter }: { readonly sitter: MatchPlayer }): JSX.Element => {
  if (sitter.kind !== 'bot') return <Marker color={sitter.color} size={68} />;
  return (
    <span class="marker card-portrait">
      <Portrait level={sitter.level} size={68} />
      <Marker color={sitter.color} size={34} />
      <small class="card-stars">
        <Star />
        {starsOf(sitter.level)}
      </small>
    </span>
  );
};
