import { TONES } from '@claim-it/board';
import type { ReviewText } from '@claim-it/text';
import { text } from '../../kit/text/texts.ts';
import type { Moment } from '../../parts/record/moments.ts';
import { drawBoard } from './pictureBoard.ts';
import { drawDice } from './pictureDice.ts';
import type { Box } from './pictureImage.ts';
import type { Measure, PictureContent } from './pictureLayout.ts';
import { fontOf, layPicture, PICTURE } from './pictureLayout.ts';
import type { ReviewState } from './reviewState.ts';
import { colorsOf, namesIn, seatsIn } from './reviewState.ts';
import { sayResult, sayShort } from './sentences.ts';

const INK = '#2a190c';

type Pen = CanvasRenderingContext2D;
type Colors = ReturnType<typeof colorsOf>;

/** The page's own letters must be there before they are drawn. */
const loadLetters = (): Promise<unknown> =>
  Promise.all(
    [fontOf('result'), fontOf('words'), fontOf('name'), '900 30px Besley'].map((font) =>
      document.fonts.load(font),
    ),
  );

const drawPaper = (pen: Pen): void => {
  pen.fillStyle = '#3d2110';
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const paper = pen.createLinearGradient(0, 0, PICTURE.width, PICTURE.height);
  for (const [at, color] of [
    [0, '#f4e6c3'],
    [0.6, '#ecdcb5'],
    [1, '#dcc797'],
  ] as const)
    paper.addColorStop(at, color);
  pen.fillStyle = paper;
  pen.fillRect(16, 16, PICTURE.width - 32, PICTURE.height - 32);
};

const choiceLines = (texts: ReviewText, review: ReviewState): readonly string[] => {
  const decision = review.judged.peek()[review.at.peek()]?.decision ?? null;
  const [best, played] = [decision?.candidates[0], decision?.candidates[decision.played]];
  if (decision === null || best === undefined || played === undefined) return [];
  const line = (name: string, one: typeof best): string =>
    `${name}: ${sayShort(texts, one)}, ${texts.numbers.percent(one.shares[decision.seat] ?? 0)}`;
  const { moment: say } = texts;
  if (decision.played === 0) return [line(say.playedBest, best)];
  const lost = texts.numbers.signed(-review.loss.peek());
  return [line(say.best, best), line(say.played, played), `${say.givenAway}: ${lost}`];
};

const chancesIn = (texts: ReviewText, review: ReviewState): PictureContent['chances'] => {
  const shares = review.judged.peek()[review.at.peek()]?.shares;
  const { player } = namesIn(text(), review.source);
  if (shares === undefined) return [];
  return seatsIn(review).map((seat) => {
    const share = shares[seat] ?? 0;
    return { name: player(seat), percent: texts.numbers.percent(share), share };
  });
};

const contentOf = (texts: ReviewText, review: ReviewState, moment: Moment): PictureContent => ({
  result: sayResult(texts, review),
  rolled: texts.moment.rolled(
    moment.turn,
    namesIn(text(), review.source).player(moment.seat),
    moment.roll,
  ),
  choices: choiceLines(texts, review),
  chances: chancesIn(texts, review),
  wordmark: 'Claim It!',
});

const measureWith =
  (pen: Pen): Measure =>
  (words, font) => {
    pen.font = font;
    return pen.measureText(words).width;
  };

const drawBars = (pen: Pen, { chances }: PictureContent, bars: readonly Box[], seats: Colors) => {
  for (const [seat, { x, y, width, height }] of bars.entries()) {
    pen.fillStyle = 'rgb(60 34 12 / 16%)';
    pen.fillRect(x, y, width, height);
    pen.fillStyle = TONES[seats[seat] ?? 'green'].base;
    pen.fillRect(x, y, width * (chances[seat]?.share ?? 0), height);
  }
};

/** Everything beside the board. */
const drawColumn = async (pen: Pen, texts: ReviewText, review: ReviewState): Promise<void> => {
  const moment = review.moments[review.at.peek()];
  if (moment === undefined) return;
  const content = contentOf(texts, review, moment);
  const { written, dice, bars } = layPicture(content, measureWith(pen));
  drawBars(pen, content, bars, colorsOf(review));
  pen.fillStyle = INK;
  for (const { words, font, box, baseline } of written) {
    pen.font = font;
    pen.fillText(words, box.x, baseline);
  }
  await drawDice(pen, moment.roll, dice);
};

/** The roll that is looked at as a picture: board, dice, chances and what was played; null where the browser cannot. */
const drawPicture = async (texts: ReviewText, review: ReviewState): Promise<Blob | null> => {
  await loadLetters();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PICTURE.width, PICTURE.height];
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  drawPaper(pen);
  await drawBoard(pen, texts, review);
  await drawColumn(pen, texts, review);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};

/** Lets the browser keep the picture as a file; false where it cannot be made. */
export const savePicture = async (texts: ReviewText, review: ReviewState): Promise<boolean> => {
  const picture = await drawPicture(texts, review).catch(() => null);
  if (picture === null) return false;
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = `claim-it-${review.at.peek() + 1}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return true;
};
