import { expect, test } from "vitest";
import { createCachedResponse } from "./cached-response.ts";
import { createResponseStore } from "./response-cache.ts";

const responseOf = (size: number) => createCachedResponse(Buffer.alloc(size), {});

test("a flood of addresses takes no more memory than allowed, and the latest stay", () => {
  const store = createResponseStore(1_000_000);
  const isCached = (address: string) => store.find(address, "1") !== undefined;
  store.add("asked again and again", "1", responseOf(10_000));
  for (let count = 0; count < 1_000; count++) {
    store.add(`host ${count}`, "1", responseOf(50_000));
    expect(isCached("asked again and again")).toBe(true);
  }
  const left = Array.from({ length: 1_000 }, (_, count) => `host ${count}`).filter(isCached);
  expect(left.length).toBeGreaterThan(10);
  expect(left.length * 50_000).toBeLessThan(1_000_000);
  expect(left).toContain("host 999");
});

test("a response that grows by being encoded counts with its new size", async () => {
  const store = createResponseStore(150_000);
  const first = responseOf(60_000);
  store.add("first", "1", first);
  store.add("second", "1", responseOf(60_000));
  expect(store.find("first", "1")).toBe(first);
  await store.find("second", "1")?.encode("identity");
  store.measure("second");
  expect(store.find("first", "1")).toBeUndefined();
});

test("responses of another revision are gone, and one that comes too late is not cached", () => {
  const store = createResponseStore(1_000_000);
  store.add("page", "1", responseOf(10));
  expect(store.find("page", "2")).toBeUndefined();
  store.add("page", "1", responseOf(10));
  expect(store.find("page", "2")).toBeUndefined();
  expect(store.find("page", "1")).toBeUndefined();
});
