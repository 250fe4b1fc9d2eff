const PREFIX = 'claim-it:table:';

/** Browsers have locks on secure pages only. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Registers that a page of this device shows a table, until the returned function is called. */
export const notePage = (table: string): (() => void) => {
  let end = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  locks()
    ?.request(`${PREFIX}${table}`, { mode: 'shared' }, () => closed)
    .catch(() => undefined);
  return () => end();
};

/** The tables that pages of this device show; null if unknown. */
export const openPages = async (): Promise<ReadonlySet<string> | null> => {
  const known = locks();
  if (known === undefined) return null;
  const { held = [] } = await known.query();
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
  );
};
