import fc from "fast-check";
import sharp from "sharp";
import type { TestSite } from "../test-site.ts";
import type { Call } from "./fuzz-rest.ts";

const boundary = "----fuzz";
const oddBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(Buffer.alloc(0), Buffer.from("{}"), Buffer.from("[]"), Buffer.from("null")),
);

/** Calls that upload files: to issued and altered addresses, with whole, truncated and invalid pictures. */
export async function uploadCallsBy(
  { app }: TestSite,
  owner: string,
  cookies: readonly string[],
): Promise<fc.Arbitrary<Call>> {
  const ask = async (method: "GET" | "POST", url: string) =>
    (await app.inject({ method, url, headers: { cookie: owner, "x-vitrine-client": "1" } })).json();
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, "");
  const { uploadURL } = await ask("POST", "/api/objects/upload");
  const { uploadId, key } = await ask("POST", "/s3/multipart");
  const multipart = `/s3/multipart/${uploadId}`;
  const part = await ask("GET", `${multipart}/1?key=${key}`);
  const address = fc
    .constantFrom(
      pathOf(uploadURL),
      pathOf(part.url),
      "/api/upload/single",
      "/s3/multipart",
      "/s3/params",
      `${multipart}?key=${key}`,
      `${multipart}/1?key=${key}`,
      `${multipart}/1e9?key=${key}`,
      `${multipart}?key=${key}&key=${key}`,
      `${multipart}/complete?key=${key}`,
    )
    .chain((url) =>
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(url) },
        fc.nat(url.length).map((end) => url.slice(0, end)),
        fc.constant(url.replace(/=[^&]*/, "=")),
      ),
    );
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const file = fc.oneof(
    fc.constantFrom(picture, picture.subarray(0, 60), Buffer.concat([picture, picture])),
    oddBytes,
  );
  const form = file.map((bytes) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  );
  const parts = fc
    .array(fc.record({ PartNumber: fc.integer({ min: -1, max: 3 }), ETag: fc.string() }))
    .map((list) => Buffer.from(JSON.stringify({ parts: list })));
  return fc.record({
    method: fc.constantFrom("PUT", "POST", "GET", "DELETE"),
    url: address.map((url) => (url.startsWith("/") ? url : "/")),
    headers: fc.record({
      cookie: fc.constantFrom(...cookies),
      "x-vitrine-client": fc.constant("1"),
      "content-type": fc.constantFrom(
        "application/json",
        "application/octet-stream",
        `multipart/form-data; boundary=${boundary}`,
        "multipart/form-data",
      ),
    }),
    payload: fc.oneof(file, form, parts),
  });
}
