import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell } from "./csv";

test.each(["=1+1", "+49 170", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
  "%j is no formula",
  (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  },
);

test("whatever is written, a cell stays one cell", { tags: "long" }, () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const inner = csvCell(text).slice(1, -1);
      return !inner.replaceAll('""', "").includes('"') && !/^[=+\-@\t\r]/.test(inner);
    }),
  );
});
