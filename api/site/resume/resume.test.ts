import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pdfOf } from "../../testing/pdf.ts";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());
beforeEach(() => remove());

const mutation = /* GraphQL */ `
  mutation ($file: Upload!) {
    uploadResume(file: $file) {
      siteIdentity { resume { url byteSize } }
      userErrors { code message }
    }
  }
`;

async function send(bytes: Buffer, headers: Record<string, string> = { cookie }) {
  const form = new FormData();
  form.set("operations", JSON.stringify({ query: mutation, variables: { file: null } }));
  form.set("map", '{"0":["variables.file"]}');
  form.set("0", new Blob([new Uint8Array(bytes)]), "whatever.png");
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: {
      ...headers,
      "x-vitrine-client": "1",
      "content-type": request.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json();
}

const upload = async (bytes: Buffer) => (await send(bytes)).data.uploadResume;
const remove = () =>
  site.graphql("mutation { removeResume { siteIdentity { id } userErrors { code } } }", {}, owner);
const get = (url = "/resume.pdf", headers = {}) => site.app.inject({ url, headers });

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of site.media.storage.list("documents/")) keys.push(key);
  return keys;
}

test("everyone reads the résumé at once, under the designer's name, and it can do nothing", async () => {
  await site.database.siteIdentity.updateMany({ data: { ownerName: 'Ada "A" Lovelace' } });
  const bytes = pdfOf("Ada");
  const { siteIdentity, userErrors } = await upload(bytes);
  expect(userErrors).toEqual([]);
  expect(siteIdentity.resume.byteSize).toBe(bytes.length);
  const { statusCode, headers, rawPayload } = await get(siteIdentity.resume.url);
  expect(statusCode).toBe(200);
  expect(rawPayload.equals(bytes)).toBe(true);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
    "cache-control": "public, no-cache",
    "content-security-policy":
      "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  expect(headers["content-disposition"]).toMatch(
    /^inline; filename="Ada \\"A\\" Lovelace \? R.sum.\.pdf"/,
  );
  expect(headers["content-disposition"]).toContain(
    "filename*=UTF-8''Ada%20%22A%22%20Lovelace%20%E2%80%93%20R%C3%A9sum%C3%A9.pdf",
  );
  expect((await get("/resume.pdf", { range: "bytes=0-4" })).payload).toBe("%PDF-");
  const etag = String(headers.etag);
  expect((await get("/resume.pdf", { "if-none-match": etag })).statusCode).toBe(304);
});

test("another one takes its place, under another address, and nothing of the former is left", async () => {
  const first = await upload(pdfOf("First"));
  const second = await upload(pdfOf("Second"));
  expect(second.siteIdentity.resume.url).not.toBe(first.siteIdentity.resume.url);
  expect((await get()).payload).toContain("Second");
  expect(await storedKeys()).toHaveLength(1);
});

test("removed, it is gone at once", async () => {
  await upload(pdfOf("Ada"));
  const { etag } = (await get()).headers;
  await remove();
  expect((await get("/resume.pdf", { "if-none-match": etag })).statusCode).toBe(404);
  expect(await storedKeys()).toEqual([]);
  const { data } = await site.graphql("{ siteIdentity { resume { url } } }");
  expect(data).toEqual({ siteIdentity: { resume: null } });
});

test.each([
  [
    "a picture that is called a PDF",
    Buffer.from("\x89PNG\r\n\x1a\n%PDF-1.4 %%EOF"),
    "UNSUPPORTED_TYPE",
  ],
  ["a page", Buffer.from("<html><script>alert(1)</script>%PDF-1.4\n%%EOF"), "UNSUPPORTED_TYPE"],
  ["nothing", Buffer.alloc(0), "UNSUPPORTED_TYPE"],
  ["a PDF that is cut short", pdfOf("Ada").subarray(0, 300), "UNDECODABLE"],
  ["more than 20 MB", Buffer.concat([pdfOf("Ada"), Buffer.alloc(20 * 1024 * 1024)]), "TOO_LARGE"],
])("%s is refused, and the résumé stays", async (_kind, bytes, code) => {
  await upload(pdfOf("Ada"));
  const { siteIdentity, userErrors } = await upload(bytes);
  expect(siteIdentity).toBeNull();
  expect(userErrors).toMatchObject([{ code }]);
  expect((await get()).payload).toContain("Ada");
  expect(await storedKeys()).toHaveLength(1);
});

test("it is the owner's to write", async () => {
  const { errors } = await send(pdfOf("Mallory"), {});
  expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
  const result = await site.graphql("mutation { removeResume { userErrors { code } } }");
  expect(result.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
