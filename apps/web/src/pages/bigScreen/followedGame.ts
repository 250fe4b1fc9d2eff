import type { MatchSetup, OpenRefusal } from '@claim-it/client/model';
import { gameAfter, replaySaved } from '@claim-it/client/model';
import { loadMatch, transact } from '@claim-it/client/storage';
import type { Game } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A game that is watched while others play it. */
export type Followed =
  | { readonly kind: 'here'; readonly setup: MatchSetup; readonly game: Game }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: OpenRefusal };

/** Another tab writes every choice down; so often it is looked for. */
const LOOK_EVERY_MS = 500;

/** When a match was last written; the whole of it is read only when that has changed. */
const changeOf = async (id: string): Promise<unknown> => {
  try {
    return await transact('readonly', async ({ matches }) => {
      const row: unknown = await matches.get(id);
      return row !== null && typeof row === 'object' && 'changedAt' in row ? row.changedAt : null;
    });
  } catch {
    return null;
  }
};

/** A match of this device as it stands now. Never rejects. */
const lookAt = async (id: string): Promise<Followed> => {
  const loaded = await loadMatch(id);
  if (!loaded.ok) return { kind: 'refused', refusal: loaded.reason };
  const replayed = replaySaved(loaded.value);
  if (!replayed.ok)
    return { kind: 'refused', refusal: { kind: 'damaged', damage: replayed.reason } };
  return { kind: 'here', setup: loaded.value.setup, game: gameAfter(replayed.value) };
};

/** Follows a match of this device, whichever tab it is played in. */
export const useLocalGame = (id: string): Followed => {
  const followed = useSignal<Followed>({ kind: 'waiting' });
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: unknown;
    const look = async (): Promise<void> => {
      const changed = await changeOf(id);
      if (changed !== seen || seen === undefined) {
        seen = changed;
        const now = await lookAt(id);
        if (!isLeft) followed.value = now;
      }
      if (!isLeft) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id, followed]);
  return followed.value;
};
