import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  closeNotice,
  expectNotice,
  focusedName,
  openAsOwner,
  unreachable,
} from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";

const journey = startJourney();

const panel = (page: Page, name: string) => page.getByRole("region", { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const wayTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name, exact: true });
const home = async () => (await fetch(journey.server.origin)).text();

test("banner and colours: refused where they are none, stay typed where a save fails, and the whole site has them at once", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/settings", {
    expectedProblems: /CONNECTION_FAILED/,
  });
  const saveBanner = page.getByRole("button", { name: "Save Banner" });
  await field(page, "Banner content").fill("");
  await saveBanner.click();
  await page.getByText("The banner needs some text.").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Banner content");
  await page.keyboard.insertText("Away until the first of May.");
  await page.route("**/graphql", (route) => route.abort("connectionfailed"), { times: 1 });
  await saveBanner.click();
  await expectNotice(page, "Error", "Failed to update banner.", unreachable);
  expect(await field(page, "Banner content").inputValue()).toBe("Away until the first of May.");
  await saveBanner.click();
  await expectNotice(page, "Banner updated", "The banner has been updated successfully.");
  expect(await home()).toContain("Away until the first of May.");
  await closeNotice(page);
  await page.getByText("Show the banner").click();
  await saveBanner.click();
  await expectNotice(page, "Banner updated", "The banner has been updated successfully.");
  await expect.poll(home).not.toContain('class="banner"');

  await closeNotice(page);
  const save = page.getByRole("button", { name: "Update Site Colors" });
  await field(page, "Background").fill("#12");
  await page.getByText("Please enter a valid hex color").waitFor();
  expect(await save.isDisabled()).toBe(true);
  await field(page, "Background").fill("#F7F3EA");
  expect(await save.isDisabled()).toBe(false);
  await field(page, "Text primary").fill("#221d18");
  const hard = page.getByText(/Hard to read/);
  await field(page, "Text secondary").fill("#eeeeee");
  await hard.first().waitFor();
  const before = await hard.count();
  const nearest = page.getByRole("button", { name: /^Use #/ }).first();
  await nearest.click();
  await expect.poll(() => hard.count()).toBe(before - 1);
  const taken = await field(page, "Text secondary").inputValue();
  expect(taken).not.toBe("#eeeeee");

  const hover = await field(page, "Accent").inputValue();
  await page.getByRole("button", { name: "Choose a color: Accent" }).press("Enter");
  const picker = page.getByRole("dialog", { name: "Choose a color: Accent" });
  await picker.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowRight");
  const byKeys = await field(page, "Accent").inputValue();
  expect(byKeys).not.toBe(hover);
  const { x, y, width } = (await picker.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width / 2, y + 60);
  await page.keyboard.press("Escape");
  await picker.waitFor({ state: "detached" });
  const picked = await field(page, "Accent").inputValue();
  expect(picked).toMatch(/^#[0-9a-f]{6}$/);
  expect(picked).not.toBe(byKeys);

  await save.click();
  await expectNotice(page, "Colors updated", "The site colors have been updated successfully.");
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  // The admin area keeps its neutral colours, but becomes light, because the site is light.
  await expect.poll(background).toBe("rgb(248, 248, 247)");
  for (const text of ["--background:#F7F3EA", `--text-secondary:${taken}`, picked]) {
    expect(await home()).toContain(text);
  }

  // The admin area asks before unsaved changes are left, also with the browser's Back.
  await closeNotice(page);
  await wayTo(page, "Site").click();
  await field(page, "Tagline").fill("Not saved");
  const question = page.getByRole("alertdialog");
  await page.goBack();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/admin/settings/site");
  expect(await field(page, "Tagline").inputValue()).toBe("Not saved");
  await wayTo(page, "Mail").click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/admin/settings/mail");
  await wayTo(page, "Site").click();
  await expect.poll(() => field(page, "Tagline").inputValue()).not.toBe("Not saved");

  // The portfolio password is shown, reset to the saved password, and changed. The owner's password
  // can be changed only with the current password.
  await wayTo(page, "Access").click();
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

  const owners = panel(page, "Owner’s Password");
  const current = owners.getByLabel("Current password", { exact: true });
  const next = owners.getByLabel("New password", { exact: true });
  await current.fill("not this one");
  await next.fill("a longer password");
  await next.press("Enter");
  await owners.getByText("This is not the current password.").waitFor();
  expect(await next.inputValue()).toBe("a longer password");
  await current.fill(ownerPassword);
  await owners.getByRole("button", { name: "Save Password" }).click();
  await expectNotice(page, "Password updated successfully!", "Your own password has been changed.");
  await page.reload(); // the owner is still signed in, and the new password is valid
  await hydrated(page);
  expect(await password.inputValue()).toBe("tide table");
  await current.fill("a longer password");
  await next.fill(ownerPassword);
  await next.press("Enter");
  await expect.poll(() => current.inputValue()).toBe("");
});
