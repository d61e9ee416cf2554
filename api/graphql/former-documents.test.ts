import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ OPEN_GRAPHQL: "0" });
});
afterAll(() => site.close());

const idOf = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Stores a document as an earlier build has left it, and requests it.
 * @returns the response
 */
async function ask(text: string, documentId = idOf(text)) {
  const folder = join(site.environment.dataFolder, "builds", "documents");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, documentId), text);
  return site.app.inject({ method: "POST", url: "/graphql", payload: { documentId } });
}

test("a document of the build before runs for as long as it fits the schema", async () => {
  const response = await ask("query FormerQuery { viewer { isOwner } }");
  expect(response.json()).toEqual({ data: { viewer: { isOwner: false } } });
});

test("one that does not fit the schema any more says that the page is to be loaded again", async () => {
  for (let time = 0; time < 2; time++) {
    const response = await ask("query FormerQuery { viewer { isOwner formerField } }");
    expect(response.json().data).toBeUndefined();
    expect(response.json().errors[0].message).toContain("Reload the page");
  }
});

test("a text under the id of another runs nothing", async () => {
  const response = await ask("query OtherQuery { viewer { isOwner } }", idOf("query FormerQuery"));
  expect(response.json().errors[0].message).toContain("Reload the page");
});
