import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

// It takes few messages from one sender.
const journey = startJourney({ ownServer: true });

/** Sets the page's clock ahead: a form that was filled in within two seconds is taken for a robot's. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2_100;
  });

test("by keyboard alone: what is wrong is said and put right, the message sent, the event recorded", async () => {
  const page = await journey.open("/connect");
  await hydrated(page);
  await letTimePass(page);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.focus();
  await page.keyboard.press("Enter");
  const messages = page.locator(".field-error");
  await messages.first().waitFor();
  expect(await messages.allTextContents()).toEqual([
    "Name is required",
    "Company is required",
    "Please enter a valid email address",
    "Message must be at least 10 characters long",
  ]);
  expect(await page.getByLabel("Name").evaluate((field) => field.matches(":focus"))).toBe(true);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  for (const value of ["Wilhelmina", "Tidewater Atlas", "wilhelmina@example.com"]) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  expect(await messages.count()).toBe(1);
  await page.keyboard.type("We would like you to redraw our tide tables.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("alert");
  await toast.waitFor();
  expect(await toast.innerText()).toBe(
    "Message sent successfully!\n\nThank you for reaching out. I’ll get back to you soon.",
  );
  expect(await page.getByLabel("Message").inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).toContain(
    "contact_form_submit",
  );
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // A swipe too short to send it away selects no letter, which the next one would drag instead.
  const { x, y, height } = await toast
    .getByText("Message sent successfully!")
    .evaluate((element) => element.getBoundingClientRect().toJSON());
  await page.mouse.move(x + 5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 45, y + height / 2, { steps: 10 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  await page.keyboard.press("F8");
  const notifications = page.getByRole("region", { name: "Notifications" });
  expect(await notifications.evaluate((region) => region.matches(":focus"))).toBe(true);
  await page.keyboard.press("Escape");
  await toast.waitFor({ state: "detached" });
  expect(await send.evaluate((button) => button.matches(":focus"))).toBe(true);
});

test("the page takes a form over that was posted and refused, and sends it in place", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/connect", { expectedProblems: /status of 422/ });
  await page.getByLabel("Name").fill("Wilhelmina Ostrander");
  await page.getByLabel("Email").fill("wilhelmina@example.com");
  await page.getByLabel("Message").fill("We would like you to redraw our tide tables.");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  await page.locator(".posted-notice[data-failed]").waitFor();
  await hydrated(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await page.getByLabel("Name").inputValue()).toBe("Wilhelmina Ostrander");
  await letTimePass(page);
  await page.getByLabel("Company").fill("Tidewater Atlas");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const toast = page.getByRole("alert");
  await toast.filter({ hasText: "Message sent successfully!" }).waitFor();
  expect(await page.locator(".posted-notice").count()).toBe(0);
  expect(await page.getByLabel("Name").inputValue()).toBe("");
});
