import { readdir, readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { video } from "../../testing/video.ts";

/** `npm run media:torture` runs the tests with the full numbers. */
const isFull = process.env.TORTURE === "full";
const mutations = isFull ? 2_000 : 120;
const aborts = isFull ? 500 : 30;

let site: TestSite;
let cookie: string;
let origin: string;
let samples: Buffer[];

beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
  origin = await site.app.listen({ host: "127.0.0.1", port: 0 });
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const picture = sharp({
    create: { width: 120, height: 90, channels: 3, background: "#888888", noise },
  });
  samples = [
    await picture
      .clone()
      .withExif({ IFD0: { Model: "A" } })
      .jpeg()
      .toBuffer(),
    await picture.clone().png().toBuffer(),
    await picture.clone().webp().toBuffer(),
    await picture.clone().gif().toBuffer(),
    await picture.clone().avif({ effort: 0 }).toBuffer(),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>',
    ),
    video(2_000),
    await readFile("web/ui/spinner/spinner.webm"),
    await readFile("web/ui/spinner/spinner.mp4"),
  ];
});
afterAll(() => site.close());

/** Random numbers that are the same in every run, so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function mutate(bytes: Buffer, random: () => number): Buffer {
  const mutant = Buffer.from(bytes);
  for (let count = 0; count <= random() * 8; count++) {
    mutant[Math.floor(random() * mutant.length)] = Math.floor(random() * 256);
  }
  return random() < 0.25 ? mutant.subarray(0, Math.floor(random() * mutant.length)) : mutant;
}

async function newAddress(): Promise<string> {
  const { pathname, search } = new URL((await site.media.uploads.request(origin)).url);
  return pathname + search;
}

async function incoming(): Promise<string[]> {
  return readdir(join(site.environment.dataFolder, "incoming")).catch(() => []);
}

test("damaged files are taken or refused, and never bring the server down", {
  tags: "long",
  timeout: isFull ? 600_000 : 60_000,
}, async () => {
  const random = createRandom(7);
  const statuses = new Map<number, number>();
  for (let count = 0; count < mutations; count++) {
    const payload = mutate(samples[count % samples.length] ?? Buffer.alloc(0), random);
    const url = await newAddress();
    const { statusCode } = await site.app.inject({
      method: "PUT",
      url,
      payload,
      headers: { cookie },
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  const odd = [...statuses.keys()].filter((status) => ![201, 413, 415].includes(status));
  expect(odd).toEqual([]);
  expect(statuses.get(201)).toBeGreaterThan(0);
  expect(statuses.get(415)).toBeGreaterThan(0);
  expect(await incoming()).toEqual([]);
});

test(
  "uploads that break off at any point leave nothing, and their address can be used again",
  async () => {
    const random = createRandom(11);
    const whole = video(400_000);
    let url = "";
    for (let count = 0; count < aborts; count++) {
      url = await newAddress();
      await sendUntil(url, whole, Math.floor(random() * whole.length));
    }
    await expect.poll(incoming).toEqual([]);
    await expect.poll(() => site.database.upload.count({ where: { state: "receiving" } })).toBe(0);
    const again = { method: "PUT" as const, url, payload: whole, headers: { cookie } };
    // The last broken upload may still be in progress, and blocks its address until it ends.
    const send = async () => (await site.app.inject(again)).statusCode;
    await expect.poll(send).toBe(201);
  },
  isFull ? 600_000 : 60_000,
);

/** Sends the first bytes of a file, and breaks the connection. */
function sendUntil(path: string, bytes: Buffer, end: number): Promise<void> {
  return new Promise((resolve) => {
    const headers = { cookie, "content-length": bytes.length };
    const sending = request(origin + path, { method: "PUT", headers });
    sending.on("error", () => {});
    sending.on("close", resolve);
    sending.write(bytes.subarray(0, end + 1), () => sending.destroy());
  });
}
