import { expect, test } from "vitest";
import { slugOf } from "./slugOf";

test.each([
  ["Passage", "passage"],
  ["Client & Co. — 2024", "client-co-2024"],
  ["  Trailing!  ", "trailing"],
  ["Überblick", "ueberblick"],
  ["für Ältere", "fuer-aeltere"],
  ["Straße nach Brașov", "strasse-nach-brasov"],
  ["Привет", "privet"],
  ["灯台", ""],
  ["???", ""],
])("%j suggests %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
