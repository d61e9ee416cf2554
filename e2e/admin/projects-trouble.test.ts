import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, smallWords, unusable } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { backToList } from "../harness/new-project.ts";
import { ownerPassword } from "../harness/server.ts";
import { paintPicture } from "../harness/written-module.ts";

const journey = startJourney();

const open = () => openAsOwner(journey, "/admin", { viewport: { width: 1440, height: 900 } });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");

test("where the server fails the switch goes back and says so", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: /500|RequestError/ });
  await page.route("**/graphql*", (route) => route.fulfill({ status: 500, body: "no" }));
  const toggle = card(page, "Passage").getByRole("switch");
  await toggle.click();
  await expectNotice(page, "Error", "Failed to update password protection.", unusable);
  expect(await toggle.isChecked()).toBe(false);

  await card(page, "Passage").getByRole("button", { name: "Delete Passage" }).click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await page.getByText("Delete failed").waitFor();
  await card(page, "Passage").waitFor();
  await card(page, "Passage").getByRole("button", { name: "Duplicate Passage" }).click();
  await question(page).getByRole("button", { name: "Duplicate" }).click();
  await page.getByText("Duplicate failed").waitFor();

  await page.getByRole("button", { name: "Trash" }).click();
  await dialog(page).getByText("The trash could not be loaded.").waitFor();
  await page.unroute("**/graphql*");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await dialog(page).getByText("The trash is empty.").waitFor();
});

test("when the session has ended the owner signs in in place, and the action goes through", async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: /401/ });
  await page.getByRole("button", { name: "Create Project" }).click();
  await dialog(page).getByLabel("Project Name").fill("Long Lunch");
  await page.context().clearCookies();
  await dialog(page).getByRole("button", { name: "Create Project" }).click();
  const signIn = page.getByRole("dialog", { name: "Your session has ended" });
  await signIn.waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await signIn.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await expectNotice(page, "Project created successfully!");
  await backToList(page);
  await card(page, "Long Lunch").waitFor();

  await page.context().clearCookies();
  const toggle = card(page, "Long Lunch").getByRole("switch");
  await toggle.click();
  await signIn.getByRole("button", { name: "Close" }).click();
  await expectNotice(
    page,
    "Error",
    "Failed to update password protection.",
    "Sign in as the owner to do this.",
  );
  expect(await toggle.isChecked()).toBe(false);
});

test("a tab opened after the session has ended asks for the password, or leads home", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: /401|Sign in/ });
  const signIn = page.getByRole("dialog", { name: "Your session has ended" });
  await page.context().clearCookies();
  await page.getByRole("tab", { name: "Settings" }).click();
  await signIn.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await signIn.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Site Color Scheme" }).waitFor();
  await page.context().clearCookies();
  await page.getByRole("tab", { name: "Messages" }).click();
  await signIn.getByRole("button", { name: "Close" }).click();
  await page.waitForURL(`${journey.server.origin}/`);
});

test("what is refused because of another window is said, and the list shows what there is", {
  tags: "matrix",
}, async () => {
  const page = await open();
  const { origin } = journey.server;
  const id = await page.evaluate(async () => {
    const projects: { id: number; slug: string }[] = await (await fetch("/api/projects")).json();
    return projects.find(({ slug }) => slug === "morrow-doses")?.id;
  });
  const elsewhere = `${origin}/api/projects/${id}`;
  const headers = { origin };
  const renamed = card(page, "Morrow, Renamed");
  await page.request.patch(elsewhere, { headers, data: { name: "Morrow, Renamed" } });
  await card(page, "Morrow Doses")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expectNotice(
    page,
    "Delete failed",
    "This project was changed elsewhere after you opened it. It is shown as it is now.",
  );
  await renamed.waitFor();

  await page.request.delete(elsewhere, { headers });
  await renamed.getByRole("button", { name: /^Duplicate/ }).click();
  await question(page).getByRole("button", { name: "Duplicate" }).click();
  await expectNotice(page, "Duplicate failed", "This project does not exist any more.");
  await renamed.waitFor({ state: "detached" });

  const other = await openAsOwner(journey, "/admin");
  for (const window of [page, other]) {
    await window.getByRole("button", { name: "Trash" }).click();
    await dialog(window).getByRole("button", { name: "Restore Morrow, Renamed" }).waitFor();
  }
  const restore = (window: Page) =>
    dialog(window).getByRole("button", { name: "Restore Morrow, Renamed" }).click();
  await restore(other);
  await expectNotice(other, "Project restored successfully!");
  await restore(page);
  await expectNotice(page, "Restore failed", "This project is not in the trash any more.");
  await dialog(page).getByText("/morrow-doses").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await renamed.waitFor();
});

test("a picture that another window replaced gives way only once it has been seen", {
  tags: "matrix",
}, async () => {
  const [page, other] = [await open(), await open()];
  const hero = (window: Page) =>
    card(window, "Hearten").getByRole("button", { name: "Replace hero image" });
  const source = (window: Page) => hero(window).locator("img").getAttribute("src");
  const replace = async (window: Page, background: string) => {
    const chooser = window.waitForEvent("filechooser");
    await hero(window).click();
    await (await chooser).setFiles(await paintPicture(background, 64, 64));
  };
  await replace(other, "#113355");
  const words = smallWords("64 by 64", "2880 by 1200");
  await expectNotice(other, "Image uploaded successfully", words);
  const theirs = await source(other);
  await replace(page, "#553311");
  await page
    .getByText("This picture was replaced elsewhere after you opened it. It is shown as it is now.")
    .waitFor();
  await expect.poll(() => source(page)).toBe(theirs);
  await page.getByRole("button", { name: "Replace anyway" }).click();
  await page.getByText("Image uploaded successfully").waitFor();
  await expect.poll(() => source(page)).not.toBe(theirs);
});
