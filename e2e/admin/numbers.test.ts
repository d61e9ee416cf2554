import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { makeLink } from "../harness/make-link.ts";
import { visit } from "../harness/navigation.ts";
import { person } from "../harness/person.ts";

const journey = startJourney({ ownServer: true });

let views = 0;

/** Reports a view to the server, as the page of a visitor does. */
async function look(body: object): Promise<void> {
  views += 1;
  const { status } = await fetch(`${journey.server.origin}/api/reading`, {
    method: "POST",
    headers: {
      "content-type": "text/plain",
      "sec-fetch-site": "same-origin",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    },
    body: JSON.stringify({
      id: `a-view-for-${views}`.padEnd(16, "-"),
      number: 0,
      path: "/",
      device: "desktop",
      seconds: [0, 2],
      sections: [0, 0],
      ...body,
    }),
  });
  expect(status).toBe(204);
}

/** Waits until the counts are in the database. The server writes them every five seconds. */
async function expectStored(page: Page, query: string, answer: RegExp): Promise<void> {
  const { origin } = journey.server;
  const ask = () =>
    page.request.post(`${origin}/graphql`, { headers: { origin }, data: { query } });
  await eventually(async () => (await ask()).text()).toMatch(answer);
}

test("the owner sees how her site is visited, takes the numbers along, and turns them off", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/numbers");
  await page.getByText("Nobody has been counted yet").waitFor();

  await look({ referrer: "example.org" });
  await look({ path: "/project/passage", seconds: [0, 65], sections: [0, 0b110], device: "phone" });
  await expectStored(page, "{ numbers { pages { name } } }", /home.*project|project.*home/);
  await visit(page, "/admin/library");
  await visit(page, "/admin/numbers");
  await expect.poll(() => page.locator(".visit-total-value").first().innerText()).toBe("1");
  const row = (name: string) => page.getByRole("row", { name }).innerText();
  expect(await row("Passage")).toMatch(/Passage\s+1\s+1\s+1/);
  expect(await row("example.org")).toMatch(/1$/);
  expect(await row("Result")).toMatch(/1\s+1$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByRole("link", { name: "Passage" }).click();
  await expect.poll(() => page.getByRole("row", { name: "Home" }).count()).toBe(0);
  await page.getByRole("radio", { name: "7 days" }).click();
  await expect.poll(() => page.locator(".visit-chart tbody tr").count()).toBe(7);
  expect(new URL(page.url()).searchParams.get("days")).toBe("7");
  await page.getByRole("combobox", { name: "Pages" }).selectOption("All pages");
  await page.getByRole("row", { name: "Home" }).waitFor();
  await page.getByRole("radio", { name: "365 days" }).click();
  await expect.poll(() => page.locator(".visit-chart tbody tr").count()).toBe(53);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  expect(csv).toContain('"Site","example.org","","1"');

  await visit(page, "/admin/settings/site");
  await page.getByRole("switch", { name: "Count visits" }).click();
  await expectNotice(page, "Visits are not counted any more", "What was counted stays.");
  await visit(page, "/admin/numbers");
  await page.getByText("Visits are not counted now").waitFor();
  await page.getByRole("button", { name: "Count visits" }).click();
  await expectNotice(page, "Visits are counted");
});

test("a reader reads, the owner sees what, and then that this reader does not share it", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/links");
  const path = await makeLink(page, { recipient: "Ana Ruiz", projects: ["Passage", "Hearten"] });
  const inList = page.getByRole("listitem").filter({ hasText: "Ana Ruiz" });
  await inList.getByText("Not read yet").waitFor();
  const receipt =
    "{ shareLinks { edges { node { isReadingShared receipt { namedProjects views } } } } }";

  const told: string[] = [];
  const reader = await journey.open(path, person(told));
  await reader.getByText("The sender can see what you read.").waitFor();
  await reader.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/reading-")),
  );
  // The script of visits waits for a sign of a person, such as a mouse movement, if nobody has read
  // the link before. The test therefore waits until the script has run, and then moves the mouse.
  await reader.evaluate("import(document.querySelector('script[data-visits]').dataset.visits)");
  await reader.mouse.move(200, 200);
  await reader.mouse.move(220, 210, { steps: 5 });
  await eventually(() => told.length).toBeGreaterThan(0);
  await reader.getByRole("link", { name: "Passage" }).first().click();
  await reader.getByRole("heading", { level: 1, name: "Passage" }).waitFor();
  await eventually(() => told.join()).toContain("/project/passage");
  await expectStored(page, receipt, /"namedProjects":1,"views":2/);
  await visit(page, "/admin/library");
  await visit(page, "/admin/links");
  await inList.getByText("Read today, 1 of 2 projects, less than a minute").waitFor();
  await page.getByRole("button", { name: "What was read by the link for Ana Ruiz" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("row", { name: /Passage.*1/ }).waitFor();
  await dialog.getByText("Desktop: 2").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);

  await reader.getByRole("button", { name: "Do not share it" }).click();
  await reader.getByText("The sender cannot see what you read.").waitFor();
  expect(new URL(reader.url()).pathname).toBe("/project/passage");
  expect(await findAccessibilityProblems(reader)).toEqual([]);
  expect(await reader.locator("script[data-visits]").count()).toBe(0);
  await expectStored(page, receipt, /"isReadingShared":false/);
  await visit(page, "/admin/library");
  await visit(page, "/admin/links");
  await inList.getByText("This reader does not share reading").waitFor();
});
