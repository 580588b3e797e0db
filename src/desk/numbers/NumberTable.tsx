interface NumberTableProps {
  /** For screen readers; the heading above says the same. */
  caption: string;
  head: string[];
  rows: { key: string; cells: string[]; language?: string }[];
}

/** A table whose first column names what the numbers are about. */
export function NumberTable({ caption, head, rows }: NumberTableProps) {
  return (
    <table className="mt-3 w-full text-left tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-small text-soft">
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={cellClass(column)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...numbers], language }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" lang={language} className={`${cellClass(0)} font-normal wrap-anywhere`}>
              {name}
            </th>
            {numbers.map((number, column) => (
              <td key={head[column + 1]} className={`${cellClass(column + 1)} whitespace-nowrap`}>
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClass(column: number): string {
  return column === 0 ? 'py-1.5 pr-3 align-top' : 'py-1.5 pl-3 text-right align-top';
}
