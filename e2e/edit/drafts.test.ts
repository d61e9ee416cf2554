import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

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

const card = (page: Page) => page.getByRole("region", { name: "Revisions" });
const versions = (page: Page) => card(page).locator(".revision-name").allInnerTexts();

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

test("another browser continues where one crashed, and its edits outlast the line and the session", {
  tags: "long",
}, async () => {
  const crashed = await open(3);
  await slug(crashed).fill("written-on-the-train");
  await state(crashed, "Changes not on the site yet");
  expect(await draftsOnServer(crashed, 3)).toHaveLength(1);
  await crashed.context().close();

  const page = await open(3, {
    expectedProblems: /ERR_INTERNET_DISCONNECTED|401|Unauthorized/,
  });
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
  // The time of a notice stops while the pointer is on it.
  await page.getByRole("alert").filter({ hasText: "Changes dismissed" }).hover();
  await card(page).getByRole("button", { name: "Show revisions" }).press("Enter");
  await card(page).getByRole("list", { name: "Dismissed changes" }).getByText("Slug").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await offer.getByRole("button", { name: "Recover" }).click();
  expect(await slug(page).inputValue()).toBe("written-on-the-train");
  await offer.waitFor({ state: "detached" });
  await state(page, "Changes not on the site yet");
  // The recovered draft is deleted once the draft of this window is stored.
  await expect.poll(() => draftsOnServer(page, 3), polling).toHaveLength(1);

  // The owner can continue to type offline. All edits are sent after reconnecting.
  await page.context().setOffline(true);
  await name(page).fill("In the tunnel");
  await state(page, "Offline – your edits wait in this browser");
  const [before] = await draftsOnServer(page, 3);
  expect(before?.content).toContain("written-on-the-train");
  expect(before?.content).not.toContain("In the tunnel");
  await page.context().setOffline(false);
  await state(page, "Changes not on the site yet");
  const [after] = await draftsOnServer(page, 3);
  expect(after?.content).toContain("In the tunnel");

  // The indicator says that the session has ended. No dialog interrupts the typing.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await name(page).fill("Typed after the session ended");
  await state(page, "Signed out – your edits wait in this browser");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.context().addCookies(cookies);
  await slug(page).fill("typed-on");
  await state(page, "Changes not on the site yet");
  await save(page);
  await expect.poll(() => draftsOnServer(page, 3), polling).toEqual([]);
  expect(await page.locator(".draft-indicator").innerText()).toBe("");
});

test("saves from two windows are joined or asked about, and each is a revision to compare, look at and restore", {
  tags: "long",
}, async () => {
  const [here, there] = [await open(6), await open(6)];
  const first = await name(there).inputValue();
  await name(there).fill("Renamed there");
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

  // The other window changes another field, so the editor asks no question.
  await there.getByLabel("Show on home page").click();
  await save(there);
  await expect.poll(() => firstText(there).innerText()).toBe("Written here");
  expect((await stored(there, 6)).whyContent).toContain("Written here");

  await card(there).getByRole("button", { name: "Show revisions" }).click();
  await expect
    .poll(() => versions(there), polling)
    .toEqual(["Version 4\nNow", "Version 3", "Version 2", "Version 1"]);
  await card(there).getByText("· Project Name, Why").first().waitFor();
  await card(there).getByRole("button", { name: "Compare version 1 with now" }).press("Enter");
  const sides = card(there).locator(".difference-side");
  await sides.first().waitFor();
  expect((await sides.allInnerTexts()).slice(0, 2).map((words) => words.split(/\n+/))).toEqual([
    ["Version 1", first],
    ["Saved now", "Renamed there"],
  ]);
  expect(await findAccessibilityProblems(there)).toEqual([]);

  const [view] = await Promise.all([
    there.context().waitForEvent("page"),
    card(there)
      .getByRole("link", { name: /^View as page.*version 2, new window/ })
      .press("Enter"),
  ]);
  await view.getByText("Version 2, saved").waitFor();
  expect(await view.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await view.locator(".project-section").count()).toBeGreaterThan(3);
  expect(await view.locator(".text-block").count()).toBeGreaterThan(2);
  expect(await findAccessibilityProblems(view)).toEqual([]);
  await view.close();

  // Restoring a revision does not discard unsaved changes in the form.
  const isLight = await there.getByLabel("Light mode navigation").isChecked();
  await there.getByLabel("Light mode navigation").click();
  await card(there).getByRole("button", { name: "Restore version 1" }).press("Enter");
  const question = there.getByRole("alertdialog", { name: "Restore version 1?" });
  await question.getByRole("button", { name: "Restore" }).click();
  await there.getByText("Version 1 restored", { exact: true }).waitFor();
  expect(await name(there).inputValue()).toBe(first);
  expect(await there.getByLabel("Light mode navigation").isChecked()).toBe(!isLight);
  await expect.poll(() => versions(there), polling).toContain("Version 5\nNow");
  await card(there).getByText("version 1 restored").waitFor();

  await there.getByLabel("Light mode navigation").click();
  await card(there).getByRole("button", { name: "Restore version 4" }).press("Enter");
  await there.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await there.getByText("Version 4 restored", { exact: true }).waitFor();
  expect(await name(there).inputValue()).toBe("Renamed there");
});
