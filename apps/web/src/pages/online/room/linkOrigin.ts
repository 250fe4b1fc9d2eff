import { readAddresses } from '@claim-it/client/online';
import type { Addresses } from '@claim-it/protocol';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What links begin with. */
export type LinkOrigins = {
  /** The one in use. */
  readonly origin: Signal<string>;
  /** The origins that other devices can use; empty if there is no choice. */
  readonly others: readonly string[];
  /** The page was opened by a name that leads to this computer and nowhere else. */
  readonly isOnlyHere: boolean;
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A public address always counts; a page of this computer asks for its address in the network. */
export const useLinkOrigins = (): LinkOrigins => {
  const known = useSignal<Addresses | null>(null);
  const origin = useSignal(location.origin);
  const isLocal = LOOPBACK.test(location.hostname);
  useEffect(() => {
    void readAddresses().then((answer) => {
      if (!answer.ok) return;
      known.value = answer.value;
      origin.value = answer.value.publicUrl ?? answer.value.lan[0] ?? location.origin;
    });
  }, []);
  const { publicUrl, lan } = known.value ?? { publicUrl: location.origin, lan: [] };
  return { origin, others: lan, isOnlyHere: isLocal && publicUrl === null };
};
