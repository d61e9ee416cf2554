import { readdir } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import type { TestSite } from "../test-site.ts";

/** The timeout of a response, in milliseconds. */
const timeout = 5_000;

/** How many bodies are sent before old upload addresses are deleted and new addresses are requested. */
const batch = 200;

const upload = "mutation ($file: Upload!) { uploadMedia(file: $file) { userErrors { code } } }";
const operation = JSON.stringify({ query: upload, variables: { file: null } });

/** Internals of the server that no response may contain. */
const inside = /SQLITE|prisma|libsql|node_modules|\bat \w+ \(|\.ts:\d/i;

const oddText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.json(),
  fc.constantFrom("", "null", "[]", "{}", "\u0000", "[".repeat(20_000), "x".repeat(300_000)),
);

const operations = fc.oneof(
  { weight: 4, arbitrary: fc.constant(operation) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      `[${operation}]`,
      JSON.stringify({ query: upload }),
      JSON.stringify({ query: upload, variables: { file: { __proto__: 1 } } }),
      JSON.stringify({ query: upload, variables: { file: "text" } }),
      JSON.stringify({ query: "{", variables: [] }),
      JSON.stringify({ query: 1, variables: "x", operationName: {} }),
    ),
  },
  { weight: 2, arbitrary: oddText },
);

const map = fc.oneof(
  { weight: 4, arbitrary: fc.constant('{"0":["variables.file"]}') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '{"0":["variables.__proto__.polluted"]}',
      '{"0":["constructor.prototype.polluted"]}',
      '{"__proto__":["variables.file"]}',
      '{"0":["query"]}',
      '{"0":["variables.file","variables.file"],"1":["variables.file"]}',
      '{"0":[]}',
      '{"0":[1]}',
      '{"0":"variables.file"}',
      '{"9":["variables.file"]}',
      JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, key) => [key, ["x"]]))),
    ),
  },
  { weight: 2, arbitrary: oddText },
);

const disposition = (name: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(`content-disposition: form-data; name="${name}"`) },
    fc.constantFrom(
      "",
      "content-disposition: form-data",
      "content-disposition: attachment",
      `content-disposition: form-data; name="${name}`,
      `content-disposition: form-data; name="${name}"; filename="../../${name}"`,
      `content-disposition: form-data; name="${name}"; filename*=UTF-8''%ff%00`,
      `content-disposition: form-data; name="${name}"\r\nx: ${"y".repeat(20_000)}`,
      `content-disposition: form-data; name="${name}"\r\ncontent-type: a/b/c; charset=none`,
      `content-disposition: form-data; name="${name}"\r\ncontent-transfer-encoding: base64`,
    ),
  );

/** A part of a form, with its head. */
function partOf(name: string, body: fc.Arbitrary<string | Buffer>): fc.Arbitrary<Buffer> {
  return fc
    .tuple(disposition(name), body)
    .map(([head, content]) =>
      Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.from(content), Buffer.from("\r\n")]),
    );
}

type Endpoint = { method: "POST" | "PUT"; url: string; takesForms: boolean };

type Broken = { endpoint: Endpoint; cookie: string; contentType: string; body: Buffer };

