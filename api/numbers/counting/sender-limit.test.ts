import { expect, test } from "vitest";
import { createSenderLimit } from "./sender-limit.ts";

test("a network has so many messages in ten minutes, and others have theirs", () => {
  let now = new Date("2026-11-23T12:00:00Z");
  const limit = createSenderLimit(() => now);
  const taken = Array.from({ length: 700 }, () => limit.take("203.0.113.1"));
  expect(taken.filter(Boolean)).toHaveLength(600);
  expect(limit.take("203.0.113.2")).toBe(true);
  now = new Date("2026-11-23T12:10:00Z");
  expect(limit.take("203.0.113.1")).toBe(true);
});

test("a million networks take no more memory than a few", { tags: "long" }, () => {
  const limit = createSenderLimit(() => new Date("2026-11-23T12:00:00Z"));
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 1_000_000; index += 1) limit.take(`2001:db8:${index}::/64`);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
});
