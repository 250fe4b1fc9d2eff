import type { OnlineTable, SpokenLine } from '@claim-it/client/online';
import { spokenAt } from '@claim-it/client/online';
import { mute, muted, settings, unmute } from '@claim-it/client/storage';
import type { Emote, Phrase } from '@claim-it/protocol';
import { EMOTES, PHRASES } from '@claim-it/protocol';
import { online } from '../../../kit/text/lazyTexts.ts';

type Seen = Pick<OnlineTable, 'about'>;

const personOn = ({ about }: Seen, chair: number): string | null =>
  about.value?.you.people?.[chair] ?? null;

export const isMuted = (table: Seen, chair: number): boolean => {
  const person = personOn(table, chair);
  return person !== null && muted.value.some((one) => one.person === person);
};

export const isBlocked = ({ about }: Seen, chair: number): boolean =>
  about.value?.you.blocked?.some((one) => one === chair) === true;

export const switchMute = (table: Seen, chair: number, name: string): void => {
  const person = personOn(table, chair);
  if (person === null) return;
  if (isMuted(table, chair)) unmute(person);
  else mute({ person, name });
};

/** Whether something that was said is shown on this device. */
export const isHeard = (
  table: Seen,
  { chair, said }: Pick<SpokenLine, 'chair' | 'said'>,
): boolean => {
  if (isMuted(table, chair) || isBlocked(table, chair)) return false;
  return said.kind === 'saying' || settings.value.freeText;
};

const phraseFor = (saying: string): Phrase | null => PHRASES.find((one) => one === saying) ?? null;
export const emoteFor = (saying: string): Emote | null =>
  EMOTES.find((one) => one === saying) ?? null;

/** A message, for each reader in their own language. */
export const saySpoken = ({ said }: Pick<SpokenLine, 'said'>, name: string): string => {
  const { talk: say } = online.text();
  if (said.kind === 'deleted') return say.says(name, say.deleted);
  if (said.kind === 'text') return say.says(name, said.text);
  const phrase = phraseFor(said.saying);
  if (phrase !== null) return say.says(name, say.phrases[phrase]);
  const emote = emoteFor(said.saying);
  return emote === null ? '' : say.does(name, say.emotes[emote]);
};

/** When another person last sent a message that this device shows; 0 if none has. */
export const lastHeard = (table: Pick<OnlineTable, 'about' | 'log' | 'lines'>): number => {
  const own = table.about.value?.you.chairs ?? [];
  const isNews = (one: SpokenLine): boolean =>
    isHeard(table, one) && !own.some((chair) => chair === one.chair);
  return spokenAt(table).findLast(isNews)?.at ?? 0;
};
