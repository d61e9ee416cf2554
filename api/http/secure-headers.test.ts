import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendsCredentials } from "../access/cache-policy.ts";
import { permissionMap } from "../access/permission-map.ts";
import { graphiqlPaths } from "../graphql/graphiql-page.ts";
import { log } from "../log.ts";
import { startFakeBucket } from "../testing/fake-bucket.ts";
import { openTestSite, ownerPassword, type TestSite } from "../testing/test-site.ts";
import { fontScriptHash, inlineHash, speculationRules } from "./inline-scripts.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ TRUST_PROXY: "1" });
});
afterAll(() => site.close());

test.each([
  ["a page", "/", 200],
  ["JSON", "/api/health", 200],
  ["a picture", "/favicon.svg", 200],
  ["a missing file", "/objects/none.png", 404],
  ["an address that is none", "/%E0%A4%A?x=%", 200],
  ["GraphQL", "/graphql?query={viewer{isOwner}}", 403],
])("%s carries the headers", async (_name, url, status) => {
  const { headers, statusCode } = await site.app.inject({ url });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(), microphone=()"),
    "x-frame-options": "DENY",
  });
  const policy = String(headers["content-security-policy"]).split(/; ?/);
  expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'"]));
  expect(policy.filter((rule) => /^(?:object|default)-src 'none'$/.test(rule))).toHaveLength(1);
  expect(headers).not.toHaveProperty("strict-transport-security");
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("a request to nothing and a refused one carry them too", async () => {
  for (const headers of [{}, { origin: "https://evil.example" }]) {
    const response = await site.app.inject({ method: "DELETE", url: "/nothing", headers });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});

test("no script within pages but the font's and the rules for pages to come, and no evaluation", async () => {
  const { headers } = await site.app.inject({ url: "/" });
  const policy = String(headers["content-security-policy"]);
  const rules = inlineHash(speculationRules(""));
  expect(policy).toContain(`script-src 'self' ${fontScriptHash} ${rules};`);
  expect(policy).toContain("script-src-attr 'none'");
  expect(policy).not.toContain("unsafe-eval");
});

test("pages may send parts of large files to the bucket, where there is one", async () => {
  const bucket = await startFakeBucket();
  const { name, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
  const other = await openTestSite({
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  try {
    const policyOf = async ({ app }: TestSite) =>
      String((await app.inject({ url: "/" })).headers["content-security-policy"]).split(";");
    expect(await policyOf(other)).toContain(`connect-src 'self' ${new URL(endpoint).origin}`);
    expect(await policyOf(site)).toContain("connect-src 'self'");
  } finally {
    await other.close();
    await bucket.close();
  }
});

test.each([
  ["security@example.org", "mailto:security@example.org"],
  ["https://example.org/security", "https://example.org/security"],
])("security.txt names %s, and an end that lies ahead", async (contact, uri) => {
  const other = await openTestSite({
    SECURITY_CONTACT: contact,
    PUBLIC_URL: "https://folio.example",
  });
  try {
    const { payload, headers } = await other.app.inject({ url: "/.well-known/security.txt" });
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(payload).toContain(`Contact: ${uri}\n`);
    expect(payload).toContain("Canonical: https://folio.example/.well-known/security.txt\n");
    const end = Date.parse(/^Expires: (.*)$/m.exec(payload)?.[1] ?? "");
    expect(end).toBeGreaterThan(Date.now());
    expect(end).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  } finally {
    await other.close();
  }
  expect((await site.app.inject({ url: "/.well-known/security.txt" })).statusCode).toBe(404);
});

test.each([
  ["vitrine-portfolio=x", true],
  ["a=b; vitrine-session = x", true],
  ["a=b;\t__Host-vitrine-session=x", true],
  ['vitrine-session="x"', true],
  ["a=b vitrine-session=x", false],
  ["not-vitrine-session=x", false],
  ["a=vitrine-session=x", false],
  ["vitrine-session=", false],
])("the cookies %j are told apart as they are read: %j", async (header, isOwn) => {
  expect(sendsCredentials({ cookie: header })).toBe(isOwn);
});

test("GraphiQL is a small page with files of its own, compressed, tagged and cached", async () => {
  const page = await site.app.inject({ url: "/graphql", headers: { accept: "text/html" } });
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(page.payload).not.toContain("<script>");
  expect(page.payload.length).toBeLessThan(10_000);
  const files = [...page.payload.matchAll(/(?:src|href)="\.(\/graphql\/[^"]+)"/g)];
  expect(files.map(([, url]) => url).sort()).toEqual(Object.values(graphiqlPaths).sort());
  for (const [, url = ""] of files) {
    const headers = { "accept-encoding": "br" };
    const plain = await site.app.inject({ url });
    const file = await site.app.inject({ url, headers });
    expect(file.headers).toMatchObject({
      "content-encoding": "br",
      vary: "accept-encoding",
      "cache-control": "public, max-age=3600",
    });
    expect(file.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.7);
    expect(brotliDecompressSync(file.rawPayload).equals(plain.rawPayload)).toBe(true);
    const condition = { ...headers, "if-none-match": String(file.headers.etag) };
    expect((await site.app.inject({ url, headers: condition })).statusCode).toBe(304);
  }
});

test("over https the browser is told to stay there, and cookies are bound to the host", async () => {
  const https = { "x-forwarded-proto": "https" };
  const page = await site.app.inject({ url: "/", headers: https });
  expect(page.headers["strict-transport-security"]).toBe("max-age=31536000");
  const query =
    'mutation { unlockPortfolio(input: { password: "open sesame" }) { viewer { isOwner } } }';
  const unlocked = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: https,
    payload: { query },
  });
  const [cookie] = unlocked.cookies;
  expect(cookie).toMatchObject({ name: "__Host-vitrine-portfolio", secure: true, path: "/" });

  const read = async (name: string) => {
    const response = await site.app.inject({
      method: "POST",
      url: "/graphql",
      headers: { ...https, cookie: `${name}=${cookie?.value}` },
      payload: { query: "{ viewer { hasPortfolioAccess } }" },
    });
    return response.json().data.viewer.hasPortfolioAccess;
  };
  expect(await read("__Host-vitrine-portfolio")).toBe(true);
  expect(await read("vitrine-portfolio")).toBe(false);
});

test("by http, nobody is told to stay with https; a sign-in that would be lost is refused in a sentence", async () => {
  const behind = await openTestSite({ PUBLIC_URL: "https://example.org" });
  try {
    expect((await behind.app.inject({ url: "/" })).headers).not.toHaveProperty(
      "strict-transport-security",
    );
    const warn = vi.spyOn(log, "warn");
    const signIn = (headers: Record<string, string>) =>
      behind.app.inject({
        method: "POST",
        url: "/graphql",
        headers: { "x-vitrine-client": "1", ...headers },
        payload: {
          query: `mutation { signIn(input: { password: "${ownerPassword}" }) { viewer { isOwner } } }`,
        },
      });
    const host = "192.0.2.7:3000";
    const refused = await signIn({ host, origin: `http://${host}` });
    expect(refused.json().errors).toMatchObject([
      { message: expect.stringContaining("https"), extensions: { code: "HTTPS_REQUIRED" } },
    ]);
    expect(refused.cookies).toEqual([]);
    expect(await behind.database.session.count()).toBe(0);
    expect(warn.mock.calls.join()).toContain("PUBLIC_URL is an https address");
    warn.mockRestore();
    const ways = [
      { origin: "https://example.org" },
      { host: "localhost:3000", origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
      { host },
    ];
    for (const headers of ways) expect((await signIn(headers)).cookies).not.toEqual([]);
  } finally {
    await behind.close();
  }
});

/** Matches routes whose responses are the same for everyone, and may be stored by all caches. */
const sameForAll =
  /^GET \/(graphql\/graphiql|api\/openapi|favicon|apple-touch-icon|icon-|robots|site\.webmanifest|\.well-known\/tdmrep)/;

test("what is answered to someone with a cookie names its type, and is kept out of caches, unless it is everybody's", async () => {
  const secret = await site.database.project.create({
    data: { name: "S", slug: "s", isPasswordProtected: true },
  });
  const headers = { "x-vitrine-client": "1", cookie: `theme=1;\t${await site.unlock()}` };
  const reads = Object.keys(permissionMap.routes).filter((route) => route.startsWith("GET "));
  expect(reads.length).toBeGreaterThan(20);
  for (const route of reads) {
    const url = route
      .slice("GET ".length)
      .replace(/^\/graphql$/, "/graphql?query={viewer{isOwner}}")
      .replace(":slug", "s")
      .replace(/:\w+/g, String(secret.id))
      .replace("*", "project/s");
    const response = await site.app.inject({ url, headers });
    const expected = sameForAll.test(route) ? /^public, max-age=\d+$/ : /^private, no-store$/;
    expect({ route, caches: response.headers["cache-control"] }).toEqual({
      route,
      caches: expect.stringMatching(expected),
    });
    expect(response.headers).not.toHaveProperty("set-cookie");
    // A redirect has no body.
    if (response.body === "") continue;
    expect({ route, type: response.headers["content-type"] }).toEqual({
      route,
      type: expect.stringMatching(/^(?:image|font)\/|; ?charset=utf-8$/),
    });
  }
});
