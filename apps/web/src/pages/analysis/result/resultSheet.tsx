import './result.css';
import type { Consideration, ConsideredChoice } from '@claim-it/ai';
import { shownShares, supportsSimd } from '@claim-it/ai';
import { Marker } from '@claim-it/board';
import type { Game } from '@claim-it/rules';
import { colorOf, seatsOf } from '@claim-it/rules';
import { sayAdvice } from '@claim-it/text/say';
import type { JSX } from 'preact';
import { PlateButton, WoodButton } from '../../../kit/controls/buttons.tsx';
import { DataTable } from '../../../kit/controls/dataTable.tsx';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { numbered, percent } from '../../../kit/text/numbers.ts';
import { sayUnanswered } from '../../../kit/text/sayUnanswered.ts';
import { text } from '../../../kit/text/texts.ts';
import { doubtsAbout } from '../position/doubts.ts';
import type { AnalysisProps } from '../state/analysisState.ts';
import type { PositionFinding, RolloutState } from '../state/evaluation.ts';
import { choiceKey, rankingOf, SHOWN_DIGITS, trialsIn } from '../state/rollouts.ts';
import { namesIn, sayChoiceName, sayDoubt } from '../state/words.ts';
import { Choices, resultAfter, SharedChance } from './choices.tsx';

type GameProps = AnalysisProps & { readonly game: Game };

/** What the position is about, in one line. */
const headingOf = (game: Game, finding: PositionFinding): string => {
  const { result: say } = analysis.text();
  const { phase, seat, stakes } = game.turn;
  const player = namesIn(game).player(seat);
  if (phase.kind === 'over') return text().table.banner.over;
  if (phase.kind === 'toPlace') {
    const roll = text().words.roll(phase.roll);
    return finding.kind === 'bust' ? say.bust(player, roll) : say.rolled(player, roll);
  }
  const isOpen = phase.kind === 'toDecide' && Object.keys(stakes).length > 0;
  return isOpen ? say.toDecide(player) : say.aboutToRoll(player);
};

const Doubts = ({ game }: { readonly game: Game }): JSX.Element | null => {
  const { doubts: say } = analysis.text();
  const doubts = doubtsAbout(game);
  if (doubts.length === 0) return null;
  const names = namesIn(game);
  return (
    <div class="doubts">
      <p>
        <b>{say.title}</b>
      </p>
      {doubts.map((doubt) => (
        <p key={'seat' in doubt ? doubt.seat : doubt.kind}>{sayDoubt(names, doubt)}</p>
      ))}
      <p>{say.still}</p>
    </div>
  );
};

const labelOf = (kind: RolloutState['kind'], ticked: number, all: number): string => {
  const { rollout: say } = analysis.text();
  if (kind === 'running') return say.stop;
  if (kind === 'stopped' || kind === 'done') return say.goOn;
  if (all === 0) return say.title;
  return ticked === 0 ? say.all : say.picked(ticked);
};

type RolloutProps = AnalysisProps & {
  /** None where the position itself is rolled out. */
  readonly choices: readonly ConsideredChoice[];
};

/** Starts, stops and counts the games that are played to their end. */
const RolloutBar = ({ state, choices }: RolloutProps): JSX.Element => {
  const { rollout: say } = analysis.text();
  const { rollout, startRollout, stopRollout } = state.evaluation;
  const { kind, estimates } = rollout.value;
  const ticked = choices.filter((choice) => state.ticked.value.has(choiceKey(choice)));
  const press = (): void => {
    if (kind === 'running') stopRollout();
    else startRollout(ticked.length === 0 ? null : ticked);
  };
  return (
    <div class="rollout-bar in-row">
      <PlateButton onPress={press}>{labelOf(kind, ticked.length, choices.length)}</PlateButton>
      {kind === 'idle' ? (
        <p class="faint">{say.line}</p>
      ) : (
        <p class="rollout-count">{say.trials(numbered(trialsIn(estimates)))}</p>
      )}
      {kind === 'failed' && (
        <p class="problem-line" role="alert">
          {sayUnanswered(say.failed)}
        </p>
      )}
    </div>
  );
};

