import { expect, test } from "vitest";
import { mailStatus } from "./mailStatus";

test.each([
  ["WAITING", 0, "waiting"],
  ["WAITING", 1, "waiting, tried once"],
  ["WAITING", 3, "waiting, tried 3 times"],
  ["MAILED", 2, "mailed"],
  ["FAILED", 12, "not mailed"],
] as const)("a mail that is %s after %i attempts reads %j", (state, attempts, status) => {
  expect(mailStatus({ state, attempts })).toBe(status);
});
