import { expect, test, vi } from "vitest";
import { createWorkQueue, QueueClosed } from "./work-queue.ts";

test("background work waits while it is paused, urgent work does not", async () => {
  const queue = createWorkQueue({ atOnce: 2, rest: 0 });
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(name);
  };
  const [one, other] = [queue.pause(), queue.pause()];
  const background = queue.run(work("background"), false);
  await queue.run(work("urgent"), true);
  one();
  await queue.run(work("urgent too"), true);
  expect(done).toEqual(["urgent", "urgent too"]);
  other();
  await background;
  expect(done).toEqual(["urgent", "urgent too", "background"]);
});

test("background work waits a while after a pause", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const queue = createWorkQueue({ atOnce: 2, rest: 20_000 });
    let isDone = false;
    queue.pause()();
    const background = queue.run(async () => {
      isDone = true;
    }, false);
    await vi.advanceTimersByTimeAsync(15_000);
    queue.pause()();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1_001);
    await background;
    expect(isDone).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("a closed queue drops what has not begun and finishes what has", async () => {
  const queue = createWorkQueue({ atOnce: 2, rest: 0 });
  let finish = () => {};
  const begun = queue.run(() => new Promise<void>((resolve) => (finish = resolve)), false);
  const waiting = expect(queue.run(async () => {}, false)).rejects.toThrow(QueueClosed);
  const closed = queue.close();
  await waiting;
  finish();
  await Promise.all([begun, closed]);
  await expect(queue.run(async () => {}, true)).rejects.toThrow(QueueClosed);
});
