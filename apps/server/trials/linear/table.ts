import type { Model, Operation } from './checker.ts';

type Head = { readonly seq: number; readonly hash: string };

/** What is asked of a table at which people gather; each command that counts lays one event. */
export type TableKind =
  | {
      readonly kind: 'sit' | 'stand';
      readonly guest: string;
      readonly chair: number;
      readonly laid: Head | null;
    }
  /** The head as the store said. */
  | { readonly kind: 'read'; readonly head: Head }
  /** The head as a process showed it from its memory: it may be an earlier one. */
  | { readonly kind: 'copy'; readonly head: Head };

export type TableOperation = Operation<TableKind>;

type State = {
  readonly seq: number;
  /** Null after a command whose answer never came. */
  readonly hash: string | null;
  readonly chairs: readonly (string | null)[];
};

const layOn = (state: State, laid: Head | null, chairs: State['chairs']): State | null => {
  const seq = state.seq + 1;
  if (laid !== null && laid.seq !== seq) return null;
  return { seq, hash: laid?.hash ?? null, chairs };
};

const step = (state: State, asked: TableKind): State | null => {
  if (asked.kind === 'read' || asked.kind === 'copy') {
    const { seq, hash } = asked.head;
    if (seq !== state.seq || (state.hash !== null && state.hash !== hash)) return null;
    return { ...state, hash };
  }
  const { kind, guest, chair, laid } = asked;
  const isRight = (state.chairs[chair] ?? null) === (kind === 'sit' ? null : guest);
  if (!isRight) return null;
  return layOn(state, laid, state.chairs.with(chair, kind === 'sit' ? guest : null));
};

/** A table as one place with one order: what a client may take it for, however many processes there are. */
export const tableModel = (hash: string, chairs: number): Model<State, TableKind> => ({
  start: { seq: 0, hash, chairs: Array.from({ length: chairs }, () => null) },
  step,
  keyOf: ({ seq, hash: at, chairs: taken }) => `${seq} ${at} ${taken.join()}`,
});
