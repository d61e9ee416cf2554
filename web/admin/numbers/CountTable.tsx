import { type ReactNode, useId } from "react";
import { countWords } from "./numberWords";
import "./CountTable.css";

type Props = {
  title: string;
  /** What its rows are. */
  name: string;
  /** What is counted of them; the first is drawn. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; counts: readonly number[] }[];
  note?: string;
};

/** A list of counts, each with a bar as long as its share of the longest. */
export function CountTable({ title, name, columns, rows, note }: Props) {
  const titleId = useId();
  const max = Math.max(1, ...rows.map(({ counts }) => counts[0] ?? 0));
  return (
    <section className="count-table" aria-labelledby={titleId}>
      <h2 className="numbers-title" id={titleId}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="numbers-note">None in this span.</p>
      ) : (
        <table className="numbers-table">
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <span className="count-table-name">{row.name}</span>
                  <span
                    className="count-table-bar"
                    style={{ inlineSize: `${(100 * (row.counts[0] ?? 0)) / max}%` }}
                  />
                </th>
                {columns.map((column, index) => (
                  <td key={column}>{countWords(row.counts[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="numbers-note">{note}</p>}
    </section>
  );
}
