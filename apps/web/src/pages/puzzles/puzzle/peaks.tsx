import type { JSX } from 'preact';

const PEAKS = [1, 2, 3, 4, 5] as const;

/** Difficulty as mountains: as many of five as it is hard. */
export const Peaks = ({
  difficulty,
  label,
}: {
  readonly difficulty: number;
  readonly label: string;
}): JSX.Element => (
  <span class="peaks" role="img" aria-label={label}>
    {PEAKS.map((peak) => (
      <svg
        key={peak}
        viewBox="0 0 26 18"
        class={peak <= difficulty ? 'is-on' : ''}
        aria-hidden="true"
      >
        <path d="M1.500 16.500 8.500 5l4 6 3.500-4.500 8.500 10z" />
      </svg>
    ))}
  </span>
);
