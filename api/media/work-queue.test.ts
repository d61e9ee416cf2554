import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

test("patient work waits while it is held, urgent work does not", async () => {
  const queue = createWorkQueue(2);
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
