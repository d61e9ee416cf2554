import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locatedGuards } from "./locate-guards.mjs";

test("each guard is where the list says, and its tests are there", () => {
  const tests = ["api", "markup", "players", "documents", "content", "audience", "web", "e2e"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path));
  for (const { guard, file, find, isEverywhere = false, tests: chosen } of locatedGuards) {
    const occurrences = readFileSync(file, "utf8").split(find).length - 1;
    expect(isEverywhere ? occurrences > 0 : occurrences === 1, guard).toBe(true);
    // A run fails if a name matches no test file, so its guard would wrongly count as defended.
    const missing = chosen.filter((name) => !tests.some((path) => path.includes(name)));
    expect(missing, guard).toEqual([]);
  }
});
