import type { ReviewText } from '@claim-it/text';
import { text } from '../app/texts.ts';
import { TONES } from '../art/palette.ts';
import { drawBoard } from './pictureBoard.ts';
import { drawDice } from './pictureDice.ts';
import type { ReviewState } from './reviewState.ts';
import { colorsOf, namesIn, seatsIn } from './reviewState.ts';
import { sayResult, sayShort } from './sentences.ts';

const WIDTH = 1200;
const HEIGHT = 675;
const INK = '#2a190c';
const LEFT = 676;
const RIGHT = 1148;

type Pen = CanvasRenderingContext2D;

/** The page's own letters must be there before they are drawn. */
const loadLetters = (): Promise<unknown> =>
  Promise.all(
    ['800 30px Besley', '600 24px "Source Serif 4"', '900 30px Besley'].map((font) =>
      document.fonts.load(font),
    ),
  );

const write = (pen: Pen, words: string, font: string, x: number, y: number): void => {
  pen.font = font;
  pen.fillStyle = INK;
  pen.fillText(words, x, y, RIGHT - x);
};

/** Breaks words into lines no wider than the column; answers where the next line begins. */
const writeLines = (pen: Pen, words: string, font: string, top: number): number => {
  pen.font = font;
  pen.fillStyle = INK;
  let [line, y] = ['', top];
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (pen.measureText(longer).width > RIGHT - LEFT && line !== '') {
      pen.fillText(line, LEFT, y);
      y += 31;
      line = word;
    } else line = longer;
  }
  pen.fillText(line, LEFT, y);
  return y + 31;
};

const drawPaper = (pen: Pen): void => {
  pen.fillStyle = '#3d2110';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const paper = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  for (const [at, color] of [
    [0, '#f4e6c3'],
    [0.6, '#ecdcb5'],
    [1, '#dcc797'],
  ] as const)
    paper.addColorStop(at, color);
  pen.fillStyle = paper;
  pen.fillRect(16, 16, WIDTH - 32, HEIGHT - 32);
};

const drawChances = (pen: Pen, texts: ReviewText, review: ReviewState, top: number): void => {
  const shares = review.judged.peek()[review.at.peek()]?.shares;
  if (shares === undefined) return;
  const { player } = namesIn(text(), review.source);
  for (const [row, seat] of seatsIn(review).entries()) {
    const y = top + row * 44;
    const share = shares[seat] ?? 0;
    write(pen, player(seat), '700 22px Besley', LEFT, y + 20);
    pen.fillStyle = 'rgb(60 34 12 / 16%)';
    pen.fillRect(LEFT + 170, y + 2, 220, 22);
    pen.fillStyle = TONES[colorsOf(review)[seat] ?? 'green'].base;
    pen.fillRect(LEFT + 170, y + 2, 220 * share, 22);
    write(pen, texts.numbers.percent(share), '800 22px Besley', LEFT + 402, y + 21);
  }
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

const drawWords = (pen: Pen, texts: ReviewText, review: ReviewState): void => {
  const moment = review.moments[review.at.peek()];
  if (moment === undefined) return;
  const { player } = namesIn(text(), review.source);
  let y = writeLines(pen, sayResult(texts, review), '800 30px Besley', 76);
  const rolled = texts.moment.rolled(moment.turn, player(moment.seat), moment.roll);
  y = writeLines(pen, rolled, '600 24px "Source Serif 4"', y + 6) + 144;
  for (const line of choiceLines(texts, review))
    y = writeLines(pen, line, '600 24px "Source Serif 4"', y);
  drawChances(pen, texts, review, Math.max(y + 10, 430));
  write(pen, 'Claim It!', '800 22px Besley', LEFT, HEIGHT - 38);
};

/** The roll that is looked at as a picture: board, dice, chances and what was played; null where the browser cannot. */
const drawPicture = async (texts: ReviewText, review: ReviewState): Promise<Blob | null> => {
  await loadLetters();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  drawPaper(pen);
  await drawBoard(pen, texts, review);
  drawWords(pen, texts, review);
  const moment = review.moments[review.at.peek()];
  if (moment !== undefined) await drawDice(pen, moment.roll, LEFT, 150);
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
