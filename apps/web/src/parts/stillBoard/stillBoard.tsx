import { Board } from '@claim-it/board';
import type { MatchSetup } from '@claim-it/client/model';
import type { Game } from '@claim-it/rules';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { boardModel } from '../../table/board/boardModel.ts';
import { namesAt } from '../../table/model/seats.ts';

type Props = { readonly game: Game; readonly setup: MatchSetup };

const ignore = (): void => undefined;

/** A board that is only looked at; when the game is over the winner's mine is outlined. */
export const StillBoard = ({ game, setup }: Props): JSX.Element => {
  const { phase } = game.turn;
  const model = boardModel(text().spaces, {
    game,
    names: namesAt(text(), setup),
    you: null,
    isOpen: false,
    keys: null,
    mineOf: phase.kind === 'over' ? (phase.winners[0] ?? null) : null,
  });
  return <Board model={model} onChoose={ignore} onRefused={ignore} />;
};
