// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Example } from '../example/example.tsx';

afterEach(cleanup);

test('the example shows a board where a lit space can be chosen and any other press has a response', async () => {
  const { container, getByRole, findByText } = render(<Example />);
  const spaces = [...container.querySelectorAll<HTMLElement>('[data-space]')];
  expect(spaces).toHaveLength(36);
  expect(spaces.filter(({ classList }) => classList.contains('lit'))).toHaveLength(6);
  fireEvent.click(getByRole('gridcell', { name: '2,3: lit' }));
  await findByText('You chose 2,3.');
  const now = getByRole('gridcell', { name: '2,3: chosen' });
  expect(now.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(getByRole('gridcell', { name: '1,1: plain' }));
  await findByText('1,1 is not lit.');
});
