import type { JSX } from 'preact';

/** The names above the columns of a table. */
export const ColumnHeads = ({ names }: { readonly names: readonly string[] }): JSX.Element => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
