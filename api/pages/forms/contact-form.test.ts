import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import type { RenderRequest } from "../renderer.ts";

let site: TestSite;
/** The last request to the renderer. */
let rendered: RenderRequest | undefined;
beforeAll(async () => {
  site = await openTestSite({}, async (request) => {
    rendered = request;
    return { kind: "page", status: 200, html: "<!doctype html>" };
  });
});
beforeEach(() => {
  rendered = undefined;
});
afterAll(() => site.close());

const own = { "sec-fetch-site": "same-origin" };

function send(type: string, payload: string, headers: Record<string, string> = own) {
  return site.app.inject({
    method: "POST",
    url: "/connect",
    headers: { ...headers, "content-type": type },
    payload,
  });
}

const form = "application/x-www-form-urlencoded";
const message = "name=Bo&email=bo%40example.org&company=F&message=Good+morning+to+you.";

test("a browser without scripts sends the form, and is shown the page again", async () => {
  const sent = await send(form, message);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, "/connect?message=sent"]);
  expect(await site.database.contactMessage.findFirst()).toMatchObject({
    name: "Bo",
    company: "F",
  });
});

test.each(["", "name=a&name=b", "__proto__=1&email[]=x", "%", `message=${"x".repeat(100_000)}`])(
  "the form %s is answered with the page, and nothing of it kept",
  async (payload) => {
    await site.database.contactMessage.deleteMany();
    const answered = await send(form, payload);
    expect([answered.statusCode, answered.headers["cache-control"]]).toEqual([
      422,
      "private, no-store",
    ]);
    expect(await site.database.contactMessage.count()).toBe(0);
  },
);

test.each([
  ["application/json", '{"name":5}'],
  ["application/json", "[]"],
  ["text/plain", "name=a"],
  ["multipart/form-data; boundary=a", "--a--"],
])("%s is no form of this site", async (type, payload) => {
  expect((await send(type, payload)).statusCode).toBe(415);
});

test("a form of another site is refused", async () => {
  expect((await send(form, message, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await send(form, message, {})).statusCode).toBe(403);
});

test("the page that answers a refused form has what was typed, and the words for what is wrong", async () => {
  await send(form, "name=Bo&email=bo&company=&message=Hello&website=");
  expect(rendered?.url.pathname).toBe("/connect");
  expect(rendered?.postedForm).toEqual({
    values: { name: "Bo", email: "bo", company: "", message: "Hello" },
    errors: {
      email: { message: "Please enter a valid email address", code: "INVALID", limit: null },
      company: { message: "Company is required", code: "REQUIRED", limit: null },
      message: {
        message: "Message must be at least 10 characters long",
        code: "TOO_SHORT",
        limit: 10,
      },
    },
    reason: null,
  });
});

test("who sends too many is told so, and keeps what was typed", async () => {
  let answered = await send(form, message);
  for (let count = 0; count < 30 && answered.statusCode === 303; count++) {
    answered = await send(form, message);
  }
  expect(answered.statusCode).toBe(429);
  expect(rendered?.postedForm).toMatchObject({
    values: { name: "Bo", message: "Good morning to you." },
    errors: {},
    reason: {
      message: expect.stringContaining("Too many"),
      code: "TOO_MANY_REQUESTS",
      retryAfter: expect.any(Number),
    },
  });
});
