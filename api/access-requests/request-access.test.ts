import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCookieJar } from "../access/cookies.ts";
import type { Database } from "../database/client.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { maxWaiting, requestAccess } from "./request-access.ts";

const document = /* GraphQL */ `
  mutation ($input: RequestAccessInput!) {
    requestAccess(input: $input) { receivedAt userErrors { field code } }
  }
`;
type Answer = {
  requestAccess: {
    receivedAt: string | null;
    userErrors: { field: string | null; code: string }[];
  };
};

const input = {
  name: "Ana Ruiz",
  email: "ana@example.com",
  company: "Fennimore",
  message: "We are looking for a lead designer.",
  project: "locked",
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { project } = site.database;
  await project.create({ data: { name: "Locked", slug: "locked", isPasswordProtected: true } });
  await project.create({ data: { name: "Draft", slug: "draft", visibility: "draft" } });
  await project.create({ data: { name: "Gone", slug: "gone", deletedAt: new Date() } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.contactMessage.deleteMany();
  await site.database.siteIdentity.updateMany({ data: { takesAccessRequests: true } });
});

/**
 * The number of networks used so far. Each request has a new one, so that no throttle refuses it.
 */
let networks = 0;
const newNetwork = () => `203.0.${Math.floor(networks++ / 250)}.${networks % 250}`;

/** Sends a request for access over HTTP, as visitors do. */
async function ask(changes: object = {}, address = newNetwork()) {
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    remoteAddress: address,
    payload: { query: document, variables: { input: { ...input, ...changes } } },
  });
  const { data, errors } = response.json() as { data?: Answer; errors?: { extensions: object }[] };
  return { ...data?.requestAccess, errors };
}

const stored = () => site.database.contactMessage.findMany({ include: { accessRequest: true } });

test("a request stands in the inbox, with what was asked for", async () => {
  const { receivedAt, userErrors } = await ask();
  expect(userErrors).toEqual([]);
  const { project, ...words } = input;
  const [message, ...others] = await stored();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    ...words,
    readAt: null,
    accessRequest: { slug: project, decision: "waiting", decidedAt: null, linkId: null },
  });
  expect(receivedAt).toBe(message?.createdAt.toISOString());
});

const slugs = ["locked", "draft", "gone", "nothing-there", "", "../../etc/passwd", "a\r\nb"];

test.each(slugs)("what is asked for makes no difference to the response: %j", async (project) => {
  const { receivedAt, ...answer } = await ask({ project });
  expect(answer).toEqual({ userErrors: [], errors: undefined });
  expect(receivedAt).toEqual(expect.any(String));
  expect((await stored())[0]?.accessRequest?.slug).toBe(project.replace("\r\n", " "));
});

test("a request for access is stored without a lookup of the project", async () => {
  const { siteIdentity, accessRequest, contactMessage } = site.database;
  const services = {
    // The function cannot query any other table.
    database: { siteIdentity, accessRequest, contactMessage } as Database,
    access: site.access,
    messageMail: {
      draft: async () => ({}),
      draftReply: async () => null,
      draftNotice: async () => null,
      warn: async () => {},
      wake: () => {},
      close: async () => {},
    },
    caller: {
      address: newNetwork(),
      cookies: createCookieJar(),
      device: "",
      origin: "",
      measuring: "allowed" as const,
    },
  };
  await requestAccess(services, { ...input, project: "draft" });
  expect((await stored())[0]?.accessRequest?.slug).toBe("draft");
});

test("no more of an address is stored than an address can have", async () => {
  await ask({ project: "x".repeat(10_000) });
  expect((await stored())[0]?.accessRequest?.slug).toHaveLength(200);
});

test.each([
  [{ name: " " }, "name", "REQUIRED"],
  [{ email: "ana@example.com, bo@example.com" }, "email", "INVALID"],
  [{ company: "" }, "company", "REQUIRED"],
  [{ message: "Please" }, "message", "TOO_SHORT"],
  [{ message: "x".repeat(2_001) }, "message", "TOO_LONG"],
  [{ fillTime: 500 }, null, "TOO_FAST"],
])("%j is refused, and nothing stored", async (changes, field, code) => {
  expect(await ask(changes)).toMatchObject({ receivedAt: null, userErrors: [{ field, code }] });
  expect(await stored()).toEqual([]);
});

test("what a program filled in is dropped without telling it", async () => {
  const { receivedAt, userErrors } = await ask({ website: "https://spam.example" });
  expect([typeof receivedAt, userErrors]).toEqual(["string", []]);
  expect(await stored()).toEqual([]);
});

test("one network asks a few times, and has its own count", async () => {
  const address = newNetwork();
  for (let count = 0; count < 4; count++) {
    expect((await ask({}, address)).userErrors).toEqual([]);
  }
  expect((await ask({}, address)).errors).toMatchObject([
    { extensions: { code: "TOO_MANY_REQUESTS" } },
  ]);
  expect(await stored()).toHaveLength(4);
  const message = await site.app.inject({
    method: "POST",
    url: "/api/contact",
    remoteAddress: address,
    payload: { ...input, project: undefined },
  });
  expect(message.statusCode).toBeLessThan(300);
});

test("a flood from many networks ends where so many wait, until the owner has decided", async () => {
  const { database } = site;
  const { project: _, ...words } = input;
  for (let count = 0; count < maxWaiting; count++) {
    await database.contactMessage.create({ data: { ...words, accessRequest: { create: {} } } });
  }
  expect((await ask()).errors).toMatchObject([
    { extensions: { code: "TOO_MANY_REQUESTS", retryAfter: 3_600 } },
  ]);
  expect(await database.contactMessage.count()).toBe(maxWaiting);
  await database.contactMessage.updateMany({ data: { archivedAt: new Date() } });
  expect((await ask()).userErrors).toEqual([]);
});

test("an owner who takes no requests gets none", async () => {
  await site.database.siteIdentity.updateMany({ data: { takesAccessRequests: false } });
  expect(await ask()).toMatchObject({ receivedAt: null, userErrors: [{ code: "NOT_OFFERED" }] });
  expect(await stored()).toEqual([]);
});
