import { print } from "graphql";
import { expect, test } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { type Role, startDescribedSite } from "../testing/described-site.ts";
import { uploadCall } from "../testing/upload-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { servedElsewhere } from "./endpoints/served-elsewhere.ts";
import { table } from "./endpoints/table.ts";
import { needsOwner } from "./openapi.ts";

const api = startDescribedSite();

const viewers = {
  visitor: { isOwner: false, hasPortfolioAccess: false },
  guest: { isOwner: false, hasPortfolioAccess: true },
  owner: { isOwner: true, hasPortfolioAccess: true },
};
const reads = table.filter(({ method, path }) => method === "GET" && path !== "/api/session");
const movesBytes = ({ path }: { path: string }) => path.includes("objects");

async function throughGraphQL(read: Endpoint, role: Role): Promise<unknown> {
  const { id, slug } = api.paramsOf(read.path);
  const typename = read.path.includes("tabs")
    ? "AboutTab"
    : read.path.includes("quotes")
      ? "Quote"
      : "Project";
  const variables = { slug, ...(id !== undefined && { id: globalIdOf(typename, id) }) };
  const document = print(read.document);
  const { data, errors } = await api.site.graphql(document, variables, viewers[role]);
  // REST answers visitors with UNAUTHENTICATED before it looks for the record. GraphQL does so only
  // where the record exists.
  if (role === "visitor" && needsOwner(read.document)) return "UNAUTHENTICATED";
  return errors?.[0]?.extensions?.code ?? read.reply(data);
}

async function compareReads(): Promise<void> {
  for (const role of ["visitor", "owner"] as const) {
    for (const read of reads) {
      const response = await api.send("GET", read.path, role, undefined);
      const expected = await throughGraphQL(read, role);
      if (expected === undefined) expect(response.statusCode).toBe(404);
      else if (expected === "UNAUTHENTICATED") expect(response.json().code).toBe(expected);
      else expect(response.json()).toEqual(JSON.parse(JSON.stringify(expected)));
    }
  }
}

const writes = table.filter((row) => row.method !== "GET" && !movesBytes(row));

// The following tests compare again after each write, so they need this one to pass.
test("REST and GraphQL say the same", compareReads);

test.each(writes)("REST and GraphQL say the same after $method $path", async (write) => {
  const response = await api.send(write.method, write.path, "owner", write.example);
  expect(response.statusCode).toBe(write.status);
  if (write.path !== "/api/session") await compareReads();
});

/** The file with a path, as GraphQL returns it. */
async function assetAt(path: string) {
  const { data } = await api.site.graphql<{ mediaAsset: { path: string; kind: string } | null }>(
    "query ($path: String!) { mediaAsset(path: $path) { path kind } }",
    { path },
    viewers.owner,
  );
  return data?.mediaAsset;
}

/** How many files GraphQL lists. */
async function countAssets(): Promise<number> {
  const { data } = await api.site.graphql<{ mediaAssets: { edges: unknown[] } }>(
    "{ mediaAssets(first: 100) { edges { node { id } } } }",
    {},
    viewers.owner,
  );
  return data?.mediaAssets.edges.length ?? 0;
}

/** The response of a row of the REST table, computed by running its document through GraphQL. */
async function responseOf(path: string, body: object) {
  const row = table.find((each) => each.path === path);
  if (!row) throw new Error(`no row ${path}`);
  const variables = row.variables({ params: {}, body, precondition: {} });
  const { data } = await api.site.graphql<{ payload: { userErrors: Fault[] } }>(
    print(row.document),
    variables,
    viewers.owner,
  );
  const faults = data?.payload.userErrors ?? [];
  return { code: faults[0]?.code, response: faults.length > 0 ? undefined : row.reply(data) };
}

type Fault = { code: string };

async function sendUpload(call: string) {
  const upload = await uploadCall(api.site, api.cookies.owner, call);
  if (!upload) throw new Error(`no upload ${call}`);
  const headers = { ...upload.headers, cookie: api.cookies.owner };
  return { sent: upload, response: await api.site.app.inject({ ...upload, headers }) };
}

const storeFile = (imageURL: string) =>
  api.site.app.inject({
    method: "PUT",
    url: "/api/objects/image",
    headers: { cookie: api.cookies.owner },
    payload: { imageURL },
  });

test("POST /api/objects/upload and requestUpload give addresses of one kind", async () => {
  const response = await api.send("POST", "/api/objects/upload", "owner", undefined);
  const { response: expected } = await responseOf("/api/objects/upload", {});
  const shapeOf = (given: unknown) => {
    const { uploadURL, ...rest } = Object(given);
    const { origin, pathname, searchParams } = new URL(uploadURL);
    const path = pathname.replace(/[^/]+$/, "");
    return { origin: new URL(origin).hostname, path, keys: [...searchParams.keys()], rest };
  };
  expect(shapeOf(response.json())).toEqual(shapeOf(expected));
  await compareReads();
});

