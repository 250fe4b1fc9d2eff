import type { Store } from '../../../src/store/index.ts';
import { openPostgres, openSqlite, storeOn } from '../../../src/store/index.ts';
import type { Target } from './wire.ts';

export const openTarget = async (target: Target): Promise<Store> =>
  storeOn(
    target.kind === 'sqlite'
      ? await openSqlite({ file: target.file })
      : await openPostgres({ url: target.url }),
  );
