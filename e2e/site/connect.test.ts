import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney({ ownServer: true });

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

async function fillIn(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    Name: "Wilhelmina Ostrander",
    Company: "Tidewater Atlas",
    Email: "wilhelmina@example.com",
    Message: "We would like you to redraw our tide tables.",
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

/** Sets the page's clock ahead: a form that was filled in within two seconds is taken for a robot's. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2_100;
  });

const eventsOf = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer));

test("the form, its words and the way to LinkedIn", async () => {
  const page = await journey.open("/connect");
  await hydrated(page);
  expect(await page.title()).toBe("Connect");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    "Let’s have a conversation.",
  );
  const linkedIn = page.getByRole("link", { name: "Connect on LinkedIn" });
  expect(await linkedIn.getAttribute("target")).toBe("_blank");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("what is wrong is said under its field, and the first such field has the focus", async () => {
  const page = await journey.open("/connect");
  await hydrated(page);
  await send(page).click();
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
  await page.keyboard.type("Wilhelmina");
  expect(await messages.count()).toBe(3);
  expect(await page.getByLabel("Name").inputValue()).toBe("Wilhelmina");
});

test("by keyboard alone: a message is sent, the form is empty again, the event is recorded", async () => {
  const page = await journey.open("/connect");
  await hydrated(page);
  await letTimePass(page);
  await page.getByLabel("Name").focus();
  for (const value of ["Wilhelmina", "Tidewater Atlas", "wilhelmina@example.com"]) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("We would like you to redraw our tide tables.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("alert");
  await toast.waitFor();
  expect(await toast.innerText()).toBe(
    "Message sent successfully!\n\nThank you for reaching out. I’ll get back to you soon.",
  );
  expect(await page.getByLabel("Message").inputValue()).toBe("");
  expect(await eventsOf(page)).toContain("contact_form_submit");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("F8");
  expect(
    await page
      .getByRole("region", { name: "Notifications" })
      .evaluate((region) => region.matches(":focus")),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await toast.waitFor({ state: "detached" });
  expect(await send(page).evaluate((button) => button.matches(":focus"))).toBe(true);
});

test("while it is sent the button says so", { tags: "matrix" }, async () => {
  const page = await journey.open("/connect");
  await hydrated(page);
  await letTimePass(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await released;
    await route.continue();
  });
  await fillIn(page);
  await send(page).click();
  const pending = page.getByRole("button", { name: "Sending...", exact: true });
  await pending.waitFor();
  expect(await pending.getAttribute("aria-disabled")).toBe("true");
  release();
  await send(page).waitFor();
});

test("where it fails the form is kept and says why", { tags: "matrix" }, async () => {
  const page = await journey.open("/connect", {
    expectedProblems: /graphql|ERR_FAILED|ERR_CONNECTION/,
  });
  await hydrated(page);
  await page.route("**/graphql", (route) => route.abort("connectionfailed"));
  await fillIn(page);
  await send(page).click();
  const toast = page.getByRole("alert");
  await toast.waitFor();
  expect(await toast.innerText()).toBe(
    "Failed to send message\n\nThe server cannot be reached. Check your connection and try again.",
  );
  expect(await page.getByLabel("Name").inputValue()).toBe("Wilhelmina Ostrander");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // Swiped with a mouse too short a way, it can be swiped away all the same.
  const { x, y } = await toast.evaluate((element) => element.getBoundingClientRect().toJSON());
  for (const distance of [30, 90]) {
    await page.mouse.move(x + 20, y + 12);
    await page.mouse.down();
    await page.mouse.move(x + 20 + distance, y + 12, { steps: 10 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
  }
  await toast.waitFor({ state: "detached" });
});

test("with scripts off the form is posted and the page says how it went", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/connect", {
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$/,
  });
  await fillIn(page);
  await send(page).click();
  await page.waitForURL("**/connect?message=sent");
  expect(await page.locator(".posted-notice").textContent()).toBe(
    "Message sent successfully! Thank you for reaching out. I’ll get back to you soon.",
  );
});

test("with scripts off a refused form comes back with what was typed and what is wrong", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/connect", {
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$|status of 422/,
  });
  await fillIn(page, { Company: "", Message: "Too short" });
  await send(page).click();
  await page.locator(".posted-notice[data-failed]").waitFor();
  expect(await page.locator(".field-error").allTextContents()).toEqual([
    "Company is required",
    "Message must be at least 10 characters long",
  ]);
  expect(await page.getByLabel("Name").inputValue()).toBe("Wilhelmina Ostrander");
  expect(await page.getByLabel("Message").inputValue()).toBe("Too short");
  await fillIn(page);
  await send(page).click();
  await page.waitForURL("**/connect?message=sent");
});

test("the page takes a refused form over, and sends it in place", { tags: "matrix" }, async () => {
  const page = await journey.open("/connect", {
    javaScriptEnabled: true,
    expectedProblems: /status of 422/,
  });
  await hydrated(page);
  await fillIn(page, { Company: "" });
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  await page.locator(".posted-notice[data-failed]").waitFor();
  await hydrated(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await page.getByLabel("Name").inputValue()).toBe("Wilhelmina Ostrander");
  await letTimePass(page);
  await page.getByLabel("Company").fill("Tidewater Atlas");
  await send(page).click();
  await page.getByText("Message sent successfully!").waitFor();
  expect(await page.locator(".posted-notice").count()).toBe(0);
  expect(await page.getByLabel("Name").inputValue()).toBe("");
});

test.each([
  ["Global Privacy Control", "globalPrivacyControl", true],
  ["Do Not Track", "doNotTrack", "1"],
])("under %s nothing is recorded", { tags: "matrix" }, async (_signal, property, value) => {
  const page = await journey.open("/connect", {
    prepare: (window) =>
      window.addInitScript(
        ([name, setting]) =>
          Object.defineProperty(Navigator.prototype, String(name), { get: () => setting }),
        [property, value],
      ),
  });
  await hydrated(page);
  await page.getByRole("link", { name: "About" }).click();
  await page.waitForURL("**/about");
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
