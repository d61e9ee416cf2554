import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { log } from "../../log.ts";
import { Interrupted } from "../../worker/open-worker.ts";
import { MediaFault } from "../media-fault.ts";
import { type ImageWorker, openImageWorker } from "./image-worker.ts";

/**
 * A process that returns its id, the requested width, and the names of its environment variables.
 * Some widths make it fail, exit or never answer; one of them only the first time. It refuses to
 * check a file without a path.
 */
const script = `
import { existsSync, writeFileSync } from "node:fs";
const wasStill = new URL("was-still", import.meta.url);
process.on("message", ({ id, job }) => {
  if (job.kind === "check") {
    const refused = { statusCode: 415, code: "UNDECODABLE", message: "It is damaged." };
    return process.send({ id, result: job.file.path ? job.file : { refused } });
  }
  if (job.width === 504 && !existsSync(wasStill)) return writeFileSync(wasStill, "");
  if (job.width === 501) return;
  if (job.width === 502) process.exit(3);
  if (job.width === 503) return process.send({ id, fault: "no picture", code: "ENOSPC" });
  process.send({ id, result: Buffer.from(process.pid + " " + job.width + " " + Object.keys(process.env).sort()) });
});
process.on("disconnect", () => process.exit());
`;

let folder: string;
let maker: ImageWorker;
beforeAll(async () => {
  log.level = "silent";
  folder = await mkdtemp(join(tmpdir(), "vitrine-maker-"));
  await writeFile(join(folder, "process.mjs"), script);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  maker = openImageWorker(join(folder, "process.mjs"));
});
afterEach(() => maker.close());

const make = (width: number, isUrgent = false) =>
  maker.make(
    { kind: "derivative", file: "none", width, format: "avif", prefersLossless: false, crop: null },
    isUrgent,
  );

const words = (bytes: Uint8Array | null) =>
  Buffer.from(bytes ?? [])
    .toString()
    .split(" ");

test("pictures are made in one other process, which knows no secrets and gives memory back", async () => {
  const known = "MALLOC_ARENA_MAX,MALLOC_TRIM_THRESHOLD_";
  const [one = "", width, variables] = words(await make(960));
  expect([width, variables]).toEqual(["960", known]);
  expect(Number(one)).not.toBe(process.pid);
  expect(words(await make(1280))).toEqual([one, "1280", known]);
});

test("what fails there is said, with the code of a full disk, and another process takes over from one that died", async () => {
  const [one] = words(await make(960));
  const fault = await make(503).catch((error: unknown) => error);
  expect(fault).toMatchObject({ message: expect.stringContaining("no picture"), code: "ENOSPC" });
  await expect(make(502)).rejects.toThrow("has ended");
  expect(words(await make(960))[0]).not.toBe(one);
});

test("work that nobody waits for is given up when room is wanted", async () => {
  const background = expect(make(501)).rejects.toThrow(Interrupted);
  maker.interrupt();
  await background;
  const urgent = make(501, true);
  maker.interrupt();
  expect(await Promise.race([urgent, make(960).then(() => "goes on")])).toBe("goes on");
  maker.close();
  await expect(urgent).rejects.toThrow(Interrupted);
});

test.runIf(process.platform === "linux")(
  "a process that has work and does nothing is ended, and another does all of it",
  async () => {
    const impatient = openImageWorker(join(folder, "process.mjs"), 500);
    onTestFinished(() => impatient.close());
    const job = { kind: "derivative", file: "none", format: "avif" } as const;
    const rest = { prefersLossless: false, crop: null };
    const jobs = [504, 504, 960].map((width) => impatient.make({ ...job, ...rest, width }, true));
    const [one, other, last] = (await Promise.all(jobs)).map(words);
    expect([one?.[1], other?.[1], last?.[1]]).toEqual(["504", "504", "960"]);
    expect(one?.[0]).not.toBe(last?.[0]);
  },
);

test("a received file is checked there, and what is refused has its reason", async () => {
  const type = { mediaType: "image/png", extension: "png", kind: "image" } as const;
  expect(await maker.check({ path: "/tmp/one", type })).toEqual({ path: "/tmp/one", type });
  const refused = maker.check({ path: "", type });
  await expect(refused).rejects.toThrow(new MediaFault(415, "UNDECODABLE", "It is damaged."));
});
