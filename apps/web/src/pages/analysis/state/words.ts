import type { ChoiceName } from '@claim-it/ai';
import type { Game, Seat } from '@claim-it/rules';
import type { Names } from '@claim-it/text';
import { namesOf, say, sayFault } from '@claim-it/text/say';
import { language } from '../../../kit/navigation/navigation.ts';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../../kit/text/sayNotice.ts';
import { text } from '../../../kit/text/texts.ts';
import type { Doubt } from '../position/doubts.ts';
import type { EditorNotice } from '../position/editor.ts';
import type { ReadingRefusal } from '../position/reading.ts';

/** Players of a position have no names but their colors. */
export const namesIn = ({ setup }: Game): Names => namesOf(text(), setup.colors);

/** The same for the names of spaces, which say the color already. */
export const seatNames = (game: Game): Names => ({
  ...namesIn(game),
  player: (seat: Seat) => text().words.seat(seat),
});

/** "Squatter 4 on 1,5, then roll" */
export const sayChoiceName = ({ placement, then }: ChoiceName): string => {
  const { result } = analysis.text();
  const { words, table } = text();
  if (placement === null) return then === 'take' ? table.help.take : result.roll;
  const { stake, space } = placement;
  const marker = stake.kind === 'claim' ? words.claim : `${words.squatter} ${stake.number}`;
  const place = result.place(marker, words.space(space));
  const told = `${place}, ${then === 'take' ? result.thenTake : result.thenRoll}`;
  return told.charAt(0).toLocaleUpperCase(language.value) + told.slice(1);
};

/** Where and why a text cannot be read, with the field that is wrong. */
export const sayReading = (refusal: ReadingRefusal): string => {
  const { paste } = analysis.text();
  const names = namesOf(text(), []);
  switch (refusal.kind) {
    case 'nothing':
    case 'tooLong':
      return paste[refusal.kind];
    case 'record':
      return sayFault(text(), refusal.fault, names);
    case 'link':
      return sayNotice(text(), refusal.refusal);
    case 'position': {
      const { field, fault } = refusal;
      const where = field === null ? paste.whole : paste.fields[field];
      return `${where}${text().words.colon}${say(text().faults, fault.reason, names)}`;
    }
  }
};

export const sayEditorNotice = (notice: EditorNotice, game: Game): string => {
  const { notices } = analysis.text();
  switch (notice.kind) {
    case 'refused':
      return say(text().faults, notice.reason, namesIn(game));
    case 'dropped':
      return notices.dropped(notice.markers);
    case 'addressFaulty':
      return notices.addressFaulty(sayReading(notice.refusal));
    case 'recordRead':
      return notices.recordRead(notice.moves);
    default:
      return { ...text().table.menu, ...notices }[notice.kind];
  }
};

export const sayDoubt = (names: Names, doubt: Doubt): string => {
  const { doubts } = analysis.text();
  return doubt.kind === 'endTooEarly'
    ? doubts.endTooEarly(doubt.needed)
    : doubts[doubt.kind](names.player(doubt.seat), doubt.claims, doubt.needed);
};
