import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

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
  expect(slugOf(name, "en")).toBe(slug);
});

test.each([
  ["de", "Größe für Übung", "groesse-fuer-uebung"],
  ["de-AT", "Österreich", "oesterreich"],
  ["nb", "Blåbærsyltetøy på Ås", "blaabaersyltetoey-paa-aas"],
  ["no", "ØL", "oel"],
  ["en", "Blåbær og øl", "blabaer-og-ol"],
  ["es", "El pingüino de Ñuñoa", "el-pinguino-de-nunoa"],
  ["fr", "L’œuvre naïve de Saül", "l-oeuvre-naive-de-saul"],
  ["fr", "ÉTÉ À NOËL", "ete-a-noel"],
])("in %s %j suggests %j", (language, name, slug) => {
  expect(slugOf(name, language)).toBe(slug);
});

test("a name longer than an address may be suggests its first words", () => {
  const name = `${"Swimming Pools ".repeat(7)}of Every Town between Aberdeen and Penzance`;
  const slug = slugOf(name, "en");
  expect(slug).toBe(`${"swimming-pools-".repeat(7)}of-every-town`);
  expect(slug.length).toBeLessThanOrEqual(120);
});
