// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Part, useStagedRender } from './stagedRender.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const drawn: string[] = [];

const Word = ({ word }: { readonly word: string }) => {
  drawn.push(word);
  return <b>{word}</b>;
};

const Page = ({ parts }: { readonly parts: number }) => {
  const shownParts = useStagedRender(parts);
  return (
    <>
      <Word word="first" />
      <Part shown={shownParts} after={1} before={<i>room</i>}>
        <Word word="second" />
      </Part>
      <Part shown={shownParts} after={2}>
        <Word word="third" />
      </Part>
    </>
  );
};

const show = (parts: number): void => {
  drawn.length = 0;
  void act(() => render(<Page parts={parts} />, document.body));
};

const paint = (): void => {
  void act(() => void vi.advanceTimersToNextFrame().advanceTimersByTime(1));
};

test('parts come one after every paint, each is drawn once, and one keeps its place before', () => {
  show(2);
  expect(document.body.innerHTML).toBe('<b>first</b><i>room</i>');
  paint();
  expect(document.body.innerHTML).toBe('<b>first</b><b>second</b>');
  paint();
  expect(document.body.innerHTML).toBe('<b>first</b><b>second</b><b>third</b>');
  paint();
  expect(drawn).toEqual(['first', 'second', 'third']);
});

test('a page that does not want its parts yet is given them when it does', () => {
  show(0);
  paint();
  expect(drawn).toEqual(['first']);
  show(2);
  paint();
  paint();
  expect(document.body.textContent).toBe('firstsecondthird');
});

test('a page that was left is given nothing', () => {
  show(2);
  void act(() => render(null, document.body));
  paint();
  expect(drawn).toEqual(['first']);
});
