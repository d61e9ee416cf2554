import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { isWhole, sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const voices = ["Editorial", "Technical", "Poster", "Humanist"];

const display = {
  Editorial: "Bodoni",
  Technical: "Geist",
  Poster: "Archivo",
  Humanist: "Fraunces",
} as Record<string, string>;

/** What comes with the home page before anything else, in bytes; styles as compressed by Brotli. */
const budgets = { fonts: 20_000, styles: 13_000 };

async function choose(page: Page, voice: string): Promise<void> {
  const panel = page.getByRole("region", { name: "Look", exact: true });
  await panel.getByRole("radio", { name: voice, exact: true }).check();
  await panel.getByRole("button", { name: "Save Look" }).click();
  await expectNotice(page, "Look updated", "Every page looks like this now.");
}

async function measureFirstView(): Promise<{ fonts: number; styles: number }> {
  const html = await (await fetch(journey.server.origin)).text();
  const inlined = /<style>(.+?)<\/style>/s.exec(html)?.[1] ?? "";
  const fonts = inlined.match(/(?<=data:font\/woff2;base64,)[^)"]+/g) ?? [];
  const styles = fonts.reduce((text, font) => text.replace(font, ""), inlined);
  return {
    fonts: fonts.reduce((sum, font) => sum + Buffer.from(font, "base64").length, 0),
    styles: brotliCompressSync(styles).length,
  };
}

test.each(sampleOf(voices, 1))(
  "%s is chosen by the owner, tried out before, and spoken by every page",
  async (voice) => {
    const owner = await openAsOwner(journey, "/admin/settings");
    const preview = owner.frameLocator("iframe[title='Preview of the site with this look']");
    await owner.getByRole("radio", { name: voice, exact: true }).check();
    await preview.locator(`html[data-voice="${voice.toLowerCase()}"]`).waitFor();
    const box = await owner.locator(".look-preview-page").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(owner.viewportSize()?.width ?? 0);
    await choose(owner, voice);

    const { fonts, styles } = await measureFirstView();
    expect(fonts).toBeGreaterThan(10_000);
    expect(fonts).toBeLessThanOrEqual(budgets.fonts);
    expect(styles).toBeLessThanOrEqual(budgets.styles);

    const page = await journey.open("/", {
      reducedMotion: "reduce",
      // The browser's word for a window that gets another size between two pages.
      expectedProblems: /Transition was aborted because of invalid state/,
    });
    await hydrated(page);
    for (const path of ["/", "/work", "/project/passage", "/about", "/connect"]) {
      if (path !== "/") {
        const [name] = /\w+$/.exec(path) ?? [];
        const link = page.locator(`a[href="${path}"]`).first();
        if (name === "passage") await page.getByRole("link", { name: /, home$/ }).click();
        await link.click();
        await page.waitForURL(`**${path}`);
      }
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect
        .poll(() =>
          page
            .getByRole("heading", { level: 1 })
            .evaluate((heading) => `${location.pathname} ${getComputedStyle(heading).fontFamily}`),
        )
        .toContain(`${path} "${display[voice]}`);
      for (const width of isWhole ? [320, 390, 768, 1024, 1440, 1920, 2560] : [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const isCutOff = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect([path, width, isCutOff]).toEqual([path, width, false]);
      }
      expect([path, await findAccessibilityProblems(page)]).toEqual([path, []]);
    }
  },
);
