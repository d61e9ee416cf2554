import { expect, test } from "vitest";
import { linkAddress } from "./linkAddress";

test.each([
  ["", ""],
  ["https://example.com/a?b#c", "https://example.com/a?b#c"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["a@example.com", "mailto:a@example.com"],
  ["example.com", "https://example.com"],
  ["example.com:8080/a", "https://example.com:8080/a"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["//example.com", null],
  ["/about", null],
  ["two words.com", null],
  ["https://", null],
])("%j leads to %j", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
