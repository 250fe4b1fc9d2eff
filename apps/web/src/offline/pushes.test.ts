import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushDeps, Window } from './pushes.ts';
import { openPush, parsePush, showPush } from './pushes.ts';

const TABLE = 'kZ3_-xYw12Q';
const push = (turn = 7): string =>
  JSON.stringify({
    kind: 'turn',
    table: TABLE,
    turn,
    language: 'de',
    title: 'Du bist am Zug',
    body: 'Ben wartet auf dich.',
  });

const shown = new Map<string, number>();
let windows: Window[];
const show = vi.fn<PushDeps['show']>(async () => undefined);
const open = vi.fn(async () => undefined);
const badge = vi.fn();
const deps: PushDeps = {
  windows: async () => windows,
  show,
  open,
  badge,
  lastShown: async (table) => shown.get(table) ?? -1,
  noteShown: async (table, turn) => void shown.set(table, turn),
};

const windowAt = (path: string, visibilityState = 'visible') => ({
  url: `https://example.org${path}`,
  visibilityState,
  postMessage: vi.fn(),
  focus: vi.fn(async () => undefined),
});

beforeEach(() => {
  shown.clear();
  windows = [];
  vi.clearAllMocks();
});

describe('a notice of a turn', () => {
  test('is shown with the table as its tag, and the badge', async () => {
    await showPush(push(), deps);
    expect(show).toHaveBeenCalledExactlyOnceWith(
      'Du bist am Zug',
      expect.objectContaining({ tag: TABLE, body: 'Ben wartet auf dich.', lang: 'de' }),
    );
    expect(badge).toHaveBeenCalledOnce();
  });

  test('is shown once, however often it comes; the next turn is shown again', async () => {
    for (const turn of [7, 7, 6, 9]) await showPush(push(turn), deps);
    expect(show).toHaveBeenCalledTimes(2);
  });

  test('is not shown while a page of the table is looked at; every page is told to look', async () => {
    const [table, other] = [windowAt(`/de/table/${TABLE}`), windowAt('/de/', 'hidden')];
    windows = [table, other];
    await showPush(push(), deps);
    expect(show).not.toHaveBeenCalled();
    expect(other.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'turns' });
    windows = [windowAt(`/de/table/${TABLE}`, 'hidden'), windowAt('/de/settings')];
    await showPush(push(8), deps);
    expect(show).toHaveBeenCalledOnce();
  });

  test('leads to its table when it is pressed: to the page that is there, or to a new one', async () => {
    const data = { table: TABLE, language: 'de' };
    await openPush(data, deps);
    expect(open).toHaveBeenCalledExactlyOnceWith(`/de/table/${TABLE}`);
    const page = windowAt(`/en/table/${TABLE}`, 'hidden');
    windows = [windowAt('/de/'), page];
    await openPush(data, deps);
    expect(page.focus).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
  });
});

test.each([null, '', 'x', '{}', push().replace(TABLE, '../x'), push().replace('"de"', '"xx"')])(
  '%s is no notice',
  (text) => expect(parsePush(text)).toBeNull(),
);
