/** Quoted text and comments, in which a semicolon ends nothing. */
const opaque = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|;/g;

/** The statements of a script without triggers, in their order. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (const { 0: found, index } of script.matchAll(opaque)) {
    if (found !== ";") continue;
    statements.push(script.slice(start, index + 1).trim());
    start = index + 1;
  }
  return statements;
}
