import { expect, test } from "vitest";
import { chooseOutdated } from "./rotation.ts";

const at = (text: string) => new Date(text);
const hours = (count: number) =>
  Array.from({ length: count }, (_, hour) => new Date(Date.UTC(2026, 10, 1, hour)));

test("the newest of each of seven days and of each of four weeks is stored", () => {
  // 36 days of a backup an hour, up to Sunday, 6 December, 23:00.
  const dates = hours(36 * 24);
  const outdated = new Set(chooseOutdated(dates));
  const stored = dates.filter((date) => !outdated.has(date)).map((date) => date.toISOString());
  expect(stored.map((text) => text.slice(5, 13))).toEqual([
    "11-15T23",
    "11-22T23",
    "11-29T23",
    "11-30T23",
    "12-01T23",
    "12-02T23",
    "12-03T23",
    "12-04T23",
    "12-05T23",
    "12-06T23",
  ]);
});

test("days without a backup do not count", () => {
  const dates = ["2020-01-01", "2021-01-01", "2022-01-01", "2023-01-01"].map(at);
  expect(chooseOutdated(dates)).toEqual([]);
});

test("nothing is deleted of nothing, or of one", () => {
  expect(chooseOutdated([])).toEqual([]);
  expect(chooseOutdated([at("2026-11-23")])).toEqual([]);
});
