import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, openBeside, startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney();

/** Collects what the browser refuses to load or run, from before the first script of every page. */
async function watch(page: Page, violations: string[]): Promise<void> {
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      Reflect.get(
        window,
        "noteViolation",
      )(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
}

/** Opens a window on each address, for a document comes with a policy of its own. */
async function openEach(page: Page, addresses: string[], violations: string[]): Promise<void> {
  for (const address of addresses) {
    const window = await openBeside(page.context(), address, (opened) => watch(opened, violations));
    await hydrated(window);
    await window.waitForLoadState("networkidle");
    // What is refused is told in a task of its own.
    await window.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await window.close();
  }
}

test("no page meets a violation of its security policy", async () => {
  const violations: string[] = [];
  const page = await journey.open("/", {
    expectedProblems: /404 \(Not Found\)/,
    prepare: (window) => watch(window, violations),
  });
  const links = await page
    .locator('a[href^="/project/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThan(3);
  const addresses = ["/work", "/about", "/connect", "/nowhere"];
  await openEach(page, [...addresses, ...new Set(links)], violations);
  await hydrated(page);
  await page.getByRole("button", { name: "Admin area" }).click();
  await page.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin");
  await page.waitForLoadState("networkidle");
  expect(violations).toEqual([]);
});

test("nor does a walk through the admin area, with a picture sent and shown, and text edited", {
  tags: "matrix",
}, async () => {
  const violations: string[] = [];
  const page = await openAsOwner(journey, "/admin", {
    prepare: (window) => watch(window, violations),
  });
  await openEach(
    page,
    ["/admin/settings", "/admin/settings/site", "/admin/about", "/admin/messages"],
    violations,
  );
  await visit(page, "/admin/about");
  await page.getByRole("tab", { name: "Collaborators" }).click();
  await page.getByRole("button", { name: "Create Tab" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Bold" }).waitFor();
  await visit(page, "/admin/edit/1");
  await openEach(page, ["/admin/edit/1"], violations);
  const images = page.getByRole("region", { name: "Images" });
  await images
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "violet.png",
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: "#7700aa" } })
        .png()
        .toBuffer(),
    });
  await expectNotice(page, "Image uploaded successfully");
  await page.waitForLoadState("networkidle");
  expect(violations).toEqual([]);
});

test("the REST API's page works under its policy, and so does trying a call there", {
  tags: "matrix",
}, async () => {
  const violations: string[] = [];
  const page = await journey.open("/api/docs", {
    prepare: (window) => watch(window, violations),
  });
  await page.getByRole("button", { name: "GET /api/session", exact: false }).first().click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await page
    .locator(".responses-table.live-responses-table")
    .getByText("isOwner")
    .first()
    .waitFor();
  expect(violations).toEqual([]);
});

test("GraphiQL works under its policy", { tags: "matrix" }, async () => {
  const violations: string[] = [];
  const page = await journey.open("/graphql", { prepare: (window) => watch(window, violations) });
  const play = page.getByRole("button", { name: /execute query/i });
  await play.click();
  const choice = page.getByRole("menuitem", { name: "Home" });
  await choice.click();
  await expect.poll(() => page.locator(".result-window").innerText()).toContain("ownerName");
  expect(violations).toEqual([]);
});
