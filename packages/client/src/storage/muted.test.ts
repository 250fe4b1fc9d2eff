// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { mute, muted, unmute } from './muted.ts';

afterEach(() => {
  for (const { person } of muted.peek()) unmute(person);
});

test('people are muted once, the newest first, and beyond the life of the page', () => {
  mute({ person: 'one', name: 'Rude' });
  mute({ person: 'two', name: 'Loud' });
  mute({ person: 'one', name: 'Ruder' });
  const kept = [
    { person: 'one', name: 'Ruder' },
    { person: 'two', name: 'Loud' },
  ];
  expect(muted.value).toEqual(kept);
  expect(JSON.parse(localStorage.getItem('claim-it:muted') ?? '')).toEqual(kept);
  unmute('one');
  expect(muted.value).toEqual(kept.slice(1));
});
