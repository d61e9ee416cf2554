import { expect, test } from "vitest";
import { partRevisions } from "./content-revision.ts";

test("a change that was counted for no part counts for every part", () => {
  const before = partRevisions(
    new Map([
      [1, 7],
      [2, 3],
    ]),
  );
  const banner = partRevisions(
    new Map([
      [1, 8],
      [2, 3],
      [3, 1],
    ]),
  );
  expect(banner).toEqual({ ...before, banner: before.banner + 1 });
  const unknown = partRevisions(
    new Map([
      [1, 8],
      [2, 3],
    ]),
  );
  for (const [part, revision] of Object.entries(before)) {
    expect([part, Reflect.get(unknown, part)]).toEqual([part, revision + 1]);
  }
});
