import { expect, test } from "vitest";
import { dayWords, minutesWords, projectsWords, sectionsWords } from "./readingWords";

const now = new Date(2026, 10, 23, 0, 30);

test.each([
  [new Date(2026, 10, 23, 0, 10), "today"],
  [new Date(2026, 10, 22, 23, 50), "yesterday"],
  [new Date(2026, 10, 22, 0, 0), "yesterday"],
  [new Date(2026, 10, 21, 23, 59), "on 21 Nov"],
  [new Date(2025, 4, 3), "on 3 May 2025"],
])("%s is %s", (moment, words) => {
  expect(dayWords(moment, now)).toBe(words);
});

test.each([
  [2, "less than a minute"],
  [60, "1 minute"],
  [89, "1 minute"],
  [360, "6 minutes"],
])("%i seconds are %s", (seconds, words) => {
  expect(minutesWords(seconds)).toBe(words);
});

test("the receipt of a link that names no project says nothing about projects", () => {
  expect([projectsWords(0, 0), projectsWords(1, 1), projectsWords(3, 4)]).toEqual([
    null,
    "1 of 1 project",
    "3 of 4 projects",
  ]);
});

test("how far a case study was read is said in numbers, and which sections were in sight", () => {
  expect([
    sectionsWords([], 4),
    sectionsWords(["Role", "Why"], 4),
    sectionsWords(["Role"], 1),
  ]).toEqual(["0 of 4 sections", "2 of 4 sections: Role, Why", "1 of 1 section: Role"]);
});
