import { shownShares } from '@claim-it/ai';
import { TONES } from '@claim-it/board';
import { download } from '../../../kit/controls/download.ts';
import { text } from '../../../kit/text/texts.ts';
import type { Pen } from '../../../parts/picture/drawn.ts';
import { pictureOf } from '../../../parts/picture/drawn.ts';
import type { ReviewProps } from '../state/reviewState.ts';
import { colorAt, namesIn, seatsIn } from '../state/reviewState.ts';
import { sayResult, sayShort } from '../state/sentences.ts';
import { drawBoard, drawDice } from './pictureBoard.ts';
import type { PictureContent } from './pictureLayout.ts';
import { fontOf, layPicture, PICTURE } from './pictureLayout.ts';

/** The fonts of the page must be there before they are drawn. */
const FONTS = [fontOf('result'), fontOf('words'), fontOf('name'), '900 30px Besley'];

const drawPaper = (pen: Pen): void => {
  pen.fillStyle = '#3d2110';
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const paper = pen.createLinearGradient(0, 0, PICTURE.width, PICTURE.height);
  paper.addColorStop(0, '#f4e6c3');
  paper.addColorStop(0.6, '#ecdcb5');
  paper.addColorStop(1, '#dcc797');
  pen.fillStyle = paper;
  pen.fillRect(16, 16, PICTURE.width - 32, PICTURE.height - 32);
};

const choiceLines = ({ texts, review }: ReviewProps): readonly string[] => {
  const decision = review.judged.peek()[review.at.peek()]?.decision ?? null;
  const [best, played] = [decision?.candidates[0], decision?.candidates[decision.played]];
  if (decision === null || best === undefined || played === undefined) return [];
  const { colon } = text().words;
  const line = (name: string, one: typeof best): string =>
    `${name}${colon}${sayShort(texts, one)}, ${texts.numbers.percent(one.shares[decision.seat] ?? 0)}`;
  const { moment: say } = texts;
  if (decision.played === 0) return [line(say.playedBest, best)];
  const lost = texts.numbers.signed(-review.loss.peek());
  return [line(say.best, best), line(say.played, played), `${say.givenAway}${colon}${lost}`];
};

const chancesIn = ({ texts, review }: ReviewProps): PictureContent['chances'] => {
  const shares = review.judged.peek()[review.at.peek()]?.shares;
  const { player } = namesIn(text(), review);
  if (shares === undefined) return [];
  const shown = shownShares(shares, 0);
  return seatsIn(review).map((seat) => ({
    name: player(seat),
    percent: texts.numbers.percent(shown[seat] ?? 0),
    share: shares[seat] ?? 0,
  }));
};

/** Everything beside the board. */
const drawColumn = async (pen: Pen, props: ReviewProps): Promise<void> => {
  const { texts, review } = props;
  const roll = review.rolls[review.at.peek()];
  if (roll === undefined) return;
  const name = namesIn(text(), review).player(roll.seat);
  const chances = chancesIn(props);
  const content: PictureContent = {
    result: sayResult(props),
    rolled: texts.moment.rolled(roll.turn, name, roll.roll),
    choices: choiceLines(props),
    chances,
    wordmark: 'Claim It!',
  };
  const { written, dice, bars } = layPicture(content, (words, font) => {
    pen.font = font;
    return pen.measureText(words).width;
  });
  for (const seat of seatsIn(review)) {
    const bar = bars[seat];
    if (bar === undefined) continue;
    pen.fillStyle = 'rgb(60 34 12 / 16%)';
    pen.fillRect(bar.x, bar.y, bar.width, bar.height);
    pen.fillStyle = TONES[colorAt(review, seat)].base;
    pen.fillRect(bar.x, bar.y, bar.width * (chances[seat]?.share ?? 0), bar.height);
  }
  pen.fillStyle = '#2a190c';
  for (const { words, font, box, baseline } of written) {
    pen.font = font;
    pen.fillText(words, box.x, baseline);
  }
  await drawDice(pen, roll.roll, dice);
};

/** The roll that is looked at as a picture: board, dice, chances and what was played; null where the browser cannot. */
const drawPicture = (props: ReviewProps): Promise<Blob | null> =>
  pictureOf(PICTURE, FONTS, async (pen) => {
    drawPaper(pen);
    await drawBoard(pen, props);
    await drawColumn(pen, props);
  });

/** Saves the picture as a file; false where it cannot be made. */
export const savePicture = async (props: ReviewProps): Promise<boolean> => {
  const picture = await drawPicture(props).catch(() => null);
  if (picture !== null) download(`claim-it-${props.review.at.peek() + 1}.png`, picture);
  return picture !== null;
};
