import fc from "fast-check";
import type { Operation } from "../../rest/endpoint.ts";
import { servedElsewhere } from "../../rest/endpoints/served-elsewhere.ts";
import { table } from "../../rest/endpoints/table.ts";
import { numberOn } from "../postgres.ts";
import type { TestSite } from "../test-site.ts";
import { uploadCallsBy } from "./fuzz-uploads.ts";

type Cookies = readonly string[];
export type Call = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

/** The timeout of a response, in milliseconds. */
const timeout = 5_000;

/** How many calls are sent before the records that they created are removed, so that lists stay short. */
const batch = 500;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom("", " ", "\u0000", "\ud800", "__proto__", "x".repeat(30_000), "[]", "1e999"),
);
const oddNumber = fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -(2 ** 31));
const oddValue = fc.oneof(oddText, oddNumber, fc.jsonValue({ maxDepth: 4 }), fc.constant(null));
const identifier = fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), oddText);
const header = fc.string({ unit: fc.constantFrom(...'abcXYZ019"*/,-_;= '), maxLength: 40 });

/** A call's example with some fields replaced, removed or added. */
function bodyLike(example: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(example)) return fc.array(fc.oneof(fc.constant(example[0]), oddValue));
  const known = Object.entries(Object(example));
  const keys = known.map(([key]) => key);
  return fc
    .tuple(
      fc.dictionary(fc.oneof(fc.constantFrom("extra", ...keys), oddText), oddValue, { maxKeys: 3 }),
      fc.subarray(keys),
      fc.stringMatching(/^[a-z0-9]{1,8}$/),
    )
    .map(([changes, dropped, slug]) => ({
      ...Object.fromEntries(known.filter(([key]) => !dropped.includes(key))),
      ...(keys.includes("slug") && { slug }),
      ...changes,
    }));
}

const rows: Operation[] = [...table, ...servedElsewhere];
// Each generator is built once, because building it takes longer than drawing all values from it.
const rowCalls = rows.map(({ method, path, example }) =>
  fc.record({
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant(method as string) },
      fc.constantFrom(...methods),
    ),
    url: identifier.map((value) => path.replaceAll(/\{\w+\}/g, encodePart(value))),
    payload: fc.oneof(
      { weight: 6, arbitrary: bodyLike(example).map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: oddText },
      { weight: 1, arbitrary: fc.json() },
    ),
  }),
);
const rowCall = fc.oneof(...rowCalls);

const strayCall = fc.record({
  method: fc.constantFrom(...methods),
  url: fc
    .array(fc.oneof(fc.constantFrom("projects", "about", "s", "%", "..", "%2e", "%00"), oddText))
    .map(
      (parts) =>
        `/api/${parts.map((part) => (part.startsWith("%") ? part : encodePart(part))).join("/")}`,
    ),
  payload: fc.option(oddText, { nil: undefined }),
});

function encodePart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "?"));
}

function callBy(cookies: Cookies): fc.Arbitrary<Call> {
  const headers = fc.record(
    {
      cookie: fc.constantFrom(...cookies),
      "content-type": fc.oneof(
        { weight: 8, arbitrary: fc.constant("application/json") },
        fc.constantFrom(
          "text/plain",
          "multipart/form-data",
          "application/json; charset=latin1",
          "",
        ),
      ),
      "if-match": header,
      "if-none-match": header,
      accept: header,
    },
    { requiredKeys: ["cookie", "content-type"] },
  );
  return fc
    .tuple(
      fc.oneof({ weight: 8, arbitrary: rowCall }, { weight: 1, arbitrary: strayCall }),
      headers,
    )
    .map(([{ payload, ...call }, given]) => ({
      ...call,
      headers: given,
      ...(payload !== undefined && { payload }),
    }));
}

/**
 * Sends generated calls, some of which are similar to the documented calls and others very different.
 * Throws at the first 5xx or timeout.
 * @returns how often the server responded with each status
 */
export async function fuzz(site: TestSite, calls: number, seed: number) {
  const owner = await site.signIn();
  const cookies = ["", await site.unlock(), owner];
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < calls; sent += batch) {
    await removeMost(site);
    const uploads = await uploadCallsBy(site, owner, cookies);
    const call = fc.oneof(
      { weight: 9, arbitrary: callBy(cookies) },
      { weight: 1, arbitrary: uploads },
    );
    for (const request of fc.sample(call, {
      numRuns: Math.min(batch, calls - sent),
      seed: seed + sent,
    })) {
      if (request.url === "/api/session" && request.headers.cookie) continue;
      const status = await statusOf(site, request);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  return statuses;
}

async function statusOf(site: TestSite, call: Call): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response to ${JSON.stringify(call)}`)), timeout);
  });
  const { method, ...rest } = call;
  const pending = site.app.inject({ ...rest, method: method as "GET" }); // from the list above
  const { statusCode, body } = await Promise.race([pending, overdue]).finally(() =>
    clearTimeout(timer),
  );
  // 501 is the documented status of a feature that this storage lacks.
  const isFailure = statusCode >= 500 && statusCode !== 501;
  if (isFailure) throw new Error(`${statusCode} to ${JSON.stringify(call)}: ${body}`);
  return statusCode;
}

async function removeMost({ database }: TestSite): Promise<void> {
  await database.project.deleteMany();
  await database.aboutTab.deleteMany();
  await database.contactMessage.deleteMany();
  await database.upload.deleteMany();
  const rows = Array.from({ length: 5 }, (_, index) => index + 1);
  await database.project.createMany({
    data: rows.map((id) => ({ id, name: `P${id}`, slug: `p-${id}`, isPasswordProtected: id > 3 })),
  });
  const words = { contentHeading: "H", contentText: "<p>x</p>" };
  await database.aboutTab.createMany({
    data: rows.map((id) => ({ id, name: `T${id}`, slug: `t-${id}`, ...words })),
  });
  await numberOn(database, ["Project", "AboutTab"]);
}
