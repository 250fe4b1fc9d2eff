import type { JSX, SVGAttributes } from 'preact';

/** How deep the letters are cut: the farthest first. */
const DEPTHS = Array.from({ length: 7 }, (_, at) => 14 - at * 2);

const Letters = (props: SVGAttributes<SVGTextElement>): JSX.Element => (
  <text x="6" y="138" {...props}>
    CLAIM IT!
  </text>
);

/** The name of the game in poster letters, as wide as its parent. */
export const Wordmark = (): JSX.Element => (
  <svg class="art wordmark" viewBox="0 0 760 170" role="img" aria-label="Claim It!">
    <defs>
      <linearGradient id="poster-gold" x2="0" y2="1">
        <stop offset="0" stop-color="#fff6d8" />
        <stop offset=".46" stop-color="#ffe29a" />
        <stop offset=".52" stop-color="#f2b640" />
        <stop offset="1" stop-color="#ffdf8e" />
      </linearGradient>
      <filter id="poster-blur" x="-5%" y="-20%" width="110%" height="150%">
        <feGaussianBlur stdDeviation="6" />
      </filter>
    </defs>
    <g filter="url(#poster-blur)" opacity=".35">
      <Letters transform="translate(16 20)" fill="#2a0f06" />
    </g>
    {DEPTHS.map((depth) => (
      <Letters
        key={depth}
        transform={`translate(${depth * 0.72} ${depth * 0.72})`}
        fill={depth > 12 ? '#2a0f06' : '#6d2413'}
      />
    ))}
    <Letters fill="none" stroke="#2a0f06" stroke-width="9" stroke-linejoin="round" />
    <Letters fill="url(#poster-gold)" stroke="#8a3015" stroke-width="2.4" />
  </svg>
);
