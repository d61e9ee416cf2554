import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDerivatives } from "../../media/derivatives/derivatives.ts";
import { localImageWorker } from "../../media/derivatives/image-worker.ts";
import { createWorkQueue } from "../../media/derivatives/work-queue.ts";
import { openLocalStorage } from "../../media/storage/local-storage.ts";
import type { Storage } from "../../media/storage/storage.ts";
import { createMigratedDatabase, dropPostgresDatabase } from "../../testing/postgres.ts";
import type { MediaAsset } from "../__generated__/prisma/client.ts";
import type { Coordination } from "../instances/coordination.ts";
import { openPostgresCoordination } from "./coordination.ts";

const picture = { path: "/objects/a", prefersLossless: false } as MediaAsset; // only what is read
const bytes = Buffer.from("smaller");

let url: string;
let folder: string;
let storage: Storage;
let coordinations: Coordination[];

beforeEach(async () => {
  url = await createMigratedDatabase();
  folder = await mkdtemp(join(tmpdir(), "vitrine-pictures-"));
  storage = await openLocalStorage(folder);
  await storage.write("objects/a", Buffer.from("original"));
  coordinations = [0, 1].map(() => openPostgresCoordination(url, Buffer.from("a key")));
});
afterEach(async () => {
  for (const each of coordinations) await each.close();
  await dropPostgresDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

/** An instance whose work lasts until `finish` is called. */
function openInstance(index: number, timeout = 60_000) {
  let finish = () => {};
  const made = vi.fn(
    () =>
      new Promise<Buffer>((resolve) => {
        finish = () => resolve(bytes);
      }),
  );
  const coordination = coordinations[index] as Coordination; // one for each index
  const once = vi.spyOn(coordination, "once");
  const derivatives = createDerivatives({
    storage,
    queue: createWorkQueue({ atOnce: 2, rest: 0 }),
    maker: { ...localImageWorker, make: made, interrupt: () => {}, close: () => {} },
    coordination,
    times: { interval: 10, timeout },
  });
  return {
    ask: () => derivatives.ensure(picture, { width: 480, format: "webp" }),
    made,
    once,
    finish: () => finish(),
  };
}

test("one of two instances makes a picture that both are asked for", async () => {
  const [here, there] = [openInstance(0), openInstance(1)];
  const first = here.ask();
  await expect.poll(() => here.made.mock.calls).toHaveLength(1);
  const second = there.ask();
  await expect.poll(() => there.once.mock.calls.length).toBeGreaterThan(1);
  here.finish();
  expect(await second).toBe(await first);
  expect(there.made).not.toHaveBeenCalled();
});

test("an instance that stops responding delays no picture", async () => {
  const [here, there] = [openInstance(0), openInstance(1, 50)];
  const first = here.ask();
  await expect.poll(() => here.made.mock.calls).toHaveLength(1);
  const second = there.ask();
  await expect.poll(() => there.made.mock.calls).toHaveLength(1);
  there.finish();
  const key = await second;
  expect(await storage.stat(key)).toMatchObject({ size: bytes.length });
  here.finish();
  expect(await first).toBe(key);
});
