import { expect, test } from "vitest";
import { createPasswordHashing } from "./password-hashing.ts";

test("two at once, eight more in the queue, and whoever comes then is asked to come back", async () => {
  const hashing = createPasswordHashing();
  const finish: (() => void)[] = [];
  let max = 0;
  let underWay = 0;
  const hash = () =>
    hashing.run(async () => {
      underWay += 1;
      max = Math.max(max, underWay);
      await new Promise<void>((resolve) => finish.push(resolve));
      underWay -= 1;
    });
  const accepted = Array.from({ length: 10 }, hash);
  await expect(hash()).rejects.toMatchObject({
    extensions: { code: "TOO_MANY_REQUESTS", retryAfter: 2 },
  });
  for (let count = 0; count < accepted.length; count += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
  }
  await Promise.all(accepted);
  expect(max).toBe(2);
});
