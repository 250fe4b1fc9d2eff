import { correction, generate } from 'lean-qr';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { online } from '../../../kit/text/lazyTexts.ts';

const QUIET = 3;

/** All dark modules as one path. */
const pathOf = (content: string): { readonly path: string; readonly size: number } => {
  const code = generate(content, { minCorrectionLevel: correction.L });
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { path, size: code.size };
};

/** A code for the camera of another device: dark on light in every theme, or cameras would not read it. */
export const QrCode = ({ content }: { readonly content: string }): JSX.Element => {
  const { path, size } = useMemo(() => pathOf(content), [content]);
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    <svg
      class="qr"
      viewBox={box}
      role="img"
      aria-label={online.text().room.qr}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width="100%" height="100%" fill="#fff9ea" />
      <path d={path} fill="#1c1006" />
    </svg>
  );
};
