import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blank, openInstance } from "../../testing/open-instance.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { video } from "../../testing/video.ts";

type Instance = Pick<TestSite, "app" | "database">;

let site: TestSite;
let other: Awaited<ReturnType<typeof openInstance>>;
let origin: string;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  origin = await site.app.listen({ port: 0 });
  other = await startAnother();
  cookie = await site.signIn();
});
afterAll(async () => {
  await close(other);
  await site.close();
});

/** Starts an instance while others run. */
const startAnother = () => openInstance(site.environment, blank, undefined, undefined, false);

async function close({ app, database }: Instance): Promise<void> {
  await app.close();
  await database.$disconnect();
}

const call = (instance: Instance, method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
  instance.app.inject({
    method,
    url,
    headers: { cookie, "x-vitrine-client": "1" },
    ...(payload && { payload }),
  });

async function run(instance: Instance, query: string, input: object) {
  const payload = { query, variables: { input } };
  return (await call(instance, "POST", "/graphql", payload)).json().data;
}

/** Requests an upload. @returns the path and query of the address to which the file is sent */
async function newAddress(instance: Instance): Promise<string> {
  const query =
    "mutation ($input: RequestUploadInput!) { requestUpload(input: $input) { uploadURL } }";
  const { pathname, search } = new URL((await run(instance, query, {})).requestUpload.uploadURL);
  return pathname + search;
}

/** Makes an asset of a file that was sent. @returns the path of the asset */
async function finalize(instance: Instance, uploadURL: string): Promise<string> {
  const query =
    "mutation ($input: FinalizeUploadInput!) { finalizeUpload(input: $input) { objectPath userErrors { code } } }";
  return (await run(instance, query, { uploadURL })).finalizeUpload.objectPath;
}

const bytes = video(300_000);

test("a file whose address is of one instance is sent to the other, and becomes a file of both", async () => {
  const url = await newAddress(site);
  expect((await call(other, "PUT", url, bytes)).statusCode).toBe(201);
  const path = await finalize(site, `http://localhost${url}`);
  expect((await call(other, "GET", path)).rawPayload.equals(bytes)).toBe(true);
});

test("a file in parts is begun on one, goes on with both, and is put together by one", async () => {
  const whole = video(310_000);
  const { uploadId, key } = (await call(site, "POST", "/s3/multipart", {})).json();
  const parts: { PartNumber: number; ETag: string }[] = [];
  for (const [index, instance] of [site, other, site].entries()) {
    const part = whole.subarray(index * 104_000, (index + 1) * 104_000);
    const address = `/s3/multipart/${uploadId}/${index + 1}?key=${key}`;
    const { pathname, search } = new URL((await call(instance, "GET", address)).json().url);
    const { headers } = await call(instance, "PUT", pathname + search, part);
    parts.push({ PartNumber: index + 1, ETag: String(headers.etag) });
  }
  const complete = `/s3/multipart/${uploadId}/complete?key=${key}`;
  const ends = await Promise.all(
    [site, other].map((instance) => call(instance, "POST", complete, { parts })),
  );
  const done = ends.find(({ statusCode }) => statusCode === 200);
  // The second request is refused while the first one is in progress, or gets the same response
  // after it.
  expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([
    200,
    expect.toSatisfy((status: number) => status === 200 || status === 409),
  ]);
  const path = await finalize(other, done?.json().location);
  expect((await call(site, "GET", path)).rawPayload.equals(whole)).toBe(true);
});

test("a start leaves alone what another instance receives, and nobody else sends it meanwhile", async () => {
  const whole = video(320_000);
  const url = await newAddress(site);
  const headers = { cookie, "content-length": whole.length };
  const sending = request(origin + url, { method: "PUT", headers });
  const response: Promise<[IncomingMessage]> = once(sending, "response") as never; // of this event
  sending.write(whole.subarray(0, 100_000));
  const receiving = { where: { state: "receiving" as const } };
  await expect.poll(() => site.database.upload.count(receiving)).toBe(1);
  const third = await startAnother();
  const refused = await call(third, "PUT", url, whole);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "IN_USE"]);
  sending.end(whole.subarray(100_000));
  expect((await response)[0].statusCode).toBe(201);
  expect(await finalize(third, `http://localhost${url}`)).toMatch(/^\/objects\//);
  await close(third);
});

test("what a killed instance was receiving can be sent again to another", async () => {
  const url = await newAddress(site);
  const [, id = ""] = /upload\/([0-9a-f-]+)/.exec(url) ?? [];
  await site.database.upload.update({ where: { id }, data: { state: "receiving" } });
  const whole = video(330_000);
  expect((await call(other, "PUT", url, whole)).statusCode).toBe(201);
});

test("passwords tried on one instance count on the other", async () => {
  const guess = async (instance: Instance) => {
    const query =
      "mutation ($input: UnlockPortfolioInput!) { unlockPortfolio(input: $input) { userErrors { code } } }";
    const payload = { query, variables: { input: { password: "a guess" } } };
    const { statusCode } = await instance.app.inject({ method: "POST", url: "/graphql", payload });
    return statusCode;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push(await guess(count % 2 ? other : site));
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
});
