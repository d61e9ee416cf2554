import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLocalPartStore } from "./local-part-store.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-parts-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function openPart() {
  const store = createLocalPartStore(folder, "a secret of the test");
  const upload = { id: randomUUID(), partsId: "" };
  const address = new URL(await store.uploadAddress(upload, 1, "http://localhost"));
  const query = Object.fromEntries(address.searchParams);
  return { store, upload, receive: (body: Readable) => store.receive(upload.id, 1, query, body) };
}

test("a part of an upload that was given up is refused, and its sender still gets the response", async () => {
  const { receive } = await openPart();
  const body = Readable.from([Buffer.from("bytes")]);
  await expect(receive(body)).rejects.toThrow("There is no such upload.");
  expect(body.destroyed).toBe(false);
});

test("an address for a part that a clock made which ran ahead takes nothing once it is right", async () => {
  const year = 365 * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ now: Date.now() + year, toFake: ["Date"] });
  const { store, upload, receive } = await openPart().finally(() => vi.useRealTimers());
  await store.start(upload.id);
  await expect(receive(Readable.from(["bytes"]))).rejects.toThrow("Request has expired");
});

test("a part that breaks off leaves nothing", async () => {
  const { store, upload, receive } = await openPart();
  await store.start(upload.id);
  const body = Readable.from(
    (function* () {
      yield Buffer.from("half of it");
      throw new Error("the line broke");
    })(),
  );
  await expect(receive(body)).rejects.toThrow("The file did not arrive whole. Send it again.");
  expect(await readdir(join(folder, upload.id))).toEqual([]);
  expect(await receive(Readable.from([Buffer.from("all of it")]))).toMatch(/^"[0-9a-f]{32}"$/);
  expect(await store.list(upload)).toMatchObject([{ partNumber: 1, size: 9 }]);
});

test("of parts that arrive at the same time, those that make the file too large are refused", async () => {
  const { store, upload, receive } = await openPart();
  await store.start(upload.id);
  const megabyte = 1024 * 1024;
  let arrive: () => void = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const body = Readable.from(
    (async function* () {
      yield Buffer.alloc(megabyte);
      await hasArrived;
      yield Buffer.alloc(megabyte);
    })(),
  );
  const received = receive(body);
  await vi.waitFor(async () => expect(await readdir(join(folder, upload.id))).toHaveLength(1));
  const other = `2-${2_047 * megabyte}-${"a".repeat(32)}`;
  await writeFile(join(folder, upload.id, other), "");
  arrive();
  await expect(received).rejects.toThrow("A file may have 2048 MB at most.");
  expect(await readdir(join(folder, upload.id))).toEqual([other]);
});

test.each([
  ["a part", 0, 101, "A part of a file may have 100 MB at most."],
  ["all parts together", 2_047, 2, "A file may have 2048 MB at most."],
])("where %s would be too large, the part is refused", async (_name, stored, sent, message) => {
  const { store, upload, receive } = await openPart();
  await store.start(upload.id);
  const megabyte = 1024 * 1024;
  // The size of a part is read from its file name.
  const other = `2-${stored * megabyte}-${"a".repeat(32)}`;
  await writeFile(join(folder, upload.id, other), "");
  const body = Readable.from(Array(sent).fill(Buffer.alloc(megabyte)));
  await expect(receive(body)).rejects.toThrow(message);
  expect(await readdir(join(folder, upload.id))).toEqual([other]);
});
