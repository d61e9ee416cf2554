import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();
const polling = { timeout: 20_000 };
const offerText =
  "Content Recovery Available: We found unsaved changes from your previous session.";
const open = (id: number, options = {}) => openAsOwner(journey, `/admin/edit/${id}`, options);
const why = (page: Page) => page.getByRole("region", { name: "Why", exact: true });
const firstText = (page: Page) => why(page).getByRole("article").first().getByLabel("Content");
const openFirst = (page: Page) =>
  why(page)
    .getByRole("button", { name: /^Module 1/ })
    .click();
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const expectSaved = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Project updated successfully" }).waitFor();
const name = (page: Page) => page.getByLabel("Project Name");
const slug = (page: Page) => page.getByLabel("Slug");
const offers = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });
const state = (page: Page, text: string) =>
  page.locator(".draft-indicator").filter({ hasText: text }).waitFor();

type Stored = { sequence: number; content: string };

async function draftsOnServer(page: Page, databaseId: number): Promise<Stored[]> {
  const response = await page.request.post(`${journey.server.origin}/graphql`, {
    headers: { origin: journey.server.origin },
    data: {
      query:
        "query ($databaseId: Int!) { projectByDatabaseId(databaseId: $databaseId) { drafts { sequence content } } }",
      variables: { databaseId },
    },
  });
  return (await response.json()).data.projectByDatabaseId.drafts;
}

async function stored(page: Page, id: number): Promise<Record<string, string | boolean>> {
  return (await page.request.get(`${journey.server.origin}/api/projects/${id}`)).json();
}

test("another browser continues where one crashed, and sees before what differs", async () => {
  const crashed = await open(3);
  await slug(crashed).fill("written-on-the-train");
  await state(crashed, "Changes not on the site yet");
  expect(await draftsOnServer(crashed, 3)).toHaveLength(1);
  await crashed.context().close();

  const page = await open(3);
  const offer = offers(page);
  await offer.getByText(offerText).waitFor();
  await offer.getByText("Changed in it: Slug.").waitFor();
  await offer.getByText("See what differs").click();
  await offer.getByText("Slug", { exact: true }).waitFor();
  await offer.getByText("written-on-the-train").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await slug(page).inputValue()).not.toBe("written-on-the-train");
  await offer.getByRole("button", { name: "Dismiss" }).click();
  await offer.waitFor({ state: "detached" });
  await card(page).getByRole("button", { name: "Show revisions" }).click();
  await card(page).getByRole("list", { name: "Dismissed changes" }).getByText("Slug").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await offer.getByRole("button", { name: "Recover" }).click();
  expect(await slug(page).inputValue()).toBe("written-on-the-train");
  await offer.waitFor({ state: "detached" });
  await state(page, "Changes not on the site yet");
  // The draft that was taken over goes when this window's own is kept.
  await expect.poll(() => draftsOnServer(page, 3), polling).toHaveLength(1);

  await save(page);
  await expect.poll(() => draftsOnServer(page, 3), polling).toEqual([]);
  expect(await page.locator(".draft-indicator").innerText()).toBe("");
  await page.reload();
  await hydrated(page);
  expect(await offers(page).count()).toBe(0);
});

test("offline in the middle of editing: typing goes on, and all is sent after reconnecting", async () => {
  const page = await open(4, { expectedProblems: /ERR_INTERNET_DISCONNECTED/ });
  await slug(page).fill("before-the-tunnel");
  await state(page, "Changes not on the site yet");
  await page.context().setOffline(true);
  await name(page).fill("In the tunnel");
  await state(page, "Offline – your edits wait in this browser");
  await slug(page).fill("in-the-tunnel");
  await state(page, "Offline – your edits wait in this browser");
  const [before] = await draftsOnServer(page, 4);
  expect(before?.content).toContain("before-the-tunnel");
  expect(before?.content).not.toContain("In the tunnel");

  await page.context().setOffline(false);
  await state(page, "Changes not on the site yet");
  const [after] = await draftsOnServer(page, 4);
  expect(after?.content).toContain("In the tunnel");
  expect(after?.content).toContain("in-the-tunnel");
  await save(page);
  await expectSaved(page);
});

test("a session that ended is said, nothing asks in mid-word, and the edits wait", async () => {
  const page = await open(1, { expectedProblems: /401|Unauthorized/ });
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await name(page).fill("Typed after the session ended");
  await state(page, "Signed out – your edits wait in this browser");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.context().addCookies(cookies);
  await slug(page).fill("typed-on");
  await state(page, "Changes not on the site yet");
});

