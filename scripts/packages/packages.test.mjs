import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findKnownWeaknesses, lockedPackages } from "./packages.mjs";

/**
 * The licences that shipped packages may have: permissive licences, and licences that only bind the
 * files or the library itself, which ship unchanged and can be replaced.
 */
const licences = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0"],
  ...["(MIT AND Zlib)", "MIT and ISC", "Python-2.0", "Unlicense", "CC-BY-4.0", "OFL-1.1"],
  ...["EPL-2.0", "MPL-2.0", "LGPL-3.0", "LGPL-3.0-or-later", "Apache-2.0 AND LGPL-3.0-or-later"],
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
];
/** Packages whose files name the MIT licence, while the lock file names none. */
const unnamed = ["busboy", "seq-queue", "streamsearch"];

test("what ships has a licence that allows it", () => {
  const shipped = lockedPackages().filter(({ dev }) => !dev);
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter(
    ({ name, license }) => !(license ? licences.includes(license) : unnamed.includes(name)),
  );
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("every package is known by its bytes, and none has a weakness that is known here", () => {
  const packages = lockedPackages();
  expect(packages.filter(({ integrity }) => !integrity)).toEqual([]);
  expect(findKnownWeaknesses(packages)).toEqual([]);
  expect(findKnownWeaknesses([{ name: "ws", version: "8.9.0" }])).toHaveLength(1);
});

test("a prerelease of the version that fixes a weakness does not fix it", () => {
  const weaknessesOf = (/** @type {string} */ version) =>
    findKnownWeaknesses([{ name: "ws", version }]);
  expect(weaknessesOf("8.17.1-beta.1")).toHaveLength(1);
  expect(weaknessesOf("8.17.1")).toEqual([]);
  expect(weaknessesOf("8.17.2-beta.1")).toEqual([]);
});

test("developers read how soon a weakness is fixed, and how often packages are updated", () => {
  const [, packages] = readFileSync("docs/developing.md", "utf8").split("\n## Packages\n");
  expect(packages).toMatch(/^.*is fixed within a week.*Update the rest every three months\./s);
});
