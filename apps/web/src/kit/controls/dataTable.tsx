import '../style/shared.css';
import type { ComponentChildren, JSX } from 'preact';

/** A row: its heading, then its cells. */
export type TableRow = {
  readonly key: string | number;
  readonly cells: readonly [ComponentChildren, ...ComponentChildren[]];
  readonly look?: string;
};

type Props = {
  readonly caption: string;
  /** Whether the caption is only read aloud. */
  readonly hasHiddenCaption?: boolean;
  /** The names above the columns; none where the rows speak for themselves. */
  readonly columns?: readonly ComponentChildren[];
  readonly hasHiddenColumns?: boolean;
  readonly rows: readonly TableRow[];
  readonly look?: string;
};

const hiddenIf = (isHidden: boolean): string => (isHidden ? 'spoken-only' : '');

/** The names above the columns of a table. */
export const ColumnHeads = ({
  names,
  isHidden = false,
}: {
  readonly names: readonly ComponentChildren[];
  readonly isHidden?: boolean;
}): JSX.Element => (
  <thead class={hiddenIf(isHidden)}>
    <tr>
      {names.map((name, at) => (
        <th key={at} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** A table in which every row has a heading. */
export const DataTable = ({ columns, rows, look = '', ...rest }: Props): JSX.Element => (
  <table class={`data-table ${look}`}>
    <caption class={hiddenIf(rest.hasHiddenCaption === true)}>{rest.caption}</caption>
    {columns !== undefined && (
      <ColumnHeads names={columns} isHidden={rest.hasHiddenColumns === true} />
    )}
    <tbody>
      {rows.map(({ key, look, cells: [heading, ...cells] }) => (
        <tr key={key} class={look ?? ''}>
          <th scope="row">{heading}</th>
          {cells.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
