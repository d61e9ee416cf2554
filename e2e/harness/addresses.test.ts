import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * A page that is right after its address was typed can be wrong after a click. So a journey, which
 * is a test in a browser, types only the address of its first page, by `open` and `openBeside`.
 * Then it clicks and presses keys as a person does. This pattern finds code that goes to an
 * address.
 */
const typing = /\.goto\(|location\.(assign|replace)\(|location(\.href)? = |history\.pushState/g;

/** The files in which an address may be typed, and how often. */
const exceptions: Record<string, number> = {
  // Each opens a new window.
  "harness/journey.ts": 2,
  "engines/chromium.ts": 1,
  "engines/firefox.ts": 1,
  // Goes to a project that was created after the page was loaded, so that no link on the page leads
  // to it.
  "edit/modules.matrix.test.ts": 1,
  // These look at many pages after loading each in the same window, and do nothing else.
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
