import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { hydrated, openBeside, startJourney } from "../harness/journey.ts";

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
const lightMode = (page: Page) => page.getByLabel("Light mode navigation");
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
  await state(crashed, "Draft saved");
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
  await offer.getByRole("button", { name: "Recover" }).click();
  expect(await slug(page).inputValue()).toBe("written-on-the-train");
  await offer.waitFor({ state: "detached" });
  await state(page, "Draft saved");
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
  await state(page, "Draft saved");
  await page.context().setOffline(true);
  await name(page).fill("In the tunnel");
  await state(page, "Offline – your edits wait in this browser");
  await slug(page).fill("in-the-tunnel");
  await state(page, "Offline – your edits wait in this browser");
  const [before] = await draftsOnServer(page, 4);
  expect(before?.content).toContain("before-the-tunnel");
  expect(before?.content).not.toContain("In the tunnel");

  await page.context().setOffline(false);
  await state(page, "Draft saved");
  const [after] = await draftsOnServer(page, 4);
  expect(after?.content).toContain("In the tunnel");
  expect(after?.content).toContain("in-the-tunnel");
  await save(page);
  await expectSaved(page);
});

test("a save asked for offline is made by itself after reconnecting, with what was typed until then", {
  tags: "matrix",
}, async () => {
  const page = await open(4, { expectedProblems: /ERR_INTERNET_DISCONNECTED/ });
  await page.context().setOffline(true);
  await name(page).fill("");
  await save(page);
  await page.getByText("Name is required").first().waitFor();
  await name(page).fill("Saved in the tunnel");
  await save(page);
  await state(page, "Offline – will be saved once you are back online");
  await name(page).fill("Saved behind the tunnel");
  await state(page, "Offline – will be saved once you are back online");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.context().setOffline(false);
  await expectSaved(page);
  expect(await page.locator(".draft-indicator").innerText()).toBe("");
  expect(await stored(page, 4)).toMatchObject({ name: "Saved behind the tunnel" });
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
  await state(page, "Draft saved");
});

test("each of two windows keeps its own; what an open one holds is not offered, what a closed one left is", {
  tags: "matrix",
}, async () => {
  const first = await open(2);
  await slug(first).fill("held-by-the-first");
  await state(first, "Draft saved");
  const second = await openBeside(first.context(), "/admin/edit/2");
  await hydrated(second);
  const isLight = await lightMode(second).isChecked();
  await lightMode(second).click();
  await state(second, "Draft saved");
  expect(await draftsOnServer(second, 2)).toHaveLength(2);
  expect(await offers(second).count()).toBe(0);

  await first.close();
  await offers(second).getByText("Changed in it: Slug.").waitFor();
  await offers(second).getByRole("button", { name: "Recover" }).click();
  expect(await slug(second).inputValue()).toBe("held-by-the-first");
  expect(await lightMode(second).isChecked()).toBe(!isLight);
  await expect.poll(() => draftsOnServer(second, 2), polling).toHaveLength(1);
});

test("a draft that clashes with what is in the form is asked about, and stays on offer until answered", {
  tags: "matrix",
}, async () => {
  const first = await open(5);
  await slug(first).fill("one-address");
  await state(first, "Draft saved");
  await first.context().close();
  const page = await open(5);
  await slug(page).fill("another-address");
  await offers(page).getByRole("button", { name: "Recover" }).click();
  const dialog = page.getByRole("dialog", { name: "This project was changed elsewhere" });
  await dialog.getByText("one-address").waitFor();
  await dialog.getByText("another-address").waitFor();
  await dialog.getByRole("button", { name: "Back to editing" }).click();
  expect(await slug(page).inputValue()).toBe("another-address");
  await offers(page).getByRole("button", { name: "Recover" }).click();
  await dialog.getByRole("radio", { name: /^Keep mine/ }).check();
  await dialog.getByRole("button", { name: "Use these" }).click();
  expect(await slug(page).inputValue()).toBe("one-address");
  expect(await offers(page).count()).toBe(0);
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

/** Types in the first text of Why, and reloads the page as after a crash, in mid-word. */
async function crashInMidWord(page: Page): Promise<string> {
  await openFirst(page);
  await firstText(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and then");
  const typed = await firstText(page).innerText();
  await state(page, "Draft saved");
  await page.evaluate(() => {
    // As after a crash: the browser has no time for what it does when a page is left.
    window.addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true);
  });
  page.on("dialog", (dialog) => dialog.accept());
  return typed;
}

test("words that were left in mid-word are offered once, not by the project and by the field", {
  tags: "matrix",
}, async () => {
  const page = await open(6);
  const typed = await crashInMidWord(page);
  await page.reload();
  const offered = page.getByText("Content Recovery Available");
  await page.getByText("Changed in it: Why.").waitFor();
  await openFirst(page);
  expect(await firstText(page).innerText()).not.toBe(typed);
  expect(await offered.count()).toBe(1);
  await page.getByRole("button", { name: "Recover" }).click();
  await expect.poll(() => firstText(page).innerText()).toBe(typed);
  await firstText(page).press("End");
  await page.keyboard.type(" some");
  expect(await offered.count()).toBe(0);

  // What is dismissed is not offered again.
  await state(page, "Draft saved");
  await page.reload();
  await offers(page).getByRole("button", { name: "Dismiss" }).click();
  await offers(page).waitFor({ state: "detached" });
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(await offers(page).count()).toBe(0);
});

test("a text field offers words of its backup that no draft has", { tags: "matrix" }, async () => {
  const page = await open(6);
  const typed = `${await crashInMidWord(page)} more`;
  await page.evaluate((text) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("backup_"));
    if (key) localStorage.setItem(key, JSON.stringify(text));
  }, typed);
  await page.reload();
  await openFirst(page);
  expect(await firstText(page).innerText()).not.toBe(typed);
  await why(page).getByRole("button", { name: "Recover" }).click();
  expect(await firstText(page).innerText()).toBe(typed);
});
