import { expect, test } from "vitest";
import { alignColumns } from "./alignColumns";

test.each([
  ["end", ["49 €", "<s>1,200 €</s> 900 €"]],
  ["end", ["31 %", "–", "84&nbsp;%", ""]],
  ["end", ["−5.2", "$12", "12 km", "3.5 m²", "4<sup>1</sup>"]],
  ["start", ["31 %", "about a third"]],
  ["start", ["Tours", "Cafés"]],
  ["start", ["", "–"]],
])("%s is where %j stand", (align, column) => {
  const body = column.map((html) => [html, html]);
  expect(alignColumns(body, [], 2)).toEqual(["start", align]);
  expect(alignColumns(body, [{ align: "CENTER" }], 2)).toEqual(["center", align]);
});
