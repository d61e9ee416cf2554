import { expect, test } from "vitest";
import { letterName } from "./letter-name.ts";

test("a name is drawn once", async () => {
  const drawn = letterName("Анна");
  expect(letterName("Анна")).toBe(drawn);
  expect((await drawn)?.width).toBeGreaterThan(100);
});
