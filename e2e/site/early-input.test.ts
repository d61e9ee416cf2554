import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNotice, signIn } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

/** Opens a page whose code is held up. @returns lets it come, and waits until it has taken the page over. */
async function openEarly(path: string): Promise<{ page: Page; letCodeCome: () => Promise<void> }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ask = () => {};
  const isAskedFor = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const page = await journey.open(path, {
    prepare: async (window) => {
      await signIn(window, journey);
      await window.route("**/assets/entry-client*.js", async (route) => {
        ask();
        await released;
        await route.continue();
      });
    },
    waitUntil: "commit",
  });
  await isAskedFor;
  const letCodeCome = async () => {
    expect(await page.locator("html[data-hydrated]").count()).toBe(0);
    release();
    await hydrated(page);
  };
  return { page, letCodeCome };
}

test("a button pressed early, by mouse and again by keyboard, does once what it says", {
  tags: "matrix",
}, async () => {
  const { page, letCodeCome } = await openEarly("/admin");
  const create = page.getByRole("button", { name: "Create Project" });
  await create.click();
  await create.press("Enter");
  await letCodeCome();
  await page.getByRole("dialog", { name: "Create Project" }).waitFor();
  await page.locator(":focus").and(page.getByLabel("Project Name")).waitFor();
  await page.keyboard.type("Pressed early");
  expect(await page.getByLabel("Slug").inputValue()).toBe("pressed-early");
  await page.getByLabel("Project Name").fill("");
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("a switch pressed early waits for the page's code, and is saved", {
  tags: "matrix",
}, async () => {
  const { page, letCodeCome } = await openEarly("/admin");
  const protection = page.getByRole("switch").first();
  const before = await protection.isChecked();
  await page.locator(".switch").first().click();
  expect(await protection.isChecked()).toBe(before);
  await letCodeCome();
  const lasting = before ? [] : ["Browsers that have a file of it already may still show it."];
  await expectNotice(page, "Password protection updated successfully!", ...lasting);
  await page.reload();
  await hydrated(page);
  expect(await protection.isChecked()).toBe(!before);
});

test("what is typed and saved early is saved as it was typed, and never in the address", {
  tags: "matrix",
}, async () => {
  const { page, letCodeCome } = await openEarly("/admin/settings");
  const content = page.getByLabel("Banner content", { exact: true });
  await content.fill("Typed before the code came.");
  await page.getByLabel("Nav hover", { exact: true }).fill("#123456");
  await page.getByRole("button", { name: "Save Banner" }).click();
  await letCodeCome();
  await expectNotice(page, "Banner updated", "The banner has been updated successfully.");
  // The code knows of the other field, too.
  await page.getByRole("button", { name: "Reset" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await hydrated(page);
  expect(await content.inputValue()).toBe("Typed before the code came.");
});

test("a password typed early is known to the code, and never in the address", {
  tags: "matrix",
}, async () => {
  const { page, letCodeCome } = await openEarly("/admin/settings/access");
  await page.getByLabel("Current password").fill("my password");
  await page.keyboard.press("Enter");
  await letCodeCome();
  expect(await page.getByRole("button", { name: "Change Password" }).isEnabled()).toBe(true);
  expect(new URL(page.url()).search).toBe("");
});

test("visitors' buttons wait for their code; links do not", async () => {
  const { page, letCodeCome } = await openEarly("/about");
  const author = page.locator(".quote-author").first();
  const before = await author.innerText();
  await page.getByRole("button", { name: "Next quote" }).first().click();
  await letCodeCome();
  await expect.poll(() => author.innerText()).not.toBe(before);

  const early = await openEarly("/about");
  await early.page.getByRole("link", { name: "Work", exact: true }).first().click();
  await early.page.waitForURL("**/work");
});
