import { expect, test } from "vitest";
import { createAnswerStore } from "./answer-store.ts";
import { createKeptAnswer } from "./kept-answer.ts";

const answerOf = (size: number) => createKeptAnswer(Buffer.alloc(size), {});

test("a flood of addresses takes no more memory than allowed, and the latest stay", () => {
  const store = createAnswerStore(1_000_000);
  const kept = (address: string) => store.find(address, 1) !== undefined;
  store.keep("asked again and again", 1, answerOf(10_000));
  for (let count = 0; count < 1_000; count++) {
    store.keep(`host ${count}`, 1, answerOf(50_000));
    expect(kept("asked again and again")).toBe(true);
  }
  const left = Array.from({ length: 1_000 }, (_, count) => `host ${count}`).filter(kept);
  expect(left.length).toBeGreaterThan(10);
  expect(left.length * 50_000).toBeLessThan(1_000_000);
  expect(left).toContain("host 999");
});

test("an answer that grows by being packed counts with its new size", async () => {
  const store = createAnswerStore(150_000);
  const first = answerOf(60_000);
  store.keep("first", 1, first);
  store.keep("second", 1, answerOf(60_000));
  expect(store.find("first", 1)).toBe(first);
  await store.find("second", 1)?.pack("identity");
  store.trim();
  expect(store.find("first", 1)).toBeUndefined();
});

test("answers of another revision are gone, and one that comes too late is not kept", () => {
  const store = createAnswerStore(1_000_000);
  store.keep("page", 1, answerOf(10));
  expect(store.find("page", 2)).toBeUndefined();
  store.keep("page", 1, answerOf(10));
  expect(store.find("page", 2)).toBeUndefined();
  expect(store.find("page", 1)).toBeUndefined();
});
