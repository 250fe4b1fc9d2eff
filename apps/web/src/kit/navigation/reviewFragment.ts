/** The fragment after the `#`: a packed game, then after a `~` each one of its rolls, counted from 1, and its table on the server. */
export type Fragment = {
  readonly game: string;
  readonly step: number | null;
  readonly table: string | null;
};

/** Stands between them; no packed game and no table has it. */
const MARK = '~';

export const parseFragment = (hash: string): Fragment => {
  const [game = '', step = '', table = ''] = hash.replace(/^#+/, '').split(MARK);
  return {
    game,
    step: /^\d{1,4}$/.test(step) ? Number(step) : null,
    table: /^[\w-]{11,22}$/.test(table) ? table : null,
  };
};

export const formatFragment = ({ game, step, table }: Fragment): string => {
  const moment = step === null && table === null ? '' : `${MARK}${step ?? ''}`;
  const place = table === null ? '' : `${MARK}${table}`;
  const all = `${game.replace(/^#+/, '')}${moment}${place}`;
  return all === '' ? '' : `#${all}`;
};
