import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "./accessibility.ts";
import { expectNotice, openAsOwner, tabTo } from "./admin.ts";
import { hydrated, startJourney } from "./journey.ts";
import { ownerPassword } from "./server.ts";

const journey = startJourney();

const open = () => openAsOwner(journey, "/admin", { viewport: { width: 1440, height: 900 } });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

test("where the server fails the switch goes back and says so", async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: /500|RequestError/ });
  await page.route("**/graphql*", (route) => route.fulfill({ status: 500, body: "no" }));
  const toggle = card(page, "Passage").getByRole("switch");
  await toggle.click();
  await expectNotice(page, "Error", "Failed to update password protection.");
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

test("a picture is replaced from its thumbnail, dimmed meanwhile", async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: /415|Uppy/ });
  page.on("filechooser", () => {}); // the browser's own chooser stays closed throughout
  const hero = card(page, "Passage").getByRole("button", { name: "Replace hero image" });
  const before = await hero.locator("img").getAttribute("src");
  const chooser = page.waitForEvent("filechooser");
  await hero.click();
  await (await chooser).setFiles({
    name: "square.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background: "#0a7" } })
      .png()
      .toBuffer(),
  });
  await expectNotice(page, "Image uploaded successfully");
  const after = await hero.locator("img").getAttribute("src");
  expect(after).not.toBe(before);
  await reload(page);
  expect(await hero.locator("img").getAttribute("src")).toBe(after);

  await tabTo(page, "Replace work 1 image");
  const second = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  const picker = await second;
  expect(await picker.element().getAttribute("accept")).toBe("image/*");
  await picker.setFiles({
    name: "x.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture"),
  });
  await page.getByText("Upload failed").waitFor();
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
  await card(page, "Long Lunch").waitFor();

  await page.context().clearCookies();
  const toggle = card(page, "Long Lunch").getByRole("switch");
  await toggle.click();
  await signIn.getByRole("button", { name: "Close" }).click();
  await expectNotice(page, "Error", "Failed to update password protection.");
  expect(await toggle.isChecked()).toBe(false);
});

test("what another window changes is there after the next action", async () => {
  const page = await open();
  const other = await openAsOwner(journey, "/admin");
  await card(other, "Quillon: Show Your Working")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await question(other).getByRole("button", { name: "Delete" }).click();
  await other.getByText("Project deleted successfully!").waitFor();
  expect(await card(page, "Quillon: Show Your Working").count()).toBe(1);
  await card(page, "Passage").getByRole("switch").click();
  await card(page, "Quillon: Show Your Working").waitFor({ state: "detached" });
});
