import { expect, test } from 'vitest';
import type { Pointed } from './chartPointer.ts';
import { createChartPointer } from './chartPointer.ts';

const at = (clientX: number, clientY: number, pointerType = 'touch', buttons = 1): Pointed => ({
  clientX,
  clientY,
  pointerType,
  buttons,
});

const pointed = () => {
  const picked: number[] = [];
  return { picked, pointer: createChartPointer((x) => picked.push(x)) };
};

test('a finger that scrolls the page chooses nothing', () => {
  const { picked, pointer } = pointed();
  pointer.down(at(100, 200));
  pointer.move(at(102, 188));
  pointer.move(at(140, 100)); // once it scrolls, it goes on scrolling
  pointer.up(at(140, 100));
  pointer.down(at(100, 200));
  pointer.cancel();
  pointer.up(at(100, 200));
  expect(picked).toEqual([]);
});

test('a tap chooses, and so does a finger that moves along', () => {
  const { picked, pointer } = pointed();
  pointer.down(at(100, 200));
  pointer.move(at(103, 202));
  pointer.up(at(103, 202));
  expect(picked).toEqual([103]);
  pointer.down(at(50, 200));
  pointer.move(at(70, 204));
  pointer.move(at(72, 260));
  pointer.up(at(72, 260));
  expect(picked).toEqual([103, 70, 72, 72]);
});

test('a mouse chooses where it is pressed, and where it is drawn', () => {
  const { picked, pointer } = pointed();
  pointer.move(at(10, 10, 'mouse', 0));
  pointer.down(at(20, 10, 'mouse'));
  pointer.move(at(30, 90, 'mouse'));
  pointer.up(at(30, 90, 'mouse', 0));
  expect(picked).toEqual([20, 30]);
});
