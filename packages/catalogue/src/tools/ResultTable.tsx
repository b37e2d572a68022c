import type { ReactNode } from "react";

interface ResultTableProps {
  heads: [string, string, string];
  rows: { key: ReactNode; value: ReactNode; text: ReactNode; isBad?: boolean }[];
}

/** A table of three columns, which become lines on a phone. */
export function ResultTable({ heads, rows }: ResultTableProps) {
  return (
    <table className="tool-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, value, text, isBad }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity.
          <tr key={at} data-severity={isBad ? "error" : undefined}>
            <td>{key}</td>
            <td>{value}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
