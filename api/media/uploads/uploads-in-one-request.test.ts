import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { noise } from "../../testing/upload-steps.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

describe("in one request", () => {
  const fileName = "Ærlig 作品 صورة 🖼.jpg";

  function form(name: string, bytes: Buffer, fields: Record<string, string> = {}) {
    const boundary = "----vitrine";
    const head = Object.entries(fields).map(
      ([key, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    );
    const payload = Buffer.concat([
      Buffer.from(
        `${head.join("")}--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "sec-fetch-site": "same-origin",
    };
    return { payload, headers };
  }

  test("a form's file is kept under /uploads, the second time under the same path, which is said", async () => {
    const { payload, headers } = form("image", await noise());
    const send = () =>
      site.app.inject({
        method: "POST",
        url: "/api/upload/single",
        payload,
        headers: { ...headers, cookie, "sec-fetch-site": "same-origin" },
      });
    const sent = await send();
    expect(sent.statusCode).toBe(201);
    const { path, filename } = sent.json();
    expect(sent.json()).toEqual({ path, filename });
    expect((await send()).json()).toEqual({ path, filename, wasStored: true });
    expect(path).toMatch(/^\/uploads\/[0-9a-f-]{36}\.jpg$/);
    const asset = await site.database.mediaAsset.findUnique({ where: { path } });
    expect(asset?.fileName).toBe(fileName);
    expect((await site.app.inject({ url: path, headers: { cookie } })).statusCode).toBe(200);
  });

  test("a form without the file is refused", async () => {
    const { payload, headers } = form("other", await noise());
    const sent = await site.app.inject({
      method: "POST",
      url: "/api/upload/single",
      payload,
      headers: { ...headers, cookie, "sec-fetch-site": "same-origin" },
    });
    expect(sent.statusCode).toBe(400);
  });

  const operations = JSON.stringify({
    query:
      "mutation ($file: Upload!) { uploadMedia(file: $file) { asset { path width } userErrors { code } } }",
    variables: { file: null },
  });
  const fields = { operations, map: JSON.stringify({ 0: ["variables.file"] }) };

  test.each([
    ["the owner's", () => ({ cookie, "x-vitrine-client": "test" }), 200],
    ["one that any page could send", () => ({ cookie }), 403],
    ["a visitor's", () => ({ "x-vitrine-client": "test" }), 401],
  ])("uploadMedia: %s", async (_name, credentials, status) => {
    const { payload, headers } = form("0", await noise(33, 20), fields);
    const sent = await site.app.inject({
      method: "POST",
      url: "/graphql",
      payload,
      headers: { ...headers, ...credentials() },
    });
    expect(sent.statusCode).toBe(status);
    if (status === 200) {
      expect(sent.json().data.uploadMedia).toMatchObject({ asset: { width: 33 }, userErrors: [] });
    }
  });

  test("uploadMedia says what is wrong with a file", async () => {
    const { payload, headers } = form("0", Buffer.from("no picture"), fields);
    const sent = await site.app.inject({
      method: "POST",
      url: "/graphql",
      payload,
      headers: { ...headers, cookie, "x-vitrine-client": "test" },
    });
    expect(sent.json().data.uploadMedia).toEqual({
      asset: null,
      userErrors: [{ code: "UNSUPPORTED_TYPE" }],
    });
  });
});
