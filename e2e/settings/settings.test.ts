import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, tabTo, unreachable } from "../harness/admin.ts";
import { enterAdmin, visit } from "../harness/doors.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";

const journey = startJourney();

const open = (path: string, options = {}) => openAsOwner(journey, path, options);
const panel = (page: Page, name: string) => page.getByRole("region", { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const home = async () => (await fetch(journey.server.origin)).text();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Fails the next save as a server out of reach does. */
async function failNextSave(page: Page): Promise<void> {
  await page.route("**/graphql", (route) => route.abort("connectionfailed"), { times: 1 });
}

test("the banner by mouse: saved, kept, shown on the home page at once, and hidden again", async () => {
  const page = await open("/admin/settings");
  await field(page, "Banner content").fill("Away until the first of May.");
  await page.getByRole("button", { name: "Save Banner" }).click();
  await expectNotice(page, "Banner updated", "The banner has been updated successfully.");
  await visit(page, "/");
  await page.getByText("Away until the first of May.").waitFor();
  expect(await home()).toContain("Away until the first of May.");

  await enterAdmin(page);
  await visit(page, "/admin/settings");
  expect(await field(page, "Banner content").inputValue()).toBe("Away until the first of May.");
  await page.getByText("Show the banner").click();
  await page.getByRole("button", { name: "Save Banner" }).click();
  await expectNotice(page, "Banner updated", "The banner has been updated successfully.");
  await expect.poll(home).not.toContain('class="banner"');
});

test("the banner by keyboard alone; without words it is refused under the field", {
  tags: "matrix",
}, async () => {
  const page = await open("/admin/settings");
  await tabTo(page, "Show the banner");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await tabTo(page, "Save Banner");
  await page.keyboard.press("Enter");
  await page.getByText("The banner needs some text.").waitFor();
  expect(await field(page, "Banner content").evaluate((node) => node.matches(":focus"))).toBe(true);
  await page.keyboard.type("By keyboard");
  await tabTo(page, "Save Banner");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Banner updated", "The banner has been updated successfully.");
  expect(await home()).toContain("By keyboard");
  await reload(page);
  expect(await field(page, "Banner content").inputValue()).toBe("By keyboard");
  expect(await page.getByRole("switch", { name: "Show the banner" }).isChecked()).toBe(true);
});

test("a save that fails says so and keeps what was typed", { tags: "matrix" }, async () => {
  const page = await open("/admin/settings", { expectedProblems: /CONNECTION_FAILED/ });
  await field(page, "Banner content").fill("Typed at length");
  await failNextSave(page);
  await page.getByRole("button", { name: "Save Banner" }).click();
  await expectNotice(page, "Error", "Failed to update banner.", unreachable);
  expect(await field(page, "Banner content").inputValue()).toBe("Typed at length");
});

test("colours: only valid ones can be saved, and the whole site takes them on at once", async () => {
  const page = await open("/admin/settings");
  const save = page.getByRole("button", { name: "Update Site Colors" });
  await field(page, "Background").fill("#12");
  await page.getByText("Please enter a valid hex color").waitFor();
  expect(await save.isDisabled()).toBe(true);
  for (const color of ["#abc", "#F7F3EA"]) {
    await field(page, "Background").fill(color);
    expect(await save.isDisabled()).toBe(false);
  }
  await field(page, "Text primary").fill("#221d18");
  const preview = page
    .frameLocator("iframe[title='Preview of the site with this look']")
    .locator("html");
  await expect
    .poll(() => preview.evaluate((node) => getComputedStyle(node).backgroundColor))
    .toBe("rgb(247, 243, 234)");
  await save.click();
  await expectNotice(page, "Colors updated", "The site colors have been updated successfully.");
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(background).toBe("rgb(247, 243, 234)");
  expect(await home()).toContain("--background:#F7F3EA");
  await reload(page);
  expect(await background()).toBe("rgb(247, 243, 234)");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("a colour that cannot be read is warned about, and the nearest readable one is a press away", {
  tags: "matrix",
}, async () => {
  const page = await open("/admin/settings");
  await field(page, "Background").fill("#0f172a");
  await field(page, "Text primary").fill("#ffffff");
  await field(page, "Text secondary").fill("#333333");
  await page
    .getByText(/Hard to read/)
    .first()
    .waitFor();
  const before = await page.getByText(/Hard to read/).count();
  // What is no colour has no contrast.
  await field(page, "Text secondary").fill("333333");
  await page.getByText("Please enter a valid hex color").waitFor();
  expect(await page.getByText(/Hard to read/).count()).toBe(before - 1);
  await field(page, "Text secondary").fill("#333333");
  await page
    .getByRole("button", { name: /^Use #/ })
    .first()
    .click();
  const taken = await field(page, "Text secondary").inputValue();
  expect(taken).not.toBe("#333333");
  expect(await page.getByText(/Hard to read/).count()).toBe(before - 1);
  await page.getByRole("button", { name: "Update Site Colors" }).click();
  await expectNotice(page, "Colors updated", "The site colors have been updated successfully.");
  expect(await home()).toContain(`--text-secondary:${taken}`);
  await reload(page);
  expect(await field(page, "Text secondary").inputValue()).toBe(taken);
});

test("a colour is picked by keyboard alone", { tags: "matrix" }, async () => {
  const page = await open("/admin/settings");
  const before = await field(page, "Nav hover").inputValue();
  await tabTo(page, "Choose a colour: Nav hover");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Choose a colour: Nav hover" }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  const picked = await field(page, "Nav hover").inputValue();
  expect(picked).toMatch(/^#[0-9a-f]{6}$/);
  expect(picked).not.toBe(before);
  await tabTo(page, "Update Site Colors");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Colors updated", "The site colors have been updated successfully.");
  expect((await home()).toLowerCase()).toContain(picked);
  await reload(page);
  expect(await field(page, "Nav hover").inputValue()).toBe(picked);
});

test("the portfolio password: Save and Cancel appear with a change, Cancel brings back the saved one", async () => {
  const page = await open("/admin/settings/access");
  const own = panel(page, "Portfolio Password");
  const password = own.getByLabel("Password", { exact: true });
  expect(await password.inputValue()).toBe(portfolioPassword);
  expect(await password.getAttribute("type")).toBe("password");
  await own.getByRole("button", { name: "Show password" }).click();
  expect(await password.getAttribute("type")).toBe("text");
  expect(await own.getByRole("button", { name: "Save" }).count()).toBe(0);

  await password.fill("something else");
  await own.getByRole("button", { name: "Cancel" }).click();
  expect(await password.inputValue()).toBe(portfolioPassword);
  expect(await own.getByRole("button", { name: "Save" }).count()).toBe(0);

  await password.fill("   ");
  await own.getByRole("button", { name: "Save" }).click();
  await expectNotice(page, "Password required", "Please enter a password.");

  await password.fill("tide table");
  await password.press("Enter");
  await expectNotice(
    page,
    "Password updated successfully!",
    "Portfolio password has been changed.",
  );
  await own.getByRole("button", { name: "Save" }).waitFor({ state: "detached" });
  await reload(page);
  expect(await password.inputValue()).toBe("tide table");
});

test("the identity: words are kept and frame every page at once", { tags: "matrix" }, async () => {
  const page = await open("/admin/settings/site");
  const save = page.getByRole("button", { name: "Save Identity" });
  expect(await save.isDisabled()).toBe(true);
  await field(page, "Name").fill("Ilse M. Maravel");
  await field(page, "Footer text").fill("");
  await save.click();
  await expectNotice(
    page,
    "Site identity updated",
    "The site identity has been updated successfully.",
  );
  await page.getByRole("link", { name: "Ilse M. Maravel, view the site" }).click();
  await page.getByText("© Ilse M. Maravel. All rights reserved.").waitFor();
  expect(await home()).toContain("© Ilse M. Maravel. All rights reserved.");
  await enterAdmin(page);
  await visit(page, "/admin/settings/site");
  expect(await field(page, "Name").inputValue()).toBe("Ilse M. Maravel");
});

test("a picture of the identity: uploaded, saved, shown in the header at once, and removed", {
  tags: "matrix",
}, async () => {
  const page = await open("/admin/settings/site");
  const logo = page.getByRole("group", { name: "Logo" });
  await logo.locator("input[type=file]").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: await sharp({
      create: { width: 240, height: 80, channels: 4, background: "#c9300a" },
    })
      .png()
      .toBuffer(),
  });
  await expectNotice(page, "Image uploaded successfully");
  await page.getByRole("button", { name: "Save Identity" }).click();
  await expectNotice(
    page,
    "Site identity updated",
    "The site identity has been updated successfully.",
  );
  await expect.poll(home).toMatch(/<a class="site-header-logo"[^>]*><picture/);
  await reload(page);
  await logo.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Save Identity" }).click();
  await expect.poll(home).not.toMatch(/<a class="site-header-logo"[^>]*><picture/);
});

test("the owner's password: the current one is asked for, the new one opens from now on", {
  tags: "matrix",
}, async () => {
  const page = await open("/admin/settings/access");
  const own = panel(page, "Owner’s Password");
  const current = own.getByLabel("Current password", { exact: true });
  const next = own.getByLabel("New password", { exact: true });
  await current.fill("not this one");
  await next.fill("a longer password");
  await next.press("Enter");
  await own.getByText("This is not the current password.").waitFor();
  await expectNotice(
    page,
    "Error",
    "Failed to update password. Please try again.",
    "This is not the current password.",
  );
  expect(await next.inputValue()).toBe("a longer password");

  await current.fill(ownerPassword);
  await own.getByRole("button", { name: "Change Password" }).click();
  await expectNotice(page, "Password updated successfully!", "Your own password has been changed.");
  expect(await current.inputValue()).toBe("");
  await reload(page); // still signed in, and the new password is the current one
  await current.fill("a longer password");
  await next.fill(ownerPassword);
  await next.press("Enter");
  await expect.poll(() => current.inputValue()).toBe("");
});
