import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
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
  // The cache calls `encode` like this for a stale response, while the database is unreachable.
  expect(await response.encode(encoding)).toBe(latest());
  expect(latest().headers).toContain(String(latest().body.length));
  for (const { body } of [first, latest()]) expect(decode(body).toString()).toBe(words);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "what holds for a while in %s is made as small as it can be",
  async (encoding, decode) => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const response = createCachedResponse(Buffer.from(words.slice(0, 200_000)), {});
    const first = await response.encode(encoding);
    const latest = () => response.encoded(encoding) ?? first;
    await expect.poll(() => latest().body.length).toBeLessThan(first.body.length);
    const second = latest();
    now.mockReturnValue(9_999);
    expect(latest()).toBe(second);
    now.mockReturnValue(10_000);
    await expect.poll(() => latest().body.length).toBeLessThan(second.body.length);
    expect(decode(latest().body).toString()).toBe(words.slice(0, 200_000));
    now.mockRestore();
  },
);

test("a body that would take long for that stays as it is", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const response = createCachedResponse(Buffer.alloc(256 * 1024 + 1, words), {});
  const first = await response.encode("br");
  await expect.poll(() => response.encoded("br")).not.toBe(first);
  const second = response.encoded("br");
  now.mockReturnValue(60_000);
  response.encoded("br");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(response.encoded("br")).toBe(second);
  now.mockRestore();
});
