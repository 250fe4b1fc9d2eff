import type { Hash } from '@claim-it/fairness';
import type { TableHeader } from '@claim-it/protocol';
import { HEADER_VERSION } from '@claim-it/protocol';

/** A tip for tables whose dice are never opened. */
export const TIP: Hash = 'A'.repeat(43) as Hash;

/** A private table without a clock, where bots may join. */
export const headerFor = (chairs: number): TableHeader => ({
  version: HEADER_VERSION,
  variant: 'standard',
  chairs,
  pace: { kind: 'none' },
  onSkip: 'take',
  patience: 120,
  onLeaving: { kind: 'bot', level: 'miner' },
  isReadyAsked: false,
  mayReplaceBots: true,
  isListed: false,
  isFreeTextAllowed: false,
  houseTip: TIP,
});
