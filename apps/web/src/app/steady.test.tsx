// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { cleanup, render } from '@testing-library/preact';
import type { JSX } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/unit/eventually.ts';
import { isSame, steady } from './steady.tsx';

afterEach(cleanup);

describe('two values hold the same', () => {
  test.each([
    [1, 1, true],
    [null, undefined, false],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[], {}, false],
    [[1, 2], [1], false],
    [() => 1, () => 1, false],
  ])('%j and %j: %s', (one, other, answer) => {
    expect(isSame(one, other)).toBe(answer);
    expect(isSame(other, one)).toBe(answer);
  });
});

describe('a steady part', () => {
  const drawing = vi.fn();
  const word = signal('east');
  const Part = steady(({ at }: { readonly at: { readonly column: number } }): JSX.Element => {
    drawing(at.column);
    return (
      <p>
        {at.column} {word.value}
      </p>
    );
  });

  test('is drawn again for other contents and other signals, not for other objects', async () => {
    const { container, rerender } = render(<Part at={{ column: 3 }} />);
    rerender(<Part at={{ column: 3 }} />);
    expect(drawing.mock.calls).toEqual([[3]]);
    rerender(<Part at={{ column: 4 }} />);
    expect(drawing.mock.calls).toEqual([[3], [4]]);
    word.value = 'west';
    await eventually(() => expect(container.textContent).toBe('4 west'));
  });
});
