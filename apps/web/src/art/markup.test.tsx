// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawOnce, markupOf } from './markup.ts';

const Spot = ({ at }: { readonly at: number }) => <circle cx={at} r=".5" />;

test('elements, their attributes and what is in them', () => {
  expect(
    markupOf(
      <g id="spots" fill="none" opacity={undefined}>
        {[1, 2].map((at) => (
          <Spot key={at} at={at} />
        ))}
        {null}
        <text>a &lt; "b"</text>
      </g>,
    ),
  ).toBe(
    '<g id="spots" fill="none"><circle cx="1" r=".5"></circle><circle cx="2" r=".5"></circle><text>a &lt; &quot;b&quot;</text></g>',
  );
});

test('nothing in an attribute can end it', () => {
  expect(markupOf(<path d={'"><script>'} />)).toBe('<path d="&quot;>&lt;script>"></path>');
});

test('styles are set on the elements, never written into the text', () => {
  const canvas = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawOnce(canvas, <use href="#mark" style="color: red" />);
  expect(markupOf(<use style="color: red" />)).not.toContain(' style=');
  expect(canvas.querySelector<SVGElement>('use')?.style.color).toBe('red');
});
