import type { Key, ReactNode } from 'react';

/** A column: its title and the cell that it shows of a row. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
}

/** Properties of `Table`. */
export interface TableProps<Row> {
  /** Names the table. */
  readonly caption: string;
  /** Whether the caption is for screen readers only, because a heading says the same. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
}

/** A table; one that is wider than the page scrolls, also by keyboard. */
export function Table<Row>({ caption, isCaptionHidden = false, columns, rows, rowKey }: TableProps<Row>): ReactNode {
  return (
    <div className="table-frame" role="group" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, align }) => (
              <th key={title} scope="col" className={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ title, align, cell }) => (
                <td key={title} className={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
