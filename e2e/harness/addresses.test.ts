import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * What is right when an address is typed can be wrong after a click. So a journey types the address of
 * its first page only, which `open` and `openBeside` do, and goes on as a person does.
 */
const typing = /\.goto\(|location\.(assign|replace)\(|location(\.href)? = |history\.pushState/g;

/** The files in which an address may be typed, and how often. */
const exceptions: Record<string, number> = {
  // Each opens a new window.
  "harness/journey.ts": 2,
  "engines/chromium.ts": 1,
  "engines/firefox.ts": 1,
  // A window that was open before leads to a project that no link of its leads to yet.
  "edit/modules.matrix.test.ts": 1,
  // Look at many pages as they are loaded, each in one window, and do nothing in them.
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
