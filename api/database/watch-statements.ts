import { type ContentPart, partOf, visibleTables } from "./content-revision.ts";
import type { DirectReads } from "./direct-reads.ts";

/**
 * Wraps `reads`. Before each statement, `note` is called for every table that the statement names, with the part
 * of the content to which the table belongs. Undefined means a table that belongs to no part, or a statement
 * that names no table.
 */
export function watchStatements(
  reads: DirectReads,
  note: (part: ContentPart | undefined) => void,
): DirectReads {
  return {
    ...reads,
    all: (sql, ...values) => {
      partsOfStatement(sql).forEach(note);
      return reads.all(sql, ...values);
    },
  };
}

function partsOfStatement(sql: string): (ContentPart | undefined)[] {
  const sources = [...sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+(\S+)/gi)];
  const parts = sources
    .map(([, source = ""]) => source)
    .filter((source) => !source.startsWith("("))
    .map((source) => {
      const table = visibleTables.find(
        (name) => source.replace(/(?<![),;])[),;]+$/, "") === `"${name}"`,
      );
      return table && partOf(table);
    });
  return parts.length === 0 ? [undefined] : parts;
}
