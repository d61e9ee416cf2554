import type { GraphQLResolveInfo } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashToken } from "../access/hash-token.ts";
import { makeLinkToken } from "../access/links/link-token.ts";
import { schema } from "../graphql/schema.ts";
import { createReadAnalyticsId } from "../pages/analytics-id.ts";
import { openBrowser } from "../testing/link-site.ts";
import { openInstance } from "../testing/open-instance.ts";
import { owner, runMutation } from "../testing/run-mutation.ts";
import { openVisitSite, type VisitSite } from "../testing/visit-site.ts";

/** A copy of a site, as `npm run restore -- --beside` serves it. */
let copy: VisitSite;
beforeAll(async () => {
  copy = await openVisitSite({
    ...{ READ_ONLY: "1", SMTP_URL: "smtp://mail.example.org", CONTACT_TO: "ada@example.org" },
  });
});
afterAll(() => copy.close());

const message = {
  ...{ name: "Ada", email: "ada@example.org", company: "Engines" },
  message: "I would like to see more of it.",
};

test("every mutation is refused in a copy to look at, but those that let somebody in or out", async () => {
  const context = await copy.makeContext(owner);
  const runs: string[] = [];
  for (const { name, resolve } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const info = { path: { key: name, prev: undefined } } as GraphQLResolveInfo;
    const outcome = await resolve?.({}, { input: { password: "" } }, context, info);
    if (Object(outcome).userErrors?.[0]?.code !== "READ_ONLY") runs.push(name);
  }
  expect(runs.sort()).toEqual(["requestPasskeySignIn", "signIn", "signOut", "unlockPortfolio"]);
});

test("a visitor's message is refused with one sentence, by GraphQL, REST and the plain form", async () => {
  const refused = { code: "READ_ONLY", message: expect.stringContaining("read-only copy") };
  const sent = await runMutation(copy, "sendContactMessage", message, "receivedAt");
  expect(sent).toMatchObject({ receivedAt: null, userErrors: [{ code: "READ_ONLY" }] });
  const rest = await copy.app.inject({ method: "POST", url: "/api/contact", payload: message });
  expect([rest.statusCode, rest.json()]).toEqual([
    400,
    { code: refused.code, error: refused.message },
  ]);
  const form = await copy.app.inject({
    method: "POST",
    url: "/connect",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    payload: String(new URLSearchParams(message)),
  });
  expect([form.statusCode, form.headers.location]).toEqual([422, undefined]);
  expect(await copy.database.contactMessage.count()).toBe(0);
});

test("nothing is uploaded to it, counted in it, measured or mailed by it, and nothing expires in it", async () => {
  const { database, environment } = copy;
  const headers = { cookie: await copy.signIn(), "sec-fetch-site": "same-origin" };
  const upload = await copy.app.inject({ method: "POST", url: "/s3/multipart", headers });
  expect([upload.statusCode, upload.json().code]).toEqual([403, "READ_ONLY"]);
  const { messageMail, reads } = await copy.makeContext(owner);
  expect(await messageMail.draftNotice()).toBeNull();
  await database.siteAnalytics.updateMany({ data: { measurementId: "G-OWNERS" } });
  expect(await createReadAnalyticsId(reads, environment)()).toBeNull();
  await database.project.create({
    data: { name: "Old", slug: "old", deletedAt: new Date("2020-01-01") },
  });
  expect(await copy.send()).toBe(204);
  await hideReading();
  expect(await database.shareLink.count({ where: { hidesReading: true } })).toBe(0);
  expect(await copy.countsAfter()).toEqual({});
  const restarted = await openInstance(environment);
  await restarted.app.ready();
  await restarted.app.close();
  expect(await database.project.count({ where: { slug: "old" } })).toBe(1);
});

/** Opens a link, and sends the form of its reader that hides what is read. */
async function hideReading(): Promise<void> {
  const token = makeLinkToken();
  const tokenHash = hashToken(token);
  await copy.database.shareLink.create({ data: { recipient: "Ana", tokenHash } });
  const reader = openBrowser(copy);
  await reader.send(`/for/${token}`);
  const hidden = await reader.send("/for", { form: { reading: "hide" } });
  expect(hidden.headers["set-cookie"]).toContain("unmeasured");
}
