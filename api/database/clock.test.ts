/** @module-tag bothDatabases */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { believesClock } from "./clock.ts";

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const start = new Date("2026-03-01T12:00:00Z").getTime();

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.clockReading.deleteMany();
  await look(0);
});

const look = (time: number) => believesClock(site.database, new Date(start + time));

test("a clock that goes on is believed, over a restart and a stop of some hours too", async () => {
  expect(await look(hour)).toBe(true);
  expect(await look(20 * hour)).toBe(true);
});

test("one that jumped ahead by more than a day is not, until it went steadily for a week", async () => {
  const jumped = 400 * day;
  expect(await look(jumped)).toBe(false);
  for (let time = jumped + hour; time < jumped + 7 * day; time += 12 * hour) {
    expect(await look(time)).toBe(false);
  }
  expect(await look(jumped + 7 * day)).toBe(true);
});

test("one that came back is believed at once", async () => {
  expect(await look(400 * day)).toBe(false);
  expect(await look(2 * hour)).toBe(true);
  expect(await look(3 * hour)).toBe(true);
});

test("a site that never looked before waits for the next look", async () => {
  await site.database.clockReading.deleteMany();
  expect(await look(0)).toBe(false);
  expect(await look(hour)).toBe(true);
});
