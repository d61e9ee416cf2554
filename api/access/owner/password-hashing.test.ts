import { expect, test } from "vitest";
import { createPasswordHashing } from "./password-hashing.ts";
import { generatePassword, hashPassword, verifyPassword } from "./passwords.ts";

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

test("a password is stored by argon2id with 19 MiB and two passes, each with a salt of its own", async () => {
  const [one, other] = await Promise.all([hashPassword("ahoy ahoy"), hashPassword("ahoy ahoy")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await verifyPassword(one, "ahoy ahoy")).toBe(true);
  expect(await verifyPassword(one, "ahoy ahoi")).toBe(false);
});

test("a generated password has sixteen of thirty-one letters and digits: 79 bits", () => {
  const made = Array.from({ length: 200 }, generatePassword);
  expect(new Set(made).size).toBe(made.length);
  for (const each of made) expect(each).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(made.join("").replaceAll("-", "")).size).toBe(31);
});