test("saves from two windows: what differs is joined, what clashes is asked, nothing is overwritten", async () => {
  const [here, there] = [await open(6), await open(6)];
  await there.getByLabel("Project Name").fill("Renamed there");
  await openFirst(there);
  await firstText(there).fill("Written there");
  await save(there);
  await expectSaved(there);

  const { lightModeNav } = await stored(here, 6);
  await here.getByLabel("Light mode navigation").click();
  await openFirst(here);
  await firstText(here).fill("Written here");
  await save(here);
  const dialog = here.getByRole("dialog", { name: "This project was changed elsewhere" });
  await dialog.waitFor();
  expect((await stored(here, 6)).whyContent).toContain("Written there");
  expect(await dialog.getByRole("group").count()).toBe(1);
  expect(await dialog.getByRole("button", { name: "Use these" }).isDisabled()).toBe(true);
  await dialog.getByText("Written there").waitFor();
  expect(await findAccessibilityProblems(here)).toEqual([]);

  await dialog.getByRole("button", { name: "Back to editing" }).click();
  expect(await firstText(here).innerText()).toBe("Written here");
  await save(here);
  await dialog.getByRole("radio", { name: /^Keep mine/ }).check();
  await dialog.getByRole("button", { name: "Use these" }).click();
  await expectSaved(here);
  const after = await stored(here, 6);
  expect(after).toMatchObject({ name: "Renamed there", lightModeNav: !lightModeNav });
  expect(after.whyContent).toContain("Written here");

  // The other window changes something else: no question.
  await there.getByLabel("Show on home page").click();
  await save(there);
  await expect.poll(() => firstText(there).innerText()).toBe("Written here");
  expect((await stored(there, 6)).whyContent).toContain("Written here");
});

const card = (page: Page) => page.getByRole("region", { name: "Revisions" });
const versions = (page: Page) => card(page).locator(".revision-name").allInnerTexts();

async function saveAddress(page: Page, change: string): Promise<void> {
  await slug(page).fill(change);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => page.locator(".draft-indicator").innerText(), polling).toBe("");
}

test("revisions are listed, compared, looked at as pages, restored, and that is undone", async () => {
  const page = await open(1);
  const first = await slug(page).inputValue();
  await saveAddress(page, "second-address");
  await card(page).getByRole("button", { name: "Show revisions" }).click();
  await expect.poll(() => versions(page), polling).toEqual(["Version 2\nNow", "Version 1"]);
  await card(page).getByText("· Slug").waitFor();

  await saveAddress(page, "third-address");
  await expect
    .poll(() => versions(page), polling)
    .toEqual(["Version 3\nNow", "Version 2", "Version 1"]);
  await card(page).getByRole("button", { name: "Compare version 1 with now" }).press("Enter");
  const sides = card(page).locator(".difference-side");
  await sides.first().waitFor();
  expect((await sides.allInnerTexts()).map((words) => words.split(/\n+/))).toEqual([
    ["Version 1", first],
    ["Saved now", "third-address"],
  ]);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  const [view] = await Promise.all([
    page.context().waitForEvent("page"),
    card(page)
      .getByRole("link", { name: /^View as page.*version 2, new window/ })
      .press("Enter"),
  ]);
  await view.getByText("Version 2, saved").waitFor();
  expect(await view.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await view.locator(".project-section").count()).toBeGreaterThan(3);
  expect(await findAccessibilityProblems(view)).toEqual([]);
  // Taken over from the server, it is the page that the server sent.
  await view.reload();
  await hydrated(view);
  expect(await view.locator(".text-block").count()).toBeGreaterThan(2);
  await view.close();

  // Unsaved changes stay in the form.
  const isLight = await page.getByLabel("Light mode navigation").isChecked();
  await page.getByLabel("Light mode navigation").click();
  await card(page).getByRole("button", { name: "Restore version 1" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Restore version 1?" });
  await question.getByRole("button", { name: "Restore" }).click();
  await page.getByText("Version 1 restored", { exact: true }).waitFor();
  expect(await slug(page).inputValue()).toBe(first);
  expect(await page.getByLabel("Light mode navigation").isChecked()).toBe(!isLight);
  await expect.poll(() => versions(page), polling).toContain("Version 4\nNow");
  await card(page).getByText("version 1 restored").waitFor();

  await page.getByLabel("Light mode navigation").click();
  await card(page).getByRole("button", { name: "Restore version 3" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await page.getByText("Version 3 restored", { exact: true }).waitFor();
  expect(await slug(page).inputValue()).toBe("third-address");
});
