import { expect, test } from "vitest";
import { deriveKey } from "./derive-key.ts";

test("each purpose and each secret has a key of its own, which stays the same", () => {
  const keyOf = (secret: string, purpose: string) => deriveKey(secret, purpose).toString("hex");
  const secrets = ["the secret of a site", "the secret of another"];
  const purposes = ["sealed text", "upload addresses", "known devices", "feeds"];
  const keys = secrets.flatMap((secret) => purposes.map((purpose) => keyOf(secret, purpose)));
  expect(new Set(keys).size).toBe(8);
  for (const key of keys) expect(key).toHaveLength(64);
  // This value must never change: texts in databases are encrypted with this key.
  expect(keys[0]).toBe("ad1d1b9a99635b5baa5636da4f622cb01320d07995c1e05123ccd9f8677a0176");
});
