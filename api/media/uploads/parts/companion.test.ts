import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type FakeBucket, startFakeBucket } from "../../../testing/fake-bucket.ts";
import { openTestSite, type TestSite } from "../../../testing/test-site.ts";
import { video } from "../../../testing/video.ts";

const partSize = 64 * 1024;
const client = { "x-vitrine-client": "1" };

describe.each(["a folder", "a bucket"])("parts in %s", (kind) => {
  let site: TestSite;
  let bucket: FakeBucket;
  let cookie: string;

  beforeAll(async () => {
    bucket = await startFakeBucket();
    const { name, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
    const variables = {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    site = await openTestSite(kind === "a bucket" ? variables : {});
    cookie = await site.signIn();
  });
  afterAll(async () => {
    await site.close();
    await bucket.close();
  });

  const call = async (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
    site.app.inject({ method, url, headers: { ...client, cookie }, ...(payload && { payload }) });

  /** Sends a part to its address, which is one of this site or of the bucket. @returns its ETag */
  async function send(url: string, bytes: Buffer): Promise<string> {
    const { hostname, pathname, search } = new URL(url);
    if (hostname !== "localhost") {
      const response = await fetch(url, { method: "PUT", body: new Uint8Array(bytes) });
      return response.headers.get("etag") ?? "";
    }
    const response = await site.app.inject({
      method: "PUT",
      url: pathname + search,
      payload: bytes,
      headers: { cookie },
    });
    return String(response.headers.etag);
  }

  async function sendPart(uploadId: string, key: string, partNumber: number, bytes: Buffer) {
    const signed = await call("GET", `/s3/multipart/${uploadId}/${partNumber}?key=${key}`);
    const etag = await send(signed.json().url, bytes);
    return { PartNumber: partNumber, ETag: etag };
  }

  test("a video arrives bit for bit, though a part was lost on the way", async () => {
    const bytes = video(partSize * 3);
    const slice = (number: number) => bytes.subarray((number - 1) * partSize, number * partSize);
    const { uploadId, key } = (await call("POST", "/s3/multipart", { filename: "a.mp4" })).json();
    for (const number of [4, 2, 1]) await sendPart(uploadId, key, number, slice(number));
    const listed = (await call("GET", `/s3/multipart/${uploadId}?key=${key}`)).json();
    expect(listed.map((part: { PartNumber: number }) => part.PartNumber)).toEqual([1, 2, 4]);

    const complete = `/s3/multipart/${uploadId}/complete?key=${key}`;
    const third = await sendPart(uploadId, key, 3, slice(3));
    const parts = [...listed, third].map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
    const { remove } = site.media.parts;
    vi.spyOn(site.media.parts, "remove").mockImplementationOnce(async (upload) => {
      await remove(upload);
      throw new Error("the response was lost");
    });
    const done = await call("POST", complete, { parts });
    expect(done.statusCode).toBe(200);
    // A client that did not receive the response calls again.
    expect((await call("POST", complete, { parts })).json()).toEqual(done.json());
    const { asset } = await site.media.uploads.finalize(done.json().location, "http://localhost");
    expect(asset.checksum).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(asset).toMatchObject({ width: 320, height: 180, mediaType: "video/mp4" });
    const served = await site.app.inject({ url: asset.path, headers: { cookie } });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect((await call("POST", complete, { parts })).json()).toEqual(done.json());
    expect([...bucket.objects.keys()].filter((name) => name.startsWith("incoming/"))).toEqual([]);
  });

  test("an upload that is given up leaves nothing, and takes no more parts", async () => {
    const { uploadId, key } = (await call("POST", "/s3/multipart", {})).json();
    await sendPart(uploadId, key, 1, video(partSize));
    const { url } = (await call("GET", `/s3/multipart/${uploadId}/2?key=${key}`)).json();
    expect((await call("DELETE", `/s3/multipart/${uploadId}?key=${key}`)).statusCode).toBe(200);
    expect((await call("GET", `/s3/multipart/${uploadId}?key=${key}`)).statusCode).toBe(404);
    const parts = join(site.environment.dataFolder, "incoming-parts");
    expect(await readdir(parts).catch(() => [])).toEqual([]);
    const { hostname, pathname, search } = new URL(url);
    // The response of a bucket is not tested.
    if (hostname !== "localhost") return;
    const late = { url: pathname + search, payload: video(partSize), headers: { cookie } };
    const refused = await site.app.inject({ method: "PUT", ...late });
    expect([refused.statusCode, refused.json().error]).toEqual([404, "There is no such upload."]);
    expect(await readdir(parts).catch(() => [])).toEqual([]);
  });

  test("after a temporary failure to store the file, a repeated call completes the upload", async () => {
    const { uploadId, key } = (await call("POST", "/s3/multipart", {})).json();
    const parts = [await sendPart(uploadId, key, 1, video(partSize + 2))];
    const complete = `/s3/multipart/${uploadId}/complete?key=${key}`;
    const full = Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
    vi.spyOn(site.media.storage, "adopt").mockRejectedValueOnce(full);
    expect((await call("POST", complete, { parts })).statusCode).toBe(507);
    expect((await call("POST", complete, { parts })).statusCode).toBe(200);
    expect([...bucket.objects.keys()].filter((name) => name.startsWith("incoming/"))).toEqual([]);
    const left = await readdir(join(site.environment.dataFolder, "incoming-parts")).catch(() => []);
    expect(left).toEqual([]);
  });

  test("a database that fails while a file is stored leaves no joined file behind", async () => {
    const { uploadId, key } = (await call("POST", "/s3/multipart", {})).json();
    const parts = [await sendPart(uploadId, key, 1, video(partSize + 4))];
    const complete = `/s3/multipart/${uploadId}/complete?key=${key}`;
    const update = vi.spyOn(site.database.upload, "updateMany");
    update.mockImplementationOnce(() => {
      throw new Error("the database is gone");
    });
    expect((await call("POST", complete, { parts })).statusCode).toBe(500);
    expect(await readdir(join(site.environment.dataFolder, "incoming"))).toEqual([]);
    update.mockRestore();
    expect((await call("POST", complete, { parts })).statusCode).toBe(200);
  });

  test("another key, an unknown part and a file of no accepted type are refused", async () => {
    const { uploadId, key } = (await call("POST", "/s3/multipart", {})).json();
    expect((await call("GET", `/s3/multipart/${uploadId}?key=other`)).statusCode).toBe(404);
    expect((await call("GET", `/s3/multipart/${uploadId}/0?key=${key}`)).statusCode).toBe(400);
    const complete = `/s3/multipart/${uploadId}/complete?key=${key}`;
    const part = await sendPart(uploadId, key, 1, Buffer.from("no video at all"));
    expect((await call("POST", complete, { parts: [part] })).statusCode).toBe(415);
  });

  test("one request gets an address, and credentials are refused where there are none", async () => {
    const parameters = (await call("GET", "/s3/params?filename=a.mp4&type=video/mp4")).json();
    expect(parameters).toMatchObject({ method: "PUT", fields: {} });
    expect((await call("GET", "/s3/sts")).statusCode).toBe(501);
  });

  test.each([
    ["POST", "/s3/multipart"],
    ["GET", "/s3/multipart/x?key=y"],
    ["GET", "/s3/multipart/x/1?key=y"],
    ["POST", "/s3/multipart/x/complete?key=y"],
    ["DELETE", "/s3/multipart/x?key=y"],
    ["GET", "/s3/params"],
    ["GET", "/s3/sts"],
  ] as const)("only the owner: %s %s", async (method, url) => {
    expect((await site.app.inject({ method, url, headers: client })).statusCode).toBe(401);
  });
});
