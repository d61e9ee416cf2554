/** @module-tag matrix */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const html = async (path: string) => (await fetch(journey.server.origin + path)).text();
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save Links" }).click();
  await expectNotice(page, "Links updated", "Visitors see them from now on.");
};

test("social links stand in the footer at once, with icons, and search engines read them", async () => {
  const page = await openAsOwner(journey, "/admin/settings/site");
  const add = page.getByRole("button", { name: "Add link" });
  await add.click();
  await page.getByLabel("Address, link 1").fill("dribbble.com/ilse");
  await add.click();
  await page.getByLabel("Label, link 2").fill("Field notes");
  await page.getByLabel("Address, link 2").fill("https://notes.example/ilse");
  await add.click(); // left blank
  expect(await html("/work")).not.toContain('class="social-link"');
  await save(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const work = await html("/work");
  expect(work).toMatch(/<a class="social-link" href="https:\/\/dribbble\.com\/ilse" rel="me /);
  expect(work).toContain('href="https://notes.example/ilse"');
  const profiles =
    /"sameAs":\["https:[^"]*linkedin[^"]*","https:\/\/dribbble\.com\/ilse","https:\/\/notes/;
  expect(await html("/")).toMatch(profiles);
  expect(await html("/about")).toMatch(profiles);

  const visitor = await journey.open("/connect", { viewport: { width: 390, height: 844 } });
  await hydrated(visitor);
  const footer = visitor.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Dribbble" }).waitFor();
  await visitor.getByRole("main").getByRole("link", { name: "Field notes" }).waitFor();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);

  await page.getByRole("button", { name: "Move link 2 up" }).click();
  await save(page);
  expect(await html("/")).toMatch(/"sameAs":\["https:[^"]*linkedin[^"]*","https:\/\/notes/);
}, 60_000);

test("the e-mail address is shown when she wants it, and gone when she does not", {
  tags: "matrix",
  timeout: 60_000,
}, async () => {
  const page = await openAsOwner(journey, "/admin/settings/site");
  await page.getByLabel("E-mail address", { exact: true }).fill("ilse@studio.example");
  await save(page);
  for (const path of ["/", "/connect"]) expect(await html(path)).not.toContain("ilse@studio");
  const shown = page.getByText("Show the e-mail address");
  await shown.click();
  await save(page);
  expect(await html("/connect")).toContain('href="mailto:ilse@studio.example"');
  expect(await html("/")).toContain('"email":"ilse@studio.example"');
  await shown.click();
  await save(page);
  for (const path of ["/", "/connect"]) expect(await html(path)).not.toContain("ilse@studio");
});
