import { expect, test } from "vitest";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

test.each([
  [390, "phone-1080.avif"],
  [479, "phone-1080.avif"],
  [480, "2400.avif"],
])("a window of %i px fetches a hero once, as %s", async (width, file) => {
  const fetched: string[] = [];
  const page = await journey.open("/project/passage", {
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    waitUntil: "networkidle",
    prepare: async (window) => {
      window.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes("/passage-hero.")) fetched.push(pathname);
      });
    },
  });
  expect(fetched).toEqual([`/objects/passage-hero.webp/${file}`]);
  const hero = page.locator(".project-hero .picture-image");
  const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(shown).pathname).toBe(fetched[0]);
});
