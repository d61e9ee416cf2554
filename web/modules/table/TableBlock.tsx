import { use, useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TableBlock_module$key } from "../../__generated__/TableBlock_module.graphql";
import { RichText } from "../../rich-text/RichText";
import { SlidePart, slideRoom } from "../SlidePart";
import { alignColumns, wordsOf } from "./alignColumns";
import "./TableBlock.css";

type Props = { module: TableBlock_module$key; sectionLabel: string };

/** A table. If it is wider than its container, it scrolls horizontally. */
export function TableBlock({ module, sectionLabel }: Props) {
  const { caption, headers, columns, rows } = useFragment(
    graphql`
      fragment TableBlock_module on TableModule {
        caption
        headers
        columns {
          align
        }
        rows {
          cellsHtml
        }
      }
    `,
    module,
  );
  // True until the table is measured, so that the keyboard scrolls it without scripts, too.
  const [scrolls, setScrolls] = useState(true);
  const region = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  const width = Math.max(0, ...rows.map(({ cellsHtml }) => cellsHtml.length));
  const grid = rows.map(({ cellsHtml }) =>
    Array.from({ length: width }, (_, place) => cellsHtml[place] ?? ""),
  );
  if (!grid.some((cells) => cells.some(Boolean))) return null;
  const hasRow = headers === "ROW" || headers === "BOTH";
  const hasColumn = headers === "COLUMN" || headers === "BOTH";
  const whole = hasRow ? grid.slice(1) : grid;
  const aligned = alignColumns(whole, columns, width);
  const body = use(SlidePart)?.list(whole, slideRoom.rows) ?? whole;
  const cell = (html: string, place: number, scope: "col" | "row" | undefined) => {
    const Cell = scope ? "th" : "td";
    return (
      <Cell
        key={place}
        scope={scope}
        data-align={aligned[place]}
        // Gives long texts a minimum width, so that they have more than one word in a line.
        data-long={wordsOf(html).length > 32 || undefined}
        dir="auto"
      >
        {html && <RichText html={html} />}
      </Cell>
    );
  };
  const [head] = grid;
  return (
    <figure
      ref={region}
      className="table-block"
      aria-label={caption || sectionLabel}
      // Safari scrolls an element by keys only if it has a `tabindex`.
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className="table-block-table fill small tabular">
        {caption && <caption dir="auto">{caption}</caption>}
        {hasRow && head && (
          <thead>
            <tr>{head.map((html, place) => cell(html, place, html ? "col" : undefined))}</tr>
          </thead>
        )}
        <tbody>
          {[...body.entries()].map(([row, cells]) => (
            <tr key={row}>
              {cells.map((html, place) =>
                cell(html, place, hasColumn && place === 0 && html ? "row" : undefined),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
