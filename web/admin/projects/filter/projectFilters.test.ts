import { expect, test } from "vitest";
import { filtersIn, leavesOut, withFilter } from "./projectFilters";

const all = { visibility: null, tag: null, search: null, orderBy: "HOME" };

test.each([
  ["", all],
  ["visibility=draft", { ...all, visibility: "DRAFT" }],
  ["visibility=nobody&sort=random&search=%20&tag=", all],
  ["tag=maps&search=port&sort=name", { ...all, tag: "maps", search: "port", orderBy: "NAME" }],
])("the address ?%s asks for %j", (address, filters) => {
  const read = filtersIn(new URLSearchParams(address));
  expect(read).toEqual(filters);
  expect(leavesOut(read)).toBe(/draft|maps/.test(address));
});

test("a filter leaves the others as they are, and an empty one goes", () => {
  const parameters = new URLSearchParams("visibility=draft&sort=name");
  expect(String(withFilter(parameters, "tag", "maps"))).toBe("visibility=draft&sort=name&tag=maps");
  expect(String(withFilter(parameters, "visibility", ""))).toBe("sort=name");
});
