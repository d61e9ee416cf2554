import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * A page that is right after its address was typed can be wrong after a click. A journey (test in a
 * browser) therefore types only the address of its first page, with `open` or `openBeside`. Then it
 * clicks and presses keys, as a person does. This pattern finds code that goes to an address.
 */
const typing = /\.goto\(|location\.(assign|replace)\(|location(\.href)? = |history\.pushState/g;

/** The files in which an address may be typed, and how often. */
const exceptions: Record<string, number> = {
  // These functions open new windows.
  "harness/journey.ts": 2,
  "engines/chromium.ts": 1,
  "engines/firefox.ts": 1,
  // This test goes to a project that was created after the page was loaded, to which no link leads.
  "edit/modules.matrix.test.ts": 1,
  // These tests only look at pages, and load many pages in one window.
  "site/look-at.ts": 1,
  "site/looks.test.ts": 4,
  "site/stress.matrix.test.ts": 1,
};

test("journeys type an address for the first page of a window only", () => {
  const found = readdirSync("e2e", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith("addresses.test.ts"))
    .map((path) => [path, readFileSync(`e2e/${path}`, "utf8").match(typing)?.length] as const)
    .filter(([, count]) => count !== undefined);
  expect(Object.fromEntries(found)).toEqual(exceptions);
});
