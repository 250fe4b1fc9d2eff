import type { JSX } from 'preact';

const WIRES = [
  'M-30-84q30 9 60 0',
  'M-27-66q27 8 54 0',
  'M-40-16C-52-60-50-118-20-138',
  'M40-16C52-60 50-118 20-138',
  'M-45-62C-44-40-30-25 0-24S44-40 45-62',
].join('');

const Brass = (): JSX.Element => (
  <linearGradient id="lantern-brass">
    <stop offset="0" stop-color="#3a240c" />
    <stop offset=".22" stop-color="#a87832" />
    <stop offset=".42" stop-color="#ffdf9a" />
    <stop offset=".6" stop-color="#9a6a28" />
    <stop offset="1" stop-color="#241405" />
  </linearGradient>
);

const Glass = (): JSX.Element => (
  <radialGradient id="lantern-glass" cx=".5" cy=".62" r=".62">
    <stop offset="0" stop-color="#fffbe6" />
    <stop offset=".28" stop-color="#ffe39a" />
    <stop offset=".62" stop-color="#ffae3f" stop-opacity=".85" />
    <stop offset="1" stop-color="#a8520f" stop-opacity=".55" />
  </radialGradient>
);

const Foot = (): JSX.Element => (
  <>
    <g fill="url(#lantern-brass)">
      <path d="M-47-10a47 15 0 0 0 94 0v8a47 15 0 0 1-94 0z" />
      <ellipse cy="-10" rx="47" ry="15" fill="#6f4a1a" />
      <path d="M-38-14q4-22 14-24h48q10 2 14 24a38 11 0 0 1-76 0z" />
      <ellipse cy="-38" rx="25" ry="7" fill="#8a5d22" />
      <path d="M-17-44h34v8a17 5 0 0 1-34 0z" />
    </g>
  </>
);

const Cap = (): JSX.Element => (
  <g fill="url(#lantern-brass)">
    <path d="M-22-124a22 6 0 0 0 44 0l-4-10h-36zM-18-134q2-16 10-18h16q8 2 10 18a18 5 0 0 1-36 0z" />
    <ellipse cy="-152" rx="8" ry="2.6" fill="#d8a650" />
    <path d="M-8-152v-6h16v6a8 2.6 0 0 1-16 0z" />
  </g>
);

const VIEW = '-60 -164 120 190';

const Flame = (): JSX.Element => (
  <span class="flame">
    <svg class="art" viewBox={VIEW} aria-hidden="true" focusable="false">
      <path
        d="M0-48c-11 0-15-10-11-20 3-8 9-14 10-26 8 9 14 18 13 29-1 11-5 17-12 17z"
        fill="#fff6cf"
      />
      <path d="M0-49c-5 0-8-5-6-11 2-5 5-8 6-14 4 6 7 10 6 16-1 6-2 9-6 9z" fill="#ffc14a" />
    </svg>
  </span>
);

const Front = (): JSX.Element => (
  <svg class="art" viewBox={VIEW} aria-hidden="true" focusable="false">
    <Cap />
    <path d={WIRES} fill="none" stroke="#2a1a0b" stroke-width="3.6" />
    <path d={WIRES} fill="none" stroke="#c08a3c" stroke-width="1.6" />
    <path
      d="M-24-104q2-8 7-14"
      fill="none"
      stroke="#fff"
      stroke-width="3"
      stroke-linecap="round"
      stroke-opacity=".7"
    />
  </svg>
);

/** The oil lantern that stands on the table at night. Its flame is a layer of its own: nothing is painted while it breathes. */
export const Lantern = ({ size }: { readonly size: number }): JSX.Element => (
  <span class="lantern" style={{ '--lantern': `${size}px` }}>
    <svg class="art" viewBox={VIEW} aria-hidden="true" focusable="false">
      <defs>
        <Brass />
        <Glass />
      </defs>
      <ellipse cx="6" cy="3" rx="66" ry="24" fill="url(#shadow)" />
      <Foot />
      <path
        d="M-16-46C-36-62-36-100-19-122h38c17 22 17 60-3 76z"
        fill="url(#lantern-glass)"
        stroke="#ffe2a6"
        stroke-opacity=".6"
        stroke-width="1.2"
      />
    </svg>
    <Flame />
    <Front />
  </span>
);