function brokenBodies(
  endpoints: Endpoint[],
  cookies: string[],
  picture: Buffer,
): fc.Arbitrary<Broken> {
  const file = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(picture, picture.subarray(0, 40), Buffer.alloc(0)) },
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  );
  const named = (name: string) => partOf(`${name}"; filename="a.png`, file);
  const parts = fc
    .tuple(
      fc.tuple(partOf("operations", operations), partOf("map", map), named("0"), named("image")),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([0, 1, 2]) },
        fc.array(fc.nat(3), { maxLength: 6 }),
      ),
    )
    .map(([made, order]) => order.map((place) => made[place] ?? Buffer.alloc(0)));
  const form = fc
    .record({
      parts,
      boundary: fc.constantFrom("b", "----vitrine", "x".repeat(70)),
      end: fc.constantFrom("--\r\n", "--\r\n", "--", "", "\r\n"),
      glue: fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", ""),
    })
    .map(({ parts, boundary, end, glue }) => {
      const fence = Buffer.from(`--${boundary}`);
      const body = parts.flatMap((part) => [fence, Buffer.from(glue), part]);
      return { boundary, body: Buffer.concat([...body, fence, Buffer.from(end)]) };
    });
  const raw = fc.oneof(
    file,
    oddText.map((text) => Buffer.from(text)),
  );
  const damage = fc.record({
    cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 2, nil: 1 }),
    spliced: fc.option(fc.uint8Array({ maxLength: 12 }), { freq: 2, nil: new Uint8Array() }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  return fc
    .record({
      endpoint: fc.constantFrom(...endpoints),
      cookie: fc.constantFrom(...cookies),
      form,
      raw,
      damage,
      isForm: fc.boolean(),
      type: fc.oneof(
        { weight: 5, arbitrary: fc.constant("") },
        fc.constantFrom(
          "multipart/form-data",
          "multipart/form-data; boundary=",
          "multipart/form-data; boundary=other",
          'multipart/form-data; boundary="b',
          "multipart/mixed; boundary=b",
          "application/x-www-form-urlencoded",
          "application/json",
          "application/graphql-response+json",
          "image/png",
          "text/plain",
          "\t",
        ),
      ),
    })
    .map(({ endpoint, cookie, form, raw, damage, isForm, type }) => {
      const whole = isForm || endpoint.takesForms ? form.body : raw;
      const at = Math.floor(whole.length * damage.at);
      const spliced = Buffer.concat([whole.subarray(0, at), damage.spliced, whole.subarray(at)]);
      return {
        endpoint,
        cookie,
        contentType: type || `multipart/form-data; boundary=${form.boundary}`,
        body: spliced.subarray(0, Math.ceil(spliced.length * damage.cut)),
      };
    });
}

/**
 * Sends broken forms and raw bodies to every endpoint that takes files, and to GraphQL, as visitor and as
 * owner. Throws at the first response that is a 5xx, contains internals of the server or comes too late, and
 * if a request leaves an incoming file behind.
 * @returns how often the server responded with each status
 */
export async function fuzzBodies(site: TestSite, bodies: number, seed: number) {
  const owner = await site.signIn();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < bodies; sent += batch) {
    await site.database.upload.deleteMany();
    const endpoints = await findEndpoints(site, owner);
    const numRuns = Math.min(batch, bodies - sent);
    const options = { numRuns, seed: seed + sent };
    for (const broken of fc.sample(
      brokenBodies(endpoints, ["", owner, owner, owner], picture),
      options,
    )) {
      const status = await statusOf(site, broken);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    const left = await readdir(join(site.environment.dataFolder, "incoming")).catch(() => []);
    if (left.length > 0) throw new Error(`left behind: ${left.join(", ")}`);
    if ("polluted" in {}) throw new Error("a body reached the prototype of all objects");
  }
  return statuses;
}

async function findEndpoints({ app }: TestSite, owner: string): Promise<Endpoint[]> {
  const ask = async (method: "GET" | "POST", url: string) =>
    (await app.inject({ method, url, headers: { cookie: owner, "x-vitrine-client": "1" } })).json();
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  };
  const { uploadURL } = await ask("POST", "/api/objects/upload");
  const { uploadId, key } = await ask("POST", "/s3/multipart");
  const part = await ask("GET", `/s3/multipart/${uploadId}/1?key=${key}`);
  return [
    { method: "POST", url: "/graphql", takesForms: true },
    { method: "POST", url: "/graphql", takesForms: false },
    { method: "POST", url: "/api/upload/single", takesForms: true },
    { method: "PUT", url: pathOf(uploadURL), takesForms: false },
    { method: "PUT", url: pathOf(part.url), takesForms: false },
    { method: "POST", url: `/s3/multipart/${uploadId}/complete?key=${key}`, takesForms: false },
    { method: "PUT", url: "/api/objects/image", takesForms: false },
  ];
}

async function statusOf({ app }: TestSite, broken: Broken): Promise<number> {
  const { endpoint, cookie, contentType, body } = broken;
  const told = () =>
    `${endpoint.method} ${endpoint.url} as ${contentType}: ${body.toString("base64")}`;
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response to ${told()}`)), timeout);
  });
  const pending = app.inject({
    method: endpoint.method,
    url: endpoint.url,
    headers: { cookie, "content-type": contentType, "x-vitrine-client": "1" },
    payload: body,
  });
  const response = await Promise.race([pending, overdue]).finally(() => clearTimeout(timer));
  const isBroken =
    response.statusCode >= 500 ||
    response.body.includes("INTERNAL_SERVER_ERROR") ||
    inside.test(response.body);
  if (isBroken) throw new Error(`${response.statusCode} ${response.body} to ${told()}`);
  return response.statusCode;
}
