import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

test("a large job runs alone; others run beside each other, before and after it", async () => {
  const run = takeTurns();
  const now = new Set<string>();
  const seen: string[] = [];
  const job = (name: string, isLarge: boolean) =>
    run(async () => {
      now.add(name);
      await setImmediate();
      seen.push([...now].sort().join(" "));
      now.delete(name);
      if (name === "first large") throw new Error("no picture");
    }, isLarge);
  await Promise.allSettled([
    job("a", false),
    job("b", false),
    job("first large", true),
    job("second large", true),
    job("c", false),
    job("d", false),
  ]);
  expect(seen).toEqual(["a b", "b", "first large", "second large", "c d", "d"]);
});
