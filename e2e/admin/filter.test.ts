/** @module-tag matrix */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteCalls } from "../access/site-calls.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

/** Sixty projects with twenty work images each. */
const count = 60;
const workImages = Array.from({ length: 20 }, (_, place) => `/objects/passage-${place}.webp`);

const journey = startJourney({
  content: "empty",
  prepare: async () => {
    const cookie = await calls.enter("/api/session", ownerPassword);
    const headers = { cookie, "content-type": "application/json" };
    for (let place = 1; place <= count; place += 1) {
      const body = JSON.stringify({
        name: `${place % 2 ? "Ångström" : "beacon"} ${place}`,
        slug: `project-${place}`,
        homeOrder: place,
        client: place === 7 ? "Port of Sandhaven" : "",
        tags: [place % 3 ? "Maps" : "Type", ...(place === 59 ? ["Rare"] : [])],
        visibility: place % 10 ? "public" : "draft",
        workImages,
      });
      const sent = await calls.request("/api/projects", { method: "POST", headers, body });
      expect(sent.status).toBe(201);
    }
  },
});
const calls = siteCalls(journey);

const cards = (page: Page) => page.locator(".admin-card-name").allTextContents();
const search = (page: Page) => page.getByRole("searchbox", { name: "Search projects" });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const quiet = { expectedProblems: /objects\/passage/ };

test("sixty projects are searched, filtered and sorted; the address says how", async () => {
  const page = await openAsOwner(journey, "/admin", quiet);
  await expect.poll(() => cards(page)).toHaveLength(24);
  await search(page).fill("sandhaven");
  await expect.poll(() => cards(page)).toEqual(["Ångström 7"]);
  expect(new URL(page.url()).search).toBe("?search=sandhaven");
  await search(page).fill("angstrom");
  await expect.poll(() => cards(page)).toHaveLength(24);
  expect((await cards(page)).every((name) => name.startsWith("Ångström"))).toBe(true);
  await search(page).fill("nothing like it");
  await page.getByText("No project matches.").waitFor();
  await search(page).fill("");
  await expect.poll(() => cards(page)).toHaveLength(24);

  await choice(page, "Tag").selectOption({ label: "Type (20)" });
  await expect.poll(() => cards(page)).toHaveLength(20);
  await choice(page, "Sort by").selectOption({ label: "Name" });
  await expect
    .poll(async () => (await cards(page)).slice(0, 3))
    .toEqual(["Ångström 3", "Ångström 9", "Ångström 15"]);
  await page.getByRole("radio", { name: "Drafts" }).check();
  await expect.poll(() => cards(page)).toEqual(["beacon 30", "beacon 60"]);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    tag: "type",
    sort: "name",
    visibility: "draft",
  });
  await page.reload();
  await expect.poll(() => cards(page)).toEqual(["beacon 30", "beacon 60"]);
  expect(await choice(page, "Tag").inputValue()).toBe("type");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("more of a sorted and filtered list comes in its order", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin?sort=name&tag=maps", quiet);
  await expect.poll(() => cards(page)).toHaveLength(24);
  await page.getByRole("button", { name: /more/i }).click();
  await expect.poll(() => cards(page)).toHaveLength(40);
  const names = await cards(page);
  expect(names).toEqual([...names].sort(new Intl.Collator("en", { numeric: true }).compare));
});
