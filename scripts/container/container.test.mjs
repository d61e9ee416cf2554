import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the image is built of everything that a build reads", () => {
  const lists = readFileSync("scripts/prepare.mjs", "utf8").matchAll(
    /fingerprintOf\(\[(.+?)\]\)/gs,
  );
  const read = [...lists].flatMap(([, list = ""]) =>
    [...list.matchAll(/"([^"/]+)/g)].map(([, name]) => `!${name}`),
  );
  expect(read).toContain("!api");
  const copied = readFileSync(".dockerignore", "utf8").split("\n");
  expect([...new Set(read)].filter((line) => !copied.includes(line))).toEqual([]);
});
