import { expect, test } from "vitest";
import { pageByName } from "../../builder/page-of-ids.ts";

const names = ["Zebra", "apple", "Éclair", "eclipse", "Item 10", "Item 9", "apple"];
const list = names.map((name, index) => ({ id: index + 1, name }));
const sorted = [2, 7, 3, 4, 6, 5, 1];

test.each([
  [{}, sorted],
  [{ take: 3 }, [2, 7, 3]],
  [{ take: 3, skip: 1, cursor: { id: 3 } }, [4, 6, 5]],
  [{ take: 9, skip: 1, cursor: { id: 5 } }, [1]],
  [{ take: -2 }, [5, 1]],
  [{ take: -2, skip: 1, cursor: { id: 4 } }, [7, 3]],
  [{ take: -9, skip: 1, cursor: { id: 7 } }, [2]],
  [{ take: -9, skip: 1, cursor: { id: 2 } }, []],
  [{ take: 3, skip: 1, cursor: { id: 99 } }, []],
])("the part %j of a list by name", (part, expected) => {
  expect(pageByName(list, part)).toEqual(expected);
});