test("what PUT /api/objects/upload/{id} and PUT /api/objects/image do, finalizeUpload sees", async () => {
  const asked = await api.send("POST", "/api/objects/upload", "owner", undefined);
  const { uploadURL } = asked.json();
  const early = await storeFile(uploadURL);
  expect(early.json().code).toBe(
    (await responseOf("/api/objects/image", { imageURL: uploadURL })).code,
  );
  expect(early.statusCode).toBe(400);

  const { sent, response } = await sendUpload("put /api/objects/upload/{id}");
  expect(response.statusCode).toBe(201);
  const imageURL = `http://localhost${sent.url}`;
  const count = await countAssets();
  const { response: expected } = await responseOf("/api/objects/image", { imageURL });
  const kept = await storeFile(imageURL);
  expect([kept.statusCode, kept.json()]).toEqual([200, expected]);
  expect(await countAssets()).toBe(count + 1);
  const { objectPath } = kept.json();
  expect(await assetAt(objectPath)).toEqual({ path: objectPath, kind: "IMAGE" });
  await compareReads();
});

test("what POST /api/upload/single stores, mediaAsset knows", async () => {
  const count = await countAssets();
  const { response } = await sendUpload("post /api/upload/single");
  const { path, filename } = response.json();
  expect(await assetAt(path)).toEqual({ path, kind: "IMAGE" });
  expect(path.endsWith(`/${filename}`)).toBe(true);
  expect(await countAssets()).toBe(count + 1);
  await compareReads();
});

test("what /s3/multipart puts together, finalizeUpload takes; what it gave up, neither", async () => {
  const { response } = await sendUpload("post /s3/multipart/{uploadId}/complete");
  const imageURL = response.json().location;
  const { response: expected } = await responseOf("/api/objects/image", { imageURL });
  const kept = await storeFile(imageURL);
  expect([kept.statusCode, kept.json()]).toEqual([200, expected]);
  expect(await assetAt(kept.json().objectPath)).toMatchObject({ kind: "IMAGE" });

  const { sent, response: gone } = await sendUpload("delete /s3/multipart/{uploadId}");
  expect(gone.statusCode).toBe(200);
  const count = await countAssets();
  const id = /multipart\/([^?]+)/.exec(String(sent.url))?.[1];
  const lost = `http://localhost/api/objects/upload/${id}`;
  const refused = await storeFile(lost);
  expect(refused.json().code).toBe(
    (await responseOf("/api/objects/image", { imageURL: lost })).code,
  );
  expect([refused.statusCode >= 400, await countAssets()]).toEqual([true, count]);
  await compareReads();
});

test.each([
  "POST /s3/multipart",
  "GET /s3/multipart/{uploadId}",
  "GET /s3/multipart/{uploadId}/{partNumber}",
  "GET /s3/params",
])("%s stores nothing that GraphQL would know of", async (call) => {
  const count = await countAssets();
  const [method, path] = call.split(" ");
  const response = path?.includes("{")
    ? (await sendUpload(call.replace(/^GET/, "get"))).response
    : await api.send(method === "POST" ? "POST" : "GET", String(path), "owner", undefined);
  expect(response.statusCode).toBe(200);
  expect(await countAssets()).toBe(count);
  await compareReads();
});

test("an upload that POST /s3/multipart only started is none to keep, for REST and GraphQL", async () => {
  const { uploadId } = (await api.send("POST", "/s3/multipart", "owner", undefined)).json();
  const imageURL = `http://localhost/api/objects/upload/${uploadId}`;
  const refused = await storeFile(imageURL);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().code).toBe((await responseOf("/api/objects/image", { imageURL })).code);
});

test("every call that moves bytes is compared", () => {
  const calls = [...table.filter(movesBytes), ...servedElsewhere].map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(calls).toEqual([
    "POST /api/objects/upload",
    "PUT /api/objects/image",
    "GET /api/health",
    "GET /api/health/live",
    "GET /api/health/ready",
    "POST /api/upload/single",
    "PUT /api/objects/upload/{id}",
    "POST /s3/multipart",
    "GET /s3/multipart/{uploadId}",
    "GET /s3/multipart/{uploadId}/{partNumber}",
    "POST /s3/multipart/{uploadId}/complete",
    "DELETE /s3/multipart/{uploadId}",
    "GET /s3/params",
    "GET /s3/sts",
  ]);
});
