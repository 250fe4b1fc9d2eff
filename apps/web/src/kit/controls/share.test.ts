import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyOut, shareOut } from './share.ts';

const LINK = { title: 'A game', url: 'https://claims.example/en/review#d' };

const device = (share?: () => Promise<void>, write = async (): Promise<void> => undefined) => {
  const writeText = vi.fn(write);
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share ? { share } : {}) });
  return writeText;
};

const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

afterEach(() => vi.unstubAllGlobals());

describe('handing on', () => {
  test('the sheet of the device takes it, and closing it is no failure', async () => {
    for (const share of [async () => undefined, failing('AbortError')]) {
      const copied = device(share);
      expect(await shareOut(LINK)).toBe('shared');
      expect(copied).not.toHaveBeenCalled();
    }
  });

  test('a picture goes along where the device hands on files, and the words alone elsewhere', async () => {
    const files = [new File(['x'], 'day.png', { type: 'image/png' })];
    for (const canShare of [() => true, () => false, undefined]) {
      const share = vi.fn(async () => undefined);
      vi.stubGlobal('navigator', { share, ...(canShare ? { canShare } : {}) });
      expect(await shareOut({ text: 'All six!', files })).toBe('shared');
      const isTaken = canShare?.() === true;
      expect(share).toHaveBeenCalledWith(
        isTaken ? { text: 'All six!', files } : { text: 'All six!' },
      );
    }
  });

  test('where the sheet is missing or fails, it is copied', async () => {
    for (const share of [undefined, failing('NotAllowedError'), failing('DataError')]) {
      const copied = device(share);
      expect(await shareOut(LINK)).toBe('copied');
      expect(copied).toHaveBeenCalledWith(LINK.url);
    }
    const copied = device();
    expect(await shareOut({ text: 'All six!' })).toBe('copied');
    expect(copied).toHaveBeenCalledWith('All six!');
  });

  test('where nothing works, that is said', async () => {
    device(failing('NotAllowedError'), failing('NotAllowedError'));
    expect(await shareOut(LINK)).toBe('refused');
    vi.stubGlobal('navigator', {});
    expect(await copyOut('words')).toBe('refused');
  });
});
