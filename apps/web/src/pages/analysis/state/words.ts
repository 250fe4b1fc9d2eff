import type { ChoiceName } from '@claim-it/ai';
import type { Game, Seat } from '@claim-it/rules';
import type { AnalysisText, Names, WebCatalog } from '@claim-it/text';
import { namesOf, say, sayFault } from '@claim-it/text/say';
import { language } from '../../../kit/navigation/navigation.ts';
import { sayNotice } from '../../../kit/text/sayNotice.ts';
import type { Doubt } from '../position/doubts.ts';
import type { EditorNotice } from '../position/editor.ts';
import type { ReadingRefusal } from '../position/reading.ts';

/** Players of a position have no names but their colors. */
export const namesIn = (text: Pick<WebCatalog, 'words'>, { setup }: Game): Names =>
  namesOf(text, setup.colors);

/** The same for the names of spaces, which say the color already. */
export const seatNames = (text: Pick<WebCatalog, 'words'>, game: Game): Names => ({
  ...namesIn(text, game),
  player: (seat: Seat) => text.words.seat(seat),
});

/** "Squatter 4 on 1,5, then roll" */
export const sayChoiceName = (
  { result }: AnalysisText,
  { words }: Pick<WebCatalog, 'words'>,
  { placement, then }: ChoiceName,
): string => {
  if (placement === null) return then === 'take' ? result.take : result.roll;
  const { stake, space } = placement;
  const marker = stake.kind === 'claim' ? words.claim : `${words.squatter} ${stake.number}`;
  const place = result.place(marker, words.space(space));
  const told = `${place}, ${then === 'take' ? result.thenTake : result.thenRoll}`;
  return told.charAt(0).toLocaleUpperCase(language.value) + told.slice(1);
};

/** Where and why a text cannot be read, with the field that is wrong. */
export const sayReading = (
  texts: AnalysisText,
  text: WebCatalog,
  refusal: ReadingRefusal,
): string => {
  const names = namesOf(text, []);
  switch (refusal.kind) {
    case 'nothing':
      return texts.paste.nothing;
    case 'tooLong':
      return texts.paste.tooLong;
    case 'record':
      return sayFault(text, refusal.fault, names);
    case 'link':
      return sayNotice(text, refusal.refusal);
    case 'position': {
      const { field, fault } = refusal;
      const where = field === null ? texts.paste.whole : texts.paste.fields[field];
      return `${where}: ${say(text.faults, fault.reason, names)}`;
    }
  }
};

export const sayEditorNotice = (
  texts: AnalysisText,
  text: WebCatalog,
  notice: EditorNotice,
  game: Game,
): string => {
  const { notices } = texts;
  switch (notice.kind) {
    case 'refused':
      return say(text.faults, notice.reason, namesIn(text, game));
    case 'dropped':
      return notices.dropped(notice.markers);
    case 'addressFaulty':
      return notices.addressFaulty(sayReading(texts, text, notice.refusal));
    case 'recordRead':
      return notices.recordRead(notice.moves);
    default:
      return notices[notice.kind];
  }
};

export const sayDoubt = ({ doubts }: AnalysisText, names: Names, doubt: Doubt): string =>
  doubt.kind === 'endTooEarly'
    ? doubts.endTooEarly(doubt.needed)
    : doubts[doubt.kind](names.player(doubt.seat), doubt.claims, doubt.needed);
