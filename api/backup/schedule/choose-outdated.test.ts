import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  property,
  tuple,
  uniqueArray,
} from "fast-check";
import { expect, test } from "vitest";
import { nameBackup } from "../places/backup-names.ts";
import { archiveSpans, chooseOutdated, copySpans } from "./choose-outdated.ts";

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const year = 365 * day;

const backupAt = (time: number) => {
  const createdAt = new Date(Math.floor(time / 1_000) * 1_000);
  return { name: nameBackup(createdAt), createdAt };
};
const hours = (count: number) =>
  Array.from({ length: count }, (_, each) => backupAt(Date.UTC(2026, 10, 1, each)));

const outdatedOf = (backups: ReturnType<typeof hours>, now = new Date("2027-01-01")) =>
  chooseOutdated(backups, now, archiveSpans);

test("the newest of each of seven days and of each of four weeks is stored", () => {
  // A backup an hour for 36 days, up to Sunday, 6 December, 23:00.
  const backups = hours(36 * 24);
  const outdated = new Set(outdatedOf(backups));
  const stored = backups.filter(({ name }) => !outdated.has(name));
  expect(stored.map(({ createdAt }) => createdAt.toISOString().slice(5, 13))).toEqual([
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
  const dates = ["2020-01-01", "2021-01-01", "2022-01-01", "2023-01-01"];
  expect(outdatedOf(dates.map((date) => backupAt(Date.parse(date))))).toEqual([]);
});

test("nothing is deleted of nothing, or of one", () => {
  expect(outdatedOf([])).toEqual([]);
  expect(outdatedOf([backupAt(Date.parse("2026-11-23"))])).toEqual([]);
});

test("backups that a clock has named which ran ahead take the place of no other", () => {
  const real = Array.from({ length: 6 }, (_, each) => backupAt(Date.UTC(2026, 10, 18 + each)));
  const ahead = Array.from({ length: 24 }, (_, each) => backupAt(Date.UTC(2027, 10, 1 + each)));
  const written = backupAt(Date.UTC(2026, 10, 24));
  expect(
    chooseOutdated([...real, ...ahead, written], new Date("2026-11-24"), archiveSpans),
  ).toEqual([]);
});

test("whatever lies there and however the clock jumps, the last backup and each newest one stay", () => {
  const start = Date.UTC(2026, 10, 1);
  const anywhere = integer({ min: start - 2 * year, max: start + 2 * year }).map(backupAt);
  // Two backups of the same second would have the same name.
  const anyBackups = uniqueArray(anywhere, { maxLength: 40, selector: ({ name }) => name });
  const jump = oneof(
    { weight: 8, arbitrary: constantFrom(0) },
    constantFrom(-year, -28 * day, -hour, hour, 28 * day, year),
  );
  const step = tuple(integer({ min: 1, max: 48 }), jump);
  assert(
    property(anyBackups, array(step, { maxLength: 80 }), (found, steps) => {
      let backups = found;
      let clock = start;
      for (const [passed, jumped] of steps) {
        clock += passed * hour + jumped;
        const now = new Date(clock);
        const written = backupAt(clock);
        backups = [...backups.filter(({ name }) => name !== written.name), written];
        const outdated = new Set(chooseOutdated(backups, now, archiveSpans));
        const left = backups.filter(({ name }) => !outdated.has(name));
        expect(left).toContain(written);
        const isAhead = ({ createdAt }: typeof written) => createdAt > now;
        expect(left.filter(isAhead)).toEqual(backups.filter(isAhead));
        // Backups of at least seven days stay, or of all days where fewer days have one.
        const daysOf = (each: typeof backups) =>
          new Set(each.filter((one) => !isAhead(one)).map(({ name }) => name.slice(8, 16)));
        expect(daysOf(left).size).toBeGreaterThanOrEqual(Math.min(7, daysOf(backups).size));
        expect(left.filter((one) => !isAhead(one)).length).toBeLessThanOrEqual(12);
        backups = left;
      }
    }),
  );
});

test("of copies all minutes of the last hour stay, and the newest of each of 24 hours", () => {
  const end = Date.UTC(2026, 10, 26, 12, 0, 30);
  const copies = Array.from({ length: 3 * 24 * 120 }, (_, at) => backupAt(end - at * 30_000));
  const outdated = new Set(chooseOutdated(copies, new Date(end), copySpans));
  const left = copies.filter(({ name }) => !outdated.has(name)).map(({ createdAt }) => createdAt);
  expect(left.length).toBe(60 + 22);
  expect(left[59]?.toISOString()).toBe("2026-11-26T11:01:30.000Z");
  expect(left.at(-1)?.toISOString()).toBe("2026-11-25T13:59:30.000Z");
});
