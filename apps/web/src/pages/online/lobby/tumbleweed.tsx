import type { JSX } from 'preact';

/** Twigs that have grown round each other. */
const TWIGS =
  'M2 27Q-24 -27 -7 -26M-7 -31Q19 5 31 9M22 7Q-18 3 -21 -10M-25 0Q26 -25 23 -10M-39 7Q5 -15 15 -37M37 -5Q-10 28 -13 35M-34 -24Q24 -9 41 -7M-28 0Q10 -33 5 -27M16 38Q-20 -3 -41 -9M24 -20Q7 21 11 29M23 -19Q1 30 -6 29M19 14Q-13 12 -14 19M5 -23Q22 14 21 12M13 18Q-31 5 -22 3M1 33Q-30 -11 -32 -11M-20 15Q3 -20 13 -22M34 22Q-37 11 -40 0M21 14Q-24 10 -25 5M33 18Q-32 9 -38 -3M-7 40Q-10 -12 -16 -37M-9 -21Q22 18 5 22M41 -5Q-6 20 -12 40M7 25Q-10 -13 3 -26M-5 -33Q29 20 20 27M16 35Q-23 7 -32 21M-20 29Q-10 -19 -16 -31M23 24Q-19 2 -33 -6M23 27Q-24 7 -33 12M-24 -11Q14 -16 15 -21M-6 24Q-7 -29 11 -22';

/** It rolls over an empty board. */
export const Tumbleweed = (): JSX.Element => (
  <svg class="art tumbleweed" viewBox="-75 -48 150 100" aria-hidden="true">
    <ellipse cx="6" cy="42" rx="60" ry="8" fill="#1a0803" fill-opacity=".28" />
    <g fill="none" stroke-linecap="round">
      <path d={TWIGS} stroke="#8a6a3a" stroke-width="2.400" stroke-opacity=".75" />
      <path
        d="M-74 40q14-5 30 0M40 46q16-4 32 0M-62 20h-12M-58 4h-16"
        stroke="#6b4a26"
        stroke-width="2"
      />
    </g>
  </svg>
);
