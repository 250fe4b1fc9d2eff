import { expect, test } from 'vitest';
import { markupOf } from './markup.ts';

const Spot = ({ at }: { readonly at: number }) => <circle cx={at} r=".5" />;

test('renders elements, their attributes and their children', () => {
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

test('escapes what could end an attribute', () => {
  expect(markupOf(<path d={'"><script>'} />)).toBe('<path d="&quot;>&lt;script>"></path>');
});
