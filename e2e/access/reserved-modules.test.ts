import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { focusedName } from "../harness/admin.ts";
import { hydrated, openBeside, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { addPictures, audienceMarkers, audienceSections } from "./marked-project.ts";
import { siteCalls } from "./site-calls.ts";

/** A public project with modules for readers with access, and one that is wholly for them. */
const [partly, wholly] = ["partly-reserved", "wholly-reserved"];

let owner: string;
const ids = new Map<string, string>();

const journey = startJourney({
  content: "empty",
  prepare: async () => {
    owner = await calls.enter("/api/session", ownerPassword);
    const [file = "", instead = ""] = await addPictures(journey, ["Reserved", "Instead"]);
    const files = { public: file, project: file, access: file, instead, hidden: file };
    for (const name of [partly, wholly]) {
      const input = {
        ...{ name, slug: name, visibility: "PUBLIC", isPasswordProtected: name === wholly },
        sections: audienceSections(name, files),
      };
      const { project } = await calls.mutate("createProject", input, "project { id }", owner);
      ids.set(name, project.id);
    }
  },
});
const calls = siteCalls(journey);

test("a visitor who gives the password at a gate reads on where it stood", async () => {
  const page = await journey.open(`/project/${partly}`);
  await hydrated(page);
  const gates = page.locator(".portfolio-gate");
  expect(await gates.count()).toBe(6);
  await gates.nth(1).getByLabel("Portfolio password").fill(portfolioPassword);
  await page.keyboard.press("Enter");
  await gates.first().waitFor({ state: "detached" });
  expect(await page.getByText(`${partly}-why-access`, { exact: true }).count()).toBe(1);
  await expect.poll(() => focusedName(page)).toBe("Why");
});

test("what is revoked is not shown again: by a link within the page, by Back, or by the browser's own cache", async () => {
  const greeting = "Good morning, Ana.";
  const { address, shareLink } = await calls.mutate(
    "createShareLink",
    { recipient: "Ana", greeting, projects: [...ids.values()].map((id) => ({ id })) },
    "address shareLink { id }",
    owner,
  );
  const path = `/project/${wholly}`;
  const words = audienceMarkers(wholly, "project");
  const openWords = async (page: Page) => {
    await page.getByRole("heading", { level: 1, name: wholly }).waitFor();
    const html = await page.content();
    return words.filter((word) => html.includes(word));
  };
  const gate = (page: Page) => page.locator(".portfolio-gate").first();
  // After the link is revoked, the server refuses pictures that the page has not loaded yet.
  const page = await journey.open(new URL(address).pathname, {
    expectedProblems: /404 \(Not Found\) \S+\/objects\//,
  });
  await hydrated(page);
  await visit(page, path);
  expect(await openWords(page)).toEqual(words);
  await visit(page, "/");
  await page.getByText(greeting).waitFor();
  const other = await openBeside(page.context(), path);
  expect(await openWords(other)).toEqual(words);

  const input = { id: shareLink.id };
  await calls.mutate("revokeShareLink", input, "shareLink { state }", owner);
  await page.locator(`a[href="${path}"]`).first().click();
  await gate(page).waitFor();
  expect(await openWords(page)).toEqual([]);
  await page.goBack();
  await page.locator(".site-header").waitFor();
  expect(await page.getByText(greeting).count()).toBe(0);
  await page.goBack();
  await gate(page).waitFor();
  expect(await openWords(page)).toEqual([]);

  // Browsers dispatch this event when they show a page from their back/forward cache.
  await other.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await gate(other).waitFor();
  expect(await openWords(other)).toEqual([]);
});
