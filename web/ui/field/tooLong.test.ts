import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tooLong } from "./tooLong";

test("a text that is too long is said to be, by how much", () => {
  expect(tooLong("a".repeat(1_000), 1_000)).toBeUndefined();
  expect(tooLong("a".repeat(2_001), 1_000)).toBe("At most 1,000 characters: 1,001 too many.");
});

test("no field cuts what is pasted into it", () => {
  const cutting = readdirSync("web", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .filter((path) => /\bmaxLength=/.test(readFileSync(join("web", path), "utf8")));
  expect(cutting).toEqual([]);
});
