import { createHash } from "node:crypto";
import type { Locator, Page, Route } from "playwright-core";
import sharp from "sharp";
import { openAsOwner } from "../harness/admin.ts";
import type { Journey } from "../harness/journey.ts";

/** The browser's messages about connections and uploads that a test makes fail. */
const brokenConnections = /ERR_|Failed to load resource|status of 4\d\d/;

/** The pattern of the addresses to which files are sent. */
export const sending = "**/api/objects/upload/**";

/** Opens a project's editor in a window where messages about broken connections are expected. */
export function openEditor(journey: Journey, project = 1): Promise<Page> {
  return openAsOwner(journey, `/admin/edit/${project}`, { expectedProblems: brokenConnections });
}

export function imageField(page: Page, name: string): Locator {
  return page.getByRole("group", { name, exact: true });
}

export function workImages(page: Page): Locator {
  return imageField(page, "Work Images");
}

export function pictures(place: Locator): Locator {
  return place.locator(".media-thumbnail img");
}

export function progressOf(page: Page, name: string): Locator {
  return page.getByRole("progressbar", { name: `Upload of ${name}` });
}

type Picture = { name: string; mimeType: string; buffer: Buffer };

/** A picture of random noise, so that the site has no file with the same bytes. */
export async function picture(name: string, width = 60): Promise<Picture> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const create = { width, height: 40, channels: 3 as const, background: "#888", noise };
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

export async function choose(place: Locator, ...files: Picture[]): Promise<void> {
  await place.locator('input[type="file"]').setInputFiles(files);
}

/**
 * Counts the requests that send files.
 * @param decide handles each request. The number of the first request is 1
 * @returns an object whose `count` rises with each request
 */
export async function watchSending(
  page: Page,
  decide: (route: Route, number: number) => Promise<void>,
): Promise<{ count: number }> {
  const seen = { count: 0 };
  await page.route(sending, (route) => {
    seen.count += 1;
    return decide(route, seen.count);
  });
  return seen;
}

export function checksum(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The checksums of the last work images of project 1, as the site sends the originals to the owner. */
export async function servedChecksums(
  page: Page,
  { server: { origin } }: Journey,
  count: number,
): Promise<string[]> {
  const stored = await (await page.request.get(`${origin}/api/projects/1`)).json();
  const paths: string[] = stored.workImages.slice(-count);
  const bodies = paths.map(async (path) => (await page.request.get(origin + path)).body());
  return (await Promise.all(bodies)).map(checksum);
}
