import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenScopeNames } from "../../../content/token-scopes.ts";
import { createClient } from "../../../docs/client/client.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { makeToken } from "../../testing/make-token.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The examples in docs/api.md: the language and the content of each code block. */
const examples = [
  ...readFileSync("docs/api.md", "utf8").matchAll(/```(graphql|http)\n([\s\S]+?)\n```/g),
].map(([, language = "", text = ""]) => ({ language, text }));

test("every example of the docs does what it says", async () => {
  expect(examples).toHaveLength(10);
  const { secret } = await makeToken(site, { scopes: tokenScopeNames });
  const headers = { authorization: `Bearer ${secret}` };
  for (const { language, text } of examples) {
    const project = await site.database.project.findFirst();
    const sent = text.replaceAll("PROJECT", globalIdOf("Project", project?.id ?? 0));
    const [, method = "POST", url = "/graphql", body] =
      language === "http" ? (/^(\w+) (\S+)(?:\n([\s\S]+))?$/.exec(sent) ?? []) : [];
    const payload = language === "http" ? body && JSON.parse(body) : { query: sent };
    const response = await site.app.inject({
      method: method as "GET", // an HTTP method
      url,
      headers,
      ...(payload && { payload }),
    });
    expect({ text, status: response.statusCode, body: response.body }).toMatchObject({
      status: expect.toBeOneOf([200, 201]),
      body: expect.not.stringMatching(/"errors":|"userErrors":\[\{/),
    });
  }
  expect(await site.database.project.findFirst()).toMatchObject({
    client: "Harbour",
    visibility: "public",
  });
});

test("the example client drafts a project, lists it, and says what is wrong with another", async () => {
  const { secret } = await makeToken(site, { scopes: ["READ", "DRAFT"] });
  const client = createClient("https://example.org/", secret, async (_url, options) => {
    const { headers, body } = new Request("https://example.org", options);
    const { statusCode, body: said } = await site.app.inject({
      method: "POST",
      url: "/graphql",
      headers: Object.fromEntries(headers),
      payload: await new Response(body).text(),
    });
    return new Response(said, { status: statusCode });
  });
  await client.draftProject({ name: "Foyer", slug: "foyer" });
  expect((await client.listProjects()).find(({ slug }) => slug === "foyer")).toMatchObject({
    name: "Foyer",
    visibility: "DRAFT",
  });
  await expect(client.draftProject({ name: "", slug: "foyer" })).rejects.toThrow("Name");
});
