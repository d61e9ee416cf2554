import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";

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

test("the owner sees how her site is visited, takes the numbers along, and turns them off", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/numbers");
  await page.getByText("Nobody has been counted yet").waitFor();

  await look({ referrer: "example.org" });
  await look({ path: "/project/passage", seconds: [0, 65], sections: [0, 0b110], device: "phone" });
  // The server writes the counts every five seconds.
  const data = { query: "{ numbers { pages { name } } }" };
  const counted = async () => (await page.request.post("/graphql", { data })).text();
  await eventually(counted).toMatch(/home.*project|project.*home/);
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
