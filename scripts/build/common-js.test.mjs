import { expect, test } from "vitest";
import { escapeForeign } from "./common-js.mjs";

/** @param {string} script */
const evaluate = (script) => new Function(`return ${script};`)();

test.each([
  ['"naïve … 🙂"', "naïve … 🙂"],
  ["`line\n“${" + "1 + 1}”`", "line\n“2”"],
  ['"\\…"', "…"],
  ['"\\\\…"', "\\…"],
  ["((größe) => größe)(1)", 1],
  ["/^[’\\–]+$/.test('’–')", true],
  ["/^[🏻-🏿]$/u.test('🏽')", true],
])("%s means the same in ASCII", (script, value) => {
  const escaped = escapeForeign(script);
  expect(escaped).toMatch(/^[\0-\x7f]*$/);
  expect(evaluate(escaped)).toEqual(value);
});
