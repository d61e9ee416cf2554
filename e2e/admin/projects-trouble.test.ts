import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, smallWords, tabTo, unusable } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { backToList } from "../harness/new-project.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney();

const open = () => openAsOwner(journey, "/admin", { viewport: { width: 1440, height: 900 } });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");

const read = async (path: string) => (await fetch(journey.server.origin + path)).text();
/** The part of a picture's address that every version of it has. */
const fileIn = (src: string) => /\/objects\/([\w-]{16,})/.exec(src)?.[1] ?? src;
const square = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

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

/** Gives a thumbnail of a card another picture. What was chosen stays, and visitors see it. */
async function replace(
  page: Page,
  name: string,
  color: string,
  press: (thumbnail: Locator) => Promise<void>,
): Promise<string> {
  const thumbnail = card(page, "Passage").getByRole("button", { name });
  const source = () => thumbnail.locator("img").getAttribute("src");
  const before = await source();
  const chooser = page.waitForEvent("filechooser");
  await press(thumbnail);
  const buffer = await square(color);
  await (await chooser).setFiles({ name: "square.png", mimeType: "image/png", buffer });
  const kind = name.includes("work") ? "Work image" : "Image";
  const wanted = name.includes("work")
    ? "1000 by 1000"
    : name.includes("home")
      ? "1288 by 644"
      : "2880 by 1200";
  await expectNotice(page, `${kind} uploaded successfully`, smallWords("64 by 64", wanted));
  await expect.poll(source).not.toBe(before);
  const after = (await source()) ?? "";
  await reload(page);
  expect(await source()).toBe(after);
  return fileIn(after);
}

test("pictures are replaced from their thumbnails, by mouse and by keyboard", {
  tags: "matrix",
}, async () => {
  const page = await open();
  page.on("filechooser", () => {}); // the browser's own chooser stays closed throughout
  const byMouse = (thumbnail: Locator) => thumbnail.click();
  const byKeyboard = (name: string) => async () => {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
  };
  const hero = await replace(page, "Replace hero image", "#0a7", byMouse);
  expect(await read("/project/passage")).toContain(hero);
  const work = "Replace work 1 image";
  for (const [color, press] of [
    ["#a07", byMouse],
    ["#07a", byKeyboard(work)],
  ] as const) {
    const image = await replace(page, work, color, press);
    expect(await read("/work")).toContain(image);
  }
});

test("a file that is no picture is refused from the thumbnail, and the picture stays", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: /415|Uppy/ });
  page.on("filechooser", () => {});
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, "Replace work 1 image");
  await page.keyboard.press("Enter");
  const picker = await chooser;
  expect(await picker.element().getAttribute("accept")).toBe("image/*");
  const buffer = Buffer.from("no picture");
  const before = await read("/work");
  await picker.setFiles({ name: "x.png", mimeType: "image/png", buffer });
  await page.getByText("Upload failed").waitFor();
  expect(await read("/work")).toBe(before);
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

test("what another window changes is there after the next action", { tags: "matrix" }, async () => {
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
    const buffer = await square(background);
    await (await chooser).setFiles({ name: "square.png", mimeType: "image/png", buffer });
  };
  await replace(other, "#135");
  const words = smallWords("64 by 64", "2880 by 1200");
  await expectNotice(other, "Image uploaded successfully", words);
  const theirs = await source(other);
  await replace(page, "#531");
  await page
    .getByText("This picture was replaced elsewhere after you opened it. It is shown as it is now.")
    .waitFor();
  await expect.poll(() => source(page)).toBe(theirs);
  await page.getByRole("button", { name: "Replace anyway" }).click();
  await page.getByText("Image uploaded successfully").waitFor();
  await expect.poll(() => source(page)).not.toBe(theirs);
});
