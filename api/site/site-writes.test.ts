import { afterAll, beforeAll, expect, test } from "vitest";
import { owner, refusalOf, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, portfolioPassword, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test("colours are written one by one or together", async () => {
  await runMutation(site, "updateSiteColors", { background: "#ABC" }, "siteColors { background }");
  const { siteColors } = await runMutation(
    site,
    "updateSiteColors",
    { navHover: "#c9300b" },
    "siteColors { background navHover }",
  );
  expect(siteColors).toEqual({ background: "#ABC", navHover: "#c9300b" });
});

test.each(["red", "#12", "#1234", "#12345g", "c9300a", "#c9300a;"])(
  "%s is no colour, and nothing changes",
  async (navHover) => {
    const before = await site.database.siteColors.findFirst();
    const input = { background: "#000", portfolioPassword: "another", navHover };
    const { userErrors } = await runMutation(site, "updateSiteColors", input, "siteColors { id }");
    expect(userErrors).toEqual([{ field: "navHover", code: "INVALID" }]);
    expect(await site.database.siteColors.findFirst()).toEqual(before);
  },
);

test("the portfolio password is the owner's to read", async () => {
  const query = "{ siteColors { portfolioPassword } }";
  const read = async (viewer?: typeof owner) =>
    (await site.graphql<{ siteColors: unknown }>(query, {}, viewer)).data?.siteColors;
  expect(await read()).toEqual({ portfolioPassword: null });
  expect(await read({ isOwner: false, hasPortfolioAccess: true })).toEqual({
    portfolioPassword: null,
  });
  expect(await read(owner)).toEqual({ portfolioPassword });
});

test("a new portfolio password ends access by the old one; the same password does not", async () => {
  const cookie = await site.unlock();
  const hasAccess = async () => {
    const response = await site.app.inject({
      method: "POST",
      url: "/graphql",
      headers: { cookie },
      payload: { query: "{ viewer { hasPortfolioAccess } }" },
    });
    return response.json().data.viewer.hasPortfolioAccess;
  };
  const set = (password: string) =>
    runMutation(
      site,
      "setPortfolioPassword",
      { portfolioPassword: password },
      "siteColors { portfolioPassword }",
    );
  await set(portfolioPassword);
  expect(await hasAccess()).toBe(true);
  expect((await set("new word")).siteColors).toEqual({ portfolioPassword: "new word" });
  expect(await hasAccess()).toBe(false);
  expect((await set("  ")).userErrors).toEqual([{ field: "portfolioPassword", code: "REQUIRED" }]);
});

test("the identity keeps what is not given", async () => {
  const input = { ownerName: "Ada", logo: "/objects/logo.svg", tagline: "Designs" };
  await runMutation(site, "updateSiteIdentity", input, "siteIdentity { id }");
  const { siteIdentity } = await runMutation(
    site,
    "updateSiteIdentity",
    { logo: null, tagline: null, footerText: "© Ada" },
    "siteIdentity { ownerName tagline footerText logo { src } }",
  );
  expect(siteIdentity).toEqual({
    ownerName: "Ada",
    tagline: "Designs",
    footerText: "© Ada",
    logo: null,
  });
});

test.each([
  ["updateSiteColors", { background: "#000" }],
  ["setPortfolioPassword", { portfolioPassword: "mine" }],
  ["updateSiteIdentity", { ownerName: "Me" }],
])("%s is the owner's", async (mutation, input) => {
  expect(await refusalOf(site, mutation, input)).toBe("UNAUTHENTICATED");
});
