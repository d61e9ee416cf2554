import { afterAll, beforeAll, expect, test } from "vitest";
import { accessHeader } from "../../../audience/access-header.ts";
import { openTestSite, portfolioPassword, type TestSite } from "../../testing/test-site.ts";
import { createSealedText } from "../sealed-text.ts";

const unlock = `mutation ($password: String!) {
  unlockPortfolio(input: { password: $password }) { viewer { isOwner hasPortfolioAccess } userErrors { field code message } }
}`;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.database.project.create({
    data: {
      name: "Secret",
      slug: "secret",
      isPasswordProtected: true,
      whyContent: JSON.stringify([{ type: "text", content: "why" }]),
    },
  });
});
afterAll(() => site.close());

function send(query: string, variables: object = {}, cookie = "") {
  return site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: cookie ? { cookie } : {},
    payload: { query, variables },
  });
}

async function readCaseStudy(cookie: string) {
  const query = `{ project(slug: "secret") { isLocked caseStudy { why { __typename } } } }`;
  return (await send(query, {}, cookie)).json().data.project;
}

const locked = { isLocked: true, caseStudy: null };
const open = { isLocked: false, caseStudy: { why: [{ __typename: "TextModule" }] } };

test("the portfolio password opens protected case studies until the browser is closed", async () => {
  const response = await send(unlock, { password: ` ${portfolioPassword} ` });
  expect(response.json().data.unlockPortfolio).toEqual({
    viewer: { isOwner: false, hasPortfolioAccess: true },
    userErrors: [],
  });
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({ name: "vitrine-portfolio", httpOnly: true, sameSite: "Lax" });
  expect(cookie).not.toHaveProperty("maxAge");
  expect(cookie).not.toHaveProperty("expires");
  expect(await readCaseStudy(`vitrine-portfolio=${cookie?.value}`)).toEqual(open);
});

test.each([
  ["wrong", { code: "INCORRECT_PASSWORD", message: "Incorrect password. Please try again." }],
  ["  ", { code: "REQUIRED", message: "Please enter the portfolio password." }],
])("%j opens nothing", async (password, error) => {
  const response = await send(unlock, { password });
  expect(response.json().data.unlockPortfolio).toEqual({
    viewer: null,
    userErrors: [{ field: "password", ...error }],
  });
  expect(response.cookies).toEqual([]);
});

test.each(["", "true", "vitrine-portfolio=true", "vitrine-portfolio=", "portfolio=true"])(
  "a forged flag %j opens nothing",
  async (cookie) => {
    expect(await readCaseStudy(cookie)).toEqual(locked);
  },
);

test("where the password cannot be unsealed all is locked, and pages and the owner go on", async () => {
  const [guest, owner] = [await site.unlock(), await site.signIn()];
  const before = await site.database.siteColors.findFirstOrThrow();
  const { seal } = createSealedText("the secret of another installation");
  await site.database.siteColors.updateMany({
    data: { portfolioPasswordEncrypted: seal(portfolioPassword) },
  });
  expect(await readCaseStudy(guest)).toEqual(locked);
  expect(await readCaseStudy(owner)).toEqual(open);
  const response = await send(unlock, { password: portfolioPassword });
  expect(response.json().data.unlockPortfolio.userErrors).toMatchObject([
    { code: "INCORRECT_PASSWORD" },
  ]);
  const isThereOne = async () => {
    const query = "{ siteColors { hasPortfolioPassword } }";
    const { data } = await site.graphql<{ siteColors: object }>(
      query,
      {},
      {
        isOwner: true,
        hasPortfolioAccess: true,
      },
    );
    return data?.siteColors;
  };
  expect(await isThereOne()).toEqual({ hasPortfolioPassword: false });
  await site.database.siteColors.updateMany({
    data: { portfolioPasswordEncrypted: before.portfolioPasswordEncrypted },
  });
  expect(await isThereOne()).toEqual({ hasPortfolioPassword: true });
});

test("the owner's session opens them too", async () => {
  expect(await readCaseStudy(await site.signIn())).toEqual(open);
});

test("a new password ends all access at once, and so does an old version put back", async () => {
  const cookie = await site.unlock();
  expect(await readCaseStudy(cookie)).toEqual(open);
  const { portfolioPasswordEncrypted } = await site.database.siteColors.findFirstOrThrow();
  await site.database.siteColors.updateMany({
    data: { portfolioPasswordEncrypted: site.sealedText.seal("another") },
  });
  expect(await readCaseStudy(cookie)).toEqual(locked);
  await site.database.siteColors.updateMany({
    data: { portfolioPasswordEncrypted, portfolioPasswordVersion: { increment: 1 } },
  });
  expect(await readCaseStudy(cookie)).toEqual(locked);
});

test("each document and GraphQL response states what its viewer may see, and the one that gives it, too", async () => {
  const statedBy = (response: Awaited<ReturnType<typeof send>>) => response.headers[accessHeader];
  const openPage = (cookie = "") =>
    site.app.inject({ url: "/project/secret", headers: { cookie, accept: "text/html" } });
  const page = await openPage();
  expect(statedBy(page)).toBeUndefined();
  expect(statedBy(await send("{ viewer { isOwner } }"))).toBeUndefined();

  const unlocked = await send(unlock, { password: portfolioPassword });
  const stamp = statedBy(unlocked);
  expect(stamp).toMatch(/^[\w-]{16}$/);
  const cookie = `vitrine-portfolio=${unlocked.cookies[0]?.value}`;
  expect(statedBy(await send("{ viewer { isOwner } }", {}, cookie))).toBe(stamp);
  const opened = await openPage(cookie);
  expect(statedBy(opened)).toBe(stamp);

  const owner = await site.signIn();
  expect(statedBy(await send("{ viewer { isOwner } }", {}, owner))).not.toBe(stamp);
  const signedOut = await send("mutation { signOut { viewer { isOwner } } }", {}, owner);
  expect(statedBy(signedOut)).toBeUndefined();

  await site.database.siteColors.updateMany({
    data: { portfolioPasswordVersion: { increment: 1 } },
  });
  expect(statedBy(await send("{ viewer { isOwner } }", {}, cookie))).toBeUndefined();
});
