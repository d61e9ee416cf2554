import { expect, test, vi } from "vitest";
import { createWorkQueue, QueueClosed } from "./work-queue.ts";

test("patient work waits while it is held, urgent work does not", async () => {
  const queue = createWorkQueue({ atOnce: 2, rest: 0 });
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(name);
  };
  const [one, other] = [queue.hold(), queue.hold()];
  const patient = queue.run(work("patient"), false);
  await queue.run(work("urgent"), true);
  one();
  await queue.run(work("urgent too"), true);
  expect(done).toEqual(["urgent", "urgent too"]);
  other();
  await patient;
  expect(done).toEqual(["urgent", "urgent too", "patient"]);
});

test("patient work waits a while after it was held", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const queue = createWorkQueue({ atOnce: 2, rest: 20_000 });
    let isDone = false;
    queue.hold()();
    const patient = queue.run(async () => {
      isDone = true;
    }, false);
    await vi.advanceTimersByTimeAsync(15_000);
    queue.hold()();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1_001);
    await patient;
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
