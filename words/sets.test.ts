import { expect, test } from "vitest";
import { createWords, timeIn } from "./create-words.ts";
import { english } from "./english.ts";
import { canonicalTag, directionOf, setCodeOf } from "./languages.ts";
import { mailSets } from "./mails.ts";
import { parametersOf } from "./parameters.ts";
import { reviewSets } from "./review.ts";
import { sets } from "./sets.ts";

const translated = Object.entries(sets).filter(([code]) => code !== "en");

test.each(translated)("every text of %s has the parameters of the English one", (_code, set) => {
  const expected = Object.entries(english).map(([key, text]) => [key, parametersOf(text).sort()]);
  const actual = Object.entries(set).map(([key, text]) => [key, parametersOf(text).sort()]);
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
});

/** The keys of texts that may be the same as in English. */
const shared =
  /^(?:site\.name|home\.title|video\.label|about\.linkedin|quote\.count|contact\.(?:name|website|message|send|label)|project\.(?:client|team|links)|section\.solution|connect\.title|error\.title|notice\.label|project\.label|viewer\.next)$/;

test.each(translated)("no text of %s was left in English", (_code, set) => {
  const entries = Object.entries(english).filter(
    ([key, text]) => Reflect.get(set, key) === text && !shared.test(key),
  );
  expect(entries).toEqual([]);
});

test.each(translated)("%s is set as its typographers do it", (code, set) => {
  const texts = [set, mailSets[setCodeOf(code)], reviewSets[setCodeOf(code)]].flatMap((each) =>
    Object.values(each),
  );
  expect(texts.filter((text) => /['"]|\.\.\.|^\s|\s$| {2}/.test(text))).toEqual([]);
  if (code === "fr") {
    expect(texts.filter((text) => /[^\u00a0\u202f][:;!?»]|«[^\u00a0]/.test(text))).toEqual([]);
  } else {
    expect(texts.filter((text) => /\s[:;!?]/.test(text))).toEqual([]);
  }
});

test.each([["en", english] as const, ...translated])(
  "every apostrophe, quote and dash of %s is a real one",
  (_code, set) => {
    expect(Object.values(set).filter((text) => /['"`]|--| - /.test(text))).toEqual([]);
  },
);

test("a text says its parameters, numbers in the digits of its language", () => {
  const { say } = createWords("ar", english);
  expect(say("viewer.position", { position: 3, total: 12 })).toBe(
    `${new Intl.NumberFormat("ar", { useGrouping: false }).format(3)} of ${new Intl.NumberFormat("ar", { useGrouping: false }).format(12)}`,
  );
  expect(createWords("en", english).say("site.home", { name: "{name} $& Co." })).toBe(
    "{name} $& Co., home",
  );
});

test("Spanish addresses everyone alike", () => {
  const texts = [sets.es, mailSets.es, reviewSets.es].flatMap((each) => Object.values(each));
  expect(texts.filter((text) => /\busted\b|\bsus? (?!dirección)/i.test(text))).toEqual([]);
});

test("the owner's own text goes before the set", () => {
  const { say } = createWords("de", sets.de, { "menu.work": "Werke" });
  expect([say("menu.work"), say("menu.about")]).toEqual(["Werke", "Über mich"]);
});

test.each([
  ["en", 30, "30 seconds"],
  ["en", 60, "1 minute"],
  ["en", 61, "2 minutes"],
  ["de", 300, "5 Minuten"],
  ["fr", 300, "5 minutes"],
  ["nb", 1, "1 sekund"],
])("a time in %s: %i seconds are %s, on one line", (language, seconds, expected) => {
  expect(timeIn(language, seconds)).toBe(expected.replace(" ", "\u00a0"));
});

test.each(translated)("no line of %s ends between a number and its unit", (_code, set) => {
  expect(Object.values(set).filter((text) => /\{limit\} \S/.test(text))).toEqual([]);
});

test.each([
  ["de", "de", "ltr"],
  ["de-AT", "de", "ltr"],
  ["no", "nb", "ltr"],
  ["nb-NO", "nb", "ltr"],
  ["ar", "en", "rtl"],
  ["he-IL", "en", "rtl"],
  ["az-Arab", "en", "rtl"],
  ["ks-Deva", "en", "ltr"],
  ["arn", "en", "ltr"],
  ["pt-BR", "en", "ltr"],
])("%s is written with the set of %s, %s", (language, set, direction) => {
  expect([setCodeOf(language), directionOf(language)]).toEqual([set, direction]);
});

test.each([
  ["DE-at", "de-AT"],
  ["zh-hans", "zh-Hans"],
  ["", null],
  ["german language", null],
  ["x", null],
])("%j is the tag %j", (given, tag) => {
  expect(canonicalTag(given)).toBe(tag);
});
