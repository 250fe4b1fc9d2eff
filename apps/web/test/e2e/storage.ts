import type { Page } from '@playwright/test';

/** Runs in the page before the app: the device keeps nothing at all. */
export const forbidStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: refuse } });
  Storage.prototype.getItem = refuse;
  Storage.prototype.setItem = refuse;
};

/** Runs in the page before the app: the device is full whenever the address of the test says so. */
export const fillStorage = (): void => {
  const { add, put } = IDBObjectStore.prototype;
  const refuseIfFull = (): void => {
    if (sessionStorage.getItem('full') === 'yes')
      throw new DOMException('full', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.add = function (...args) {
    refuseIfFull();
    return add.apply(this, args);
  };
  IDBObjectStore.prototype.put = function (...args) {
    refuseIfFull();
    return put.apply(this, args);
  };
};

/** Makes the device full, or gives it room again. */
export const setFull = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((full) => sessionStorage.setItem('full', full), isFull ? 'yes' : 'no');

/** Edits of the database with the browser's own tools. */
export type Damage = 'junkInput' | 'unlawfulInput' | 'missingInput' | 'junkHead';

/** Spoils the saved game. */
export const damageGame = (page: Page, id: string, damage: Damage): Promise<void> =>
  page.evaluate(
    ([match, how]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('claim-it');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(['matches', 'inputs'], 'readwrite');
          const inputs = transaction.objectStore('inputs');
          if (how === 'junkInput') inputs.put({ match, index: 1, input: '<script>' });
          if (how === 'unlawfulInput')
            inputs.put({ match, index: 1, input: { kind: 'take', seat: 1 } });
          if (how === 'missingInput') inputs.delete([match, 1]);
          if (how === 'junkHead') transaction.objectStore('matches').put({ id: match, setup: 7 });
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    [id, damage] as const,
  );

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
