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

test("the e-mail address is the owner's until it is shown", async () => {
  const read = async (viewer?: typeof owner) =>
    (await site.graphql<{ siteIdentity: unknown }>("{ siteIdentity { email } }", {}, viewer)).data
      ?.siteIdentity;
  const write = (input: object) =>
    runMutation(site, "updateSiteIdentity", input, "siteIdentity { id }");
  await write({ email: " ada@example.com " });
  expect(await read()).toEqual({ email: "" });
  expect(await read({ isOwner: false, hasPortfolioAccess: true })).toEqual({ email: "" });
  expect(await read(owner)).toEqual({ email: "ada@example.com" });
  await write({ isEmailShown: true });
  expect(await read()).toEqual({ email: "ada@example.com" });
  const { userErrors } = await write({ email: "ada at example" });
  expect(userErrors).toEqual([{ field: "email", code: "INVALID" }]);
  await write({ email: "" });
  expect(await read(owner)).toEqual({ email: "" });
});

test("social links are written as a whole, and read by everyone", async () => {
  const written = [
    { label: "", url: "https://www.linkedin.com/in/ada" },
    { label: "Mail", url: "mailto:ada@example.com" },
  ];
  const write = (socialLinks: unknown) =>
    runMutation(
      site,
      "updateSiteIdentity",
      { socialLinks },
      "siteIdentity { socialLinks { label url } }",
    );
  expect((await write(written)).siteIdentity).toEqual({ socialLinks: written });
  const refused = [{ field: "socialLinks", code: "INVALID" }];
  for (const url of ["javascript:alert(1)", "/work", "https://", "https://a b.example"]) {
    expect((await write([...written, { url }])).userErrors).toEqual(refused);
  }
  const many = Array.from({ length: 31 }, (_, index) => ({ url: `https://a.example/${index}` }));
  expect((await write(many)).userErrors).toEqual([{ field: "socialLinks", code: "TOO_LONG" }]);
  const { data } = await site.graphql("{ siteIdentity { socialLinks { label url } } }");
  expect(data).toEqual({ siteIdentity: { socialLinks: written } });
});

test.each(["not JSON", "{}", "[1]", '[{"label":"A"}]'])(
  "stored links that read %s are none",
  async (socialLinks) => {
    await site.database.siteIdentity.updateMany({ data: { socialLinks } });
    const { data } = await site.graphql("{ siteIdentity { socialLinks { url } } }");
    expect(data).toEqual({ siteIdentity: { socialLinks: [] } });
  },
);

test.each([
  ["updateSiteColors", { background: "#000" }],
  ["setPortfolioPassword", { portfolioPassword: "mine" }],
  ["updateSiteIdentity", { ownerName: "Me" }],
])("%s is the owner's", async (mutation, input) => {
  expect(await refusalOf(site, mutation, input)).toBe("UNAUTHENTICATED");
});
