// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../kit/text/texts.ts';
import { Gauge } from './gauge.tsx';

beforeAll(() => loadTexts('en'));

const needle = (container: Element): string =>
  container.querySelector<SVGElement>('.gauge-needle')?.style.transform ?? '';

test('prints the share of 216 and points to it', () => {
  const { container } = render(<Gauge busts={54} size={106} />);
  expect(container.textContent).toBe('25%');
  expect(needle(container)).toBe('rotate(-155deg)');
});

test('never prints nothing for a risk that is there', () => {
  expect(render(<Gauge busts={1} size={106} />).container.textContent).toBe('<1%');
  expect(render(<Gauge busts={0} size={106} />).container.textContent).toBe('0%');
});

test('a band prints no number and hides where in the band the risk is', () => {
  const first = render(<Gauge busts={60} size={106} precision="band" />).container;
  const second = render(<Gauge busts={100} size={106} precision="band" />).container;
  expect(first.textContent).toBe('');
  expect(needle(first)).toBe(needle(second));
});

test('without a risk the needle rests', () => {
  const { container } = render(<Gauge busts={null} size={106} />);
  expect(container.textContent).toBe('');
  expect(needle(container)).toBe('rotate(-220deg)');
});
