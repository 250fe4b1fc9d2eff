import type { Consideration } from '@claim-it/ai';
import { supportsSimd } from '@claim-it/ai';
import type { Game } from '@claim-it/rules';
import type { AnalysisText } from '@claim-it/text';
import { sayAdvice } from '@claim-it/text/say';
import type { JSX } from 'preact';
import { sayUnanswered } from '../../kit/text/sayUnanswered.ts';
import { text } from '../../kit/text/texts.ts';
import type { Outlook } from './assay.ts';
import { Chances } from './chances.tsx';
import { Choices } from './choices.tsx';
import type { Desk } from './desk.ts';
import { doubtsAbout } from './doubts.ts';
import { resultAfter } from './resultFocus.ts';
import { RolloutBar } from './rolloutBar.tsx';
import { rankingOf } from './rollouts.ts';
import { namesIn, sayChoiceName, sayDoubt } from './words.ts';
import './resultSheet.css';

type Props = { readonly desk: Desk; readonly texts: AnalysisText };
type GameProps = Props & { readonly game: Game };

/** What the position is about, in one line. */
const headingOf = ({ result: say }: AnalysisText, game: Game, outlook: Outlook): string => {
  const { phase, seat, stakes } = game.turn;
  const player = namesIn(text(), game).player(seat);
  if (phase.kind === 'over') return say.over;
  if (phase.kind === 'toPlace') {
    const roll = text().words.roll(phase.roll);
    return outlook.kind === 'bust' ? say.bust(player, roll) : say.rolled(player, roll);
  }
  const isOpen = phase.kind === 'toDecide' && Object.keys(stakes).length > 0;
  return isOpen ? say.toDecide(player) : say.aboutToRoll(player);
};

const Doubts = ({ texts, game }: Omit<GameProps, 'desk'>): JSX.Element | null => {
  const doubts = doubtsAbout(game);
  if (doubts.length === 0) return null;
  const names = namesIn(text(), game);
  return (
    <div class="doubts">
      <p>
        <b>{texts.doubts.title}</b>
      </p>
      {doubts.map((doubt) => (
        <p key={'seat' in doubt ? doubt.seat : doubt.kind}>{sayDoubt(texts, names, doubt)}</p>
      ))}
      <p>{texts.doubts.still}</p>
    </div>
  );
};

const Considered = ({
  desk,
  texts,
  game,
  consideration,
}: GameProps & { readonly consideration: Consideration }): JSX.Element | null => {
  if (consideration.kind === 'over') return null;
  if (consideration.kind === 'aboutToRoll')
    return (
      <>
        <Chances {...{ desk, texts, game, before: consideration }} />
        <RolloutBar desk={desk} texts={texts} choices={[]} />
      </>
    );
  const { choices, advice } = consideration;
  const ranking = rankingOf(choices, desk.assay.rollout.value.estimates, game.turn.seat);
  const best = ranking.isRolledOut ? ranking.rows[0]?.choice : undefined;
  return (
    <>
      <p class="advice-line">
        {best === undefined
          ? sayAdvice(text(), advice, namesIn(text(), game))
          : texts.rollout.decides(sayChoiceName(texts, text(), best))}
      </p>
      <RolloutBar desk={desk} texts={texts} choices={choices} />
      <Choices {...{ desk, texts, game, ranking }} />
    </>
  );
};

const Findings = ({ desk, texts, game }: GameProps): JSX.Element => {
  const { result: say } = texts;
  const outlook = desk.assay.outlook.value;
  switch (outlook.kind) {
    case 'thinking':
      return <p class="thinking">{say.thinking}</p>;
    case 'failed':
      return (
        <div class="assay-problem" role="alert">
          <p>{sayUnanswered(say.failed)}</p>
          {supportsSimd() && (
            <button type="button" class="wood-button" onClick={resultAfter(desk.assay.retry)}>
              {say.retry}
            </button>
          )}
        </div>
      );
    case 'bust':
      return (
        <>
          <p>{say.bustLost(outlook.lost)}</p>
          <button type="button" class="wood-button" onClick={resultAfter(desk.bench.bust)}>
            {say.goOn}
          </button>
        </>
      );
    case 'over': {
      const { player } = namesIn(text(), game);
      return <p class="advice-line">{text().table.banner.wins(outlook.winners.map(player))}</p>;
    }
    case 'considered':
      return <Considered {...{ desk, texts, game }} consideration={outlook.consideration} />;
  }
};

/** The parchment beside the board: what every choice is worth. */
export const ResultSheet = ({ desk, texts }: Props): JSX.Element => {
  const game = desk.bench.game.value;
  return (
    <section class="sheet result-sheet" aria-label={texts.result.title}>
      <h2 tabIndex={-1}>{headingOf(texts, game, desk.assay.outlook.value)}</h2>
      <Doubts texts={texts} game={game} />
      <Findings desk={desk} texts={texts} game={game} />
    </section>
  );
};
