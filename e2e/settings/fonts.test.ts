import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const font = "node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2";

test("the owner sets her site in a font of her own, which the admin area is not, and takes it back", async () => {
  const owner = await openAsOwner(journey, "/admin/settings");
  const panel = owner.getByRole("region", { name: "Own Fonts" });
  const field = panel.getByRole("group", { name: "Display font" });
  await field.locator("input[type=file]").setInputFiles({
    ...{ name: "picture.woff2", mimeType: "font/woff2" },
    buffer: Buffer.from("no font"),
  });
  await field.getByText("This file is no WOFF2 font.").waitFor();

  await field.getByRole("checkbox").check();
  await field.locator("input[type=file]").setInputFiles(font);
  await expectNotice(owner, "Font uploaded", "Every page is set in it now.");
  await field.getByText(/^Newsreader.*first letters/).waitFor();
  const isAdminInIt = await owner.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--font-display"),
  );
  expect(isAdminInIt).not.toContain("Own Display");
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  const page = await journey.open("/", { reducedMotion: "reduce" });
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  const family = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family()).toMatch(/^"Own Display"/);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes("Own Display") && status === "loaded")
        .map(({ unicodeRange }) => unicodeRange.slice(0, 6)),
    );
  // The first letters were enough.
  await expect.poll(loaded).toContain("U+20-2");
  expect(await loaded()).not.toContain("U+0-1F");

  await closeNotice(owner);
  await field.getByRole("button", { name: "Remove display font" }).click();
  await expectNotice(owner, "Font removed", "Pages are set in the voice’s face again.");
  const after = await journey.open("/");
  expect(
    await after
      .getByRole("heading", { level: 1 })
      .evaluate((element) => getComputedStyle(element).fontFamily),
  ).not.toContain("Own Display");
});