type AboutToRoll = Extract<Consideration, { kind: 'aboutToRoll' }>;

/** The chances of all players while one is about to roll, and what the dice may do. */
const Chances = ({
  state,
  game,
  before,
}: GameProps & { readonly before: AboutToRoll }): JSX.Element => {
  const { result: say } = analysis.text();
  const names = namesIn(game);
  const estimate = state.evaluation.rollout.value.estimates.get(choiceKey(null));
  const shares = shownShares(before.shares, SHOWN_DIGITS);
  const players = seatsOf(game).map((seat) => ({
    key: seat,
    cells: [
      <span key="who" class="marked-name one-row">
        <Marker color={colorOf(game, seat)} size={26} />
        {names.player(seat)}
      </span>,
      <SharedChance key="chance" share={shares[seat] ?? 0} estimate={estimate?.shares[seat]} />,
    ] as const,
  }));
  const survival = before.survival.map(({ ways, of }, at) => ({
    key: of,
    cells: [say.rolls(at + 1), <b key="chance">{percent(ways / of, 1)}</b>] as const,
  }));
  return (
    <>
      <DataTable
        look="chances"
        caption={say.chances}
        columns={[text().table.end.player, say.chance]}
        hasHiddenColumns={true}
        rows={players}
      />
      <p class="next-bust">
        {say.nextBust}
        {text().words.colon}
        <b>{say.of216(before.busts)}</b>
      </p>
      <DataTable look="chances" caption={say.survival} rows={survival} />
      <p class="choices-line faint">{say.survivalLine}</p>
    </>
  );
};

const Considered = ({
  consideration,
  ...props
}: GameProps & { readonly consideration: Consideration }): JSX.Element | null => {
  const { state, game } = props;
  if (consideration.kind === 'over') return null;
  if (consideration.kind === 'aboutToRoll')
    return (
      <>
        <Chances {...props} before={consideration} />
        <RolloutBar state={state} choices={[]} />
      </>
    );
  const { choices, advice } = consideration;
  const ranking = rankingOf(choices, state.evaluation.rollout.value.estimates, game.turn.seat);
  const best = ranking.isRolledOut ? ranking.rows[0]?.choice : undefined;
  return (
    <>
      <p class="advice-line">
        {best === undefined
          ? sayAdvice(text(), advice, namesIn(game))
          : analysis.text().rollout.decides(sayChoiceName(best))}
      </p>
      <RolloutBar state={state} choices={choices} />
      <Choices {...props} ranking={ranking} />
    </>
  );
};

const Findings = (props: GameProps): JSX.Element => {
  const { state, game } = props;
  const { result: say } = analysis.text();
  const finding = state.evaluation.finding.value;
  switch (finding.kind) {
    case 'thinking':
      return <p class="thinking">{say.thinking}</p>;
    case 'failed':
      return (
        <div class="problem-line stacked" role="alert">
          <p>{sayUnanswered(say.failed)}</p>
          {supportsSimd() && (
            <WoodButton onPress={resultAfter(state.evaluation.retry)}>
              {text().pages.frame.again}
            </WoodButton>
          )}
        </div>
      );
    case 'bust':
      return (
        <>
          <p>{say.bustLost(finding.lost)}</p>
          <WoodButton onPress={resultAfter(state.editor.bust)}>{say.goOn}</WoodButton>
        </>
      );
    case 'over': {
      const { player } = namesIn(game);
      return <p class="advice-line">{text().table.banner.wins(finding.winners.map(player))}</p>;
    }
    case 'considered':
      return <Considered {...props} consideration={finding.consideration} />;
  }
};

/** The parchment beside the board: what every choice is worth. */
export const ResultSheet = ({ state }: AnalysisProps): JSX.Element => {
  const game = state.editor.game.value;
  return (
    <section class="sheet result-sheet" aria-label={analysis.text().result.title}>
      <h2 tabIndex={-1}>{headingOf(game, state.evaluation.finding.value)}</h2>
      <Doubts game={game} />
      <Findings state={state} game={game} />
    </section>
  );
};
