import { expect, test } from "vitest";
import { visitDemo } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";
import recorded from "./recorded-case-studies.json" with { type: "json" };

const journey = visitDemo();

// The file holds what pages of these modules said before there was Markdown, and other types than four.
test("case studies that were stored before say what they said, to the letter", async () => {
  const { origin } = journey.server;
  const signedIn = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({
      query:
        "mutation ($password: String!) { signIn(input: { password: $password }) { __typename } }",
      variables: { password: ownerPassword },
    }),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]);
  const said = Object.keys(recorded).map(async (slug) => {
    const page = await fetch(`${origin}/project/${slug}`, {
      headers: { cookie: cookie.join("; ") },
    });
    return [slug, wordsOf(await page.text())] as const;
  });
  expect(Object.fromEntries(await Promise.all(said))).toEqual(recorded);
});

/** The texts of a case study, as they stand between its tags. */
function wordsOf(html: string): string[] {
  const [, sections = ""] = /<div class="project-sections">([\s\S]*?)<\/main>/.exec(html) ?? [];
  return sections
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll(/&(?:#x27|#39);/g, "'")
    .replaceAll(/&quot;/g, '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/&(?:amp|#x26);/g, "&")
    .split(/\n+/)
    .filter(Boolean);
}
