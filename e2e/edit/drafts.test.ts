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

  await page.getByRole("button", { name: "Save Changes" }).click();
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
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("alert").filter({ hasText: "Project updated successfully" }).waitFor();
});

test("a save asked for offline is made by itself after reconnecting, with what was typed until then", {
  tags: "matrix",
}, async () => {
  const page = await open(4, { expectedProblems: /ERR_INTERNET_DISCONNECTED/ });
  const stored = async () =>
    (await page.request.get(`${journey.server.origin}/api/projects/4`)).json();
  await page.context().setOffline(true);
  await name(page).fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Name is required").first().waitFor();
  await name(page).fill("Saved in the tunnel");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await state(page, "Offline – will be saved once you are back online");
  await name(page).fill("Saved behind the tunnel");
  await state(page, "Offline – will be saved once you are back online");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("alert").filter({ hasText: "Project updated successfully" }).waitFor();
  expect(await page.locator(".draft-indicator").innerText()).toBe("");
  expect(await stored()).toMatchObject({ name: "Saved behind the tunnel" });

  // A window that is closed while its save waits has lost nothing.
  await page.context().setOffline(true);
  await name(page).fill("Closed in the tunnel");
  await page.keyboard.press("Control+s");
  await state(page, "Offline – will be saved once you are back online");
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const next = await openBeside(context, "/admin/edit/4");
  await offers(next).getByRole("button", { name: "Recover" }).click();
  expect(await name(next).inputValue()).toBe("Closed in the tunnel");
  expect(await stored()).toMatchObject({ name: "Saved behind the tunnel" });
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
