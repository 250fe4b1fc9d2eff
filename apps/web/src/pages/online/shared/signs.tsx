import type { Emote } from '@claim-it/protocol';
import type { JSX } from 'preact';

/** Sealing wax with a check; a crack where the proof does not fit. */
export const WaxSeal = ({ isBroken }: { readonly isBroken: boolean }): JSX.Element => (
  <svg class="art wax" viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
    <path
      fill="#9d1f19"
      stroke="#4a0d06"
      stroke-width="1.500"
      d="M20 1.5c3 0 4 2 6.500 2.600s4.600-.3 6.500 1.900.9 4.500 2 6.700 3.500 3.300 3.500 6.300-2 4-2.600 6.500.3 4.600-1.900 6.500-4.500.9-6.700 2-3.300 4-6.800 4-4.500-2.500-7-3.100-4.600.3-6.500-1.900-.9-4.500-2-6.700S1.500 23 1.500 20s2-4 2.600-6.500-.3-4.600 1.900-6.500 4.500-.9 6.700-2S17 1.500 20 1.500z"
    />
    <circle cx="20" cy="20" r="12.500" fill="#b93523" stroke="#7d1710" stroke-width="1.500" />
    <path
      class="wax-sign"
      fill="none"
      stroke="#fff3dc"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
      d={isBroken ? 'M15 15l10 10M25 15 15 25' : 'M13.500 20.500l4.500 5 8.500-10.500'}
    />
  </svg>
);

/** Two speech balloons. */
export const TalkSign = (): JSX.Element => (
  <svg class="art icon talk-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 4.500h13v8.500H9l-3.500 3.500V13H3zM18.500 9H21v8.500h-2V21l-3.500-3.500H10" />
  </svg>
);

/** Faces by one pen: eyes, mouth, and what belongs to them. */
const FACES: Readonly<Record<Emote, string>> = {
  smile: 'M8.500 9.500v.6M15.500 9.500v.6M7.500 14c1.500 3.500 7.500 3.500 9 0',
  laugh:
    'M7.500 10.500l1.500-1.500 1.500 1.500M13.500 10.500l1.500-1.500 1.500 1.500M7.500 13.500h9c-.5 5.500-8.500 5.500-9 0z',
  wow: 'M8.500 8.500v1.200M15.500 8.500v1.200M12 13a2.300 2.600 0 1 0 0 5.200 2.300 2.600 0 0 0 0-5.200z',
  sad: 'M8.500 9.500v.6M15.500 9.500v.6M8 17c1.500-3 6.500-3 8 0',
  clap: 'M8 17.500l-1.500-6 2-.5 1 3.500L9 8l1.800-.4 1.200 5M16 17.500l1.500-6-2-.5-1 3.500.5-6.500-1.800-.4-1.200 5M12 12.500v5.500',
  cheer:
    'M8.500 10v.6M15.500 10v.6M9 14.500h6c-.3 3.500-5.700 3.500-6 0zM6 7l-1.500-2M18 7l1.500-2M12 6V3.800',
  think: 'M8.500 9.500v.6M15.500 8.500v.6M9 15.500c2-1 4-1 6 .5M9.500 19.500c.5-2 2-2.500 3.500-2',
  gold: 'M5.500 15.500l3-6h7l3 6zM8.500 9.500l1.500 6M15.500 9.500l-1.500 6M12 6.500V5M7 7.500 6 6.500M17 7.500l1-1',
};

export const Face = ({ emote }: { readonly emote: Emote }): JSX.Element => (
  <svg class="art face" viewBox="0 0 24 24" width="38" height="38" aria-hidden="true">
    <circle cx="12" cy="12" r="10.700" />
    <path d={FACES[emote]} />
  </svg>
);
