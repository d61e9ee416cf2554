/** @module-tag matrix */

import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

/** The address of the icon that a page names, and its bytes. */
async function iconOf(path: string) {
  const html = await (await fetch(journey.server.origin + path)).text();
  const [, address = ""] = /<link rel="icon" href="(\/favicon\.ico[^"]*)"/.exec(html) ?? [];
  const response = await fetch(journey.server.origin + address);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("max-age=604800");
  return { address, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("the favicon: drawn from the name, uploaded, shown at once under another address, and removed", async () => {
  const drawn = await iconOf("/");
  const page = await openAsOwner(journey, "/admin/settings");
  const icon = page.getByRole("group", { name: "Icon", exact: true });
  expect(await icon.locator("img").getAttribute("src")).toMatch(/^\/favicon\.svg\?v=/);
  const create = { width: 512, height: 512, channels: 3 as const, background: "#405060" };
  const picture = await sharp({ create }).png().toBuffer();
  await icon
    .locator("input[type=file]")
    .setInputFiles({ name: "icon.png", mimeType: "image/png", buffer: picture });
  await expectNotice(page, "Image uploaded successfully");
  await page.getByRole("button", { name: "Save Favicon" }).click();
  await expectNotice(page, "Favicon updated", "Browsers show it from now on.");
  const chosen = await iconOf("/work");
  expect(chosen.address).not.toBe(drawn.address);
  expect(chosen.bytes.equals(drawn.bytes)).toBe(false);
  // The owner's own tab follows.
  const tab = page.locator(`link[rel=icon][href="${chosen.address}"]`);
  await tab.waitFor({ state: "attached" });
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await icon.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Save Favicon" }).click();
  await tab.waitFor({ state: "detached" });
  expect(await iconOf("/")).toEqual(drawn);
}, 60_000);
