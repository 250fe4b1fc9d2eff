import type { Replay, ReplayStep } from '@claim-it/rules';
import { colorOf, formatPosition, formatResult, isOver, leaders, standings } from '@claim-it/rules';
import { drawn } from '@claim-it/testkit';

/** The last step of every line of a record. */
const lastOfEachLine = (steps: readonly ReplayStep[]): readonly ReplayStep[] =>
  steps.filter((step, index) => steps[index + 1]?.line !== step.line);

const callOf = ({ events }: ReplayStep): string =>
  events.some(({ kind }) => kind === 'lastRoundCalled') ? '  last round!' : '';

/** A replayed record as readable text: each line with the position after it, then the final board and scores. */
export const transcriptOf = (source: string, { steps, end, record }: Replay): string => {
  const sourceLines = source.split('\n');
  const turns = lastOfEachLine(steps).flatMap((step) => [
    `${sourceLines[step.line - 1]}${callOf(step)}`,
    `    ${formatPosition(step.game)}`,
  ]);
  const scores = standings(end).map(
    ({ seat, group, claims, spaces }) =>
      `${colorOf(end, seat)}: group ${group}, claims ${claims}, spaces ${spaces}`,
  );
  const winners = isOver(end) ? leaders(end) : null;
  const result = `result: ${formatResult(record.setup, winners)}`;
  return `${[...turns, '', drawn(end), '', ...scores, result].join('\n')}\n`;
};
