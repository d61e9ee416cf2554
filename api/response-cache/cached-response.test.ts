import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createCachedResponse } from "./cached-response.ts";

const words = readFileSync("schema.graphql", "utf8");

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("what is asked for again in %s is made smaller", async (encoding, decode) => {
  const response = createCachedResponse(Buffer.from(words), {});
  expect(response.encoded(encoding)).toBeUndefined();
  const first = await response.encode(encoding);
  const { size } = response;
  expect(response.encoded(encoding)).toBe(first);
  const latest = () => response.encoded(encoding) ?? first;
  await expect.poll(() => latest().body.length).toBeLessThan(first.body.length);
  expect(size - response.size).toBe(first.body.length - latest().body.length);
  expect(latest().headers).toContain(String(latest().body.length));
  for (const { body } of [first, latest()]) expect(decode(body).toString()).toBe(words);
});
