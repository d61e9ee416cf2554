import { expect, test } from "vitest";
import { hardToGuess, isHardToGuess, randomEnding, withEnding } from "./hardToGuess";

test("a slug gets ten random signs, and others when it is asked for again", () => {
  const first = hardToGuess("hearten");
  expect(first).toMatch(/^hearten-(?=[a-z]*\d)[a-z2-9]{10}$/);
  const second = hardToGuess(first);
  expect(second).toMatch(/^hearten-[a-z2-9]{10}$/);
  expect(second).not.toBe(first);
});

test("words of ten letters stay, an empty slug is the ending alone, a long one is cut", () => {
  expect(hardToGuess("new-apartments")).toMatch(/^new-apartments-[a-z2-9]{10}$/);
  expect(hardToGuess("")).toMatch(/^[a-z2-9]{10}$/);
  const long = withEnding(`${"a".repeat(108)}-bc`, "2".repeat(10));
  expect(long).toBe(`${"a".repeat(108)}-2222222222`);
});

test("every ending has a digit, which no word has", () => {
  const endings = Array.from({ length: 200 }, randomEnding);
  expect(endings.filter((ending) => !/\d/.test(ending))).toEqual([]);
  expect(new Set(endings).size).toBe(200);
});

test("a long slug is cut between its words", () => {
  const start = `${"a".repeat(91)}-municipal`;
  expect(withEnding(`${start}-swimming-pool`, "2".repeat(10))).toBe(`${start}-2222222222`);
  expect(withEnding("a".repeat(130), "2".repeat(10))).toBe(`${"a".repeat(109)}-2222222222`);
});

test("a slug with such an ending is known to be hard to guess", () => {
  expect(isHardToGuess(hardToGuess("hearten"))).toBe(true);
  expect(["hearten", "new-apartments", "hearten-2024"].map(isHardToGuess)).toEqual([
    false,
    false,
    false,
  ]);
});
