import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "./accessibility.ts";
import { expectNotice, openAsOwner } from "./admin.ts";
import { hydrated, startJourney } from "./journey.ts";

const journey = startJourney();

test("before protection is taken off, the owner hears what everyone would see, and may stay or go on", async () => {
  const page = await openAsOwner(journey, "/admin");
  const { origin } = journey.server;
  const headers = { origin };
  const create = { width: 40, height: 30, channels: 3 as const, background: "#123456" };
  const { uploadURL } = await (
    await page.request.post(`${origin}/api/objects/upload`, { headers, data: {} })
  ).json();
  await page.request.put(uploadURL, { headers, data: await sharp({ create }).png().toBuffer() });
  const imageAnswer = await page.request.put(`${origin}/api/objects/image`, {
    headers,
    data: { imageURL: uploadURL },
  });
  const { objectPath } = await imageAnswer.json();
  await page.request.post(`${origin}/api/projects`, {
    headers,
    data: {
      name: "Closed",
      slug: "closed",
      isPasswordProtected: true,
      roleContent: JSON.stringify([{ type: "hero-image", imageSrc: objectPath }]),
    },
  });
  await page.reload();
  await hydrated(page);

  const toggle = page.getByRole("article", { name: "Closed" }).getByRole("switch");
  await toggle.click();
  const dialog = page.getByRole("dialog", { name: "Before this goes public" });
  await dialog.getByText("This picture has no description for those who do not see it.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep protected" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await toggle.isChecked()).toBe(true);

  await toggle.click();
  await dialog.getByLabel("Description").fill("A dark blue field");
  await dialog.getByRole("button", { name: "Unprotect", exact: true }).click();
  await expectNotice(page, "Password protection updated successfully!");
  expect(await toggle.isChecked()).toBe(false);
  const visitor = await journey.open("/project/closed");
  await visitor.getByRole("img", { name: "A dark blue field" }).waitFor();

  // Nothing new would be seen: it goes off at once.
  await toggle.click();
  await expect.poll(() => toggle.isChecked()).toBe(true);
  await page.reload();
  await hydrated(page);
  await toggle.click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => toggle.isChecked()).toBe(false);
});
