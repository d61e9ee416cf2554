import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const folders = ["api", "audience", "content", "documents", "markup", "players", "web", "words"];
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/__generated__|(?:^|\/)testing\/|\.test\.tsx?$/.test(path);

const paths = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter(isSource),
);

/**
 * Every regular expression in a file, with its line. Null for one that the code assembles when it
 * runs.
 */
function expressionsIn(path: string) {
  const source = readFileSync(path, "utf8");
  const { program, errors } = parseSync(path, source);
  expect(errors, path).toEqual([]);
  const found: { place: string; regex: { pattern: string; flags: string } | null }[] = [];
  const add = (start: number, regex: { pattern: string; flags: string } | null) =>
    found.push({ place: `${path}:${source.slice(0, start).split("\n").length}`, regex });
  const addCall = (call: { callee: { type: string }; start: number }) => {
    if ("name" in call.callee && call.callee.name === "RegExp") add(call.start, null);
  };
  new Visitor({
    Literal: (node) => "regex" in node && add(node.start, node.regex),
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program);
  return found;
}

/**
 * The characters whose repetition makes a regular expression slow: its work grows with the square
 * of their number.
 */
function slownessOf({ pattern, flags }: { pattern: string; flags: string }): string[] {
  const literal = { source: pattern, flags };
  const { reports } = analyse(literal, {
    reportTypes: { Move: true },
    assumeRejectingSuffix: false,
  });
  return reports.map(({ character }) => `/${pattern}/${flags} by ${character.literal.source}`);
}

test("no text makes a regular expression take more than its share", { tags: "long" }, () => {
  const all = paths.flatMap(expressionsIn);
  expect(all.length).toBeGreaterThan(250);
  const slow = all.flatMap(({ place, regex }) =>
    regex === null
      ? [`${place} cannot be checked`]
      : slownessOf(regex).map((why) => `${place} ${why}`),
  );
  expect(slow).toEqual([]);
});

test("one that does would be found", () => {
  for (const slow of [/\s*;\s*q=/, /(?<=.)\/+$/, /^(a+)+$/, /^(\s*)(.*?)(\s*)$/]) {
    expect(slownessOf({ pattern: slow.source, flags: slow.flags })).not.toEqual([]);
  }
});
