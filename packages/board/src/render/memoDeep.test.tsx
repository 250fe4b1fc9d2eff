// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { cleanup, render } from '@testing-library/preact';
import type { JSX } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoDeep } from './memoDeep.tsx';

afterEach(cleanup);

describe('a memoDeep part', () => {
  const drawing = vi.fn();
  const word = signal('east');
  const Part = memoDeep(({ at }: { readonly at: { readonly column: number } }): JSX.Element => {
    drawing(at.column);
    return (
      <p>
        {at.column} {word.value}
      </p>
    );
  });

  test('renders again for other contents and other signals, not for other objects', async () => {
    const { container, rerender } = render(<Part at={{ column: 3 }} />);
    rerender(<Part at={{ column: 3 }} />);
    expect(drawing.mock.calls).toEqual([[3]]);
    rerender(<Part at={{ column: 4 }} />);
    expect(drawing.mock.calls).toEqual([[3], [4]]);
    word.value = 'west';
    await vi.waitFor(() => expect(container.textContent).toBe('4 west'));
  });
});
