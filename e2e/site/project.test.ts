import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { finishAnimations } from "../harness/animations.ts";
import { sampleOf } from "../harness/combinations.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, visitDemo } from "../harness/journey.ts";

const journey = visitDemo();
const withoutScripts = { javaScriptEnabled: false, expectedProblems: /\.js csp$/ };
const notFound = { expectedProblems: /status of 404/ };

function headingsOf(page: Page): Promise<string[]> {
  return page.locator("main :is(h1, h2)").allInnerTexts();
}

test("a case study tells its sections in order, without its hidden modules", async () => {
  const html = await (await fetch(`${journey.server.origin}/project/passage`)).text();
  expect(html).toContain("Say what you do not know");
  expect(html).not.toContain("Unedited notes");

  const page = await journey.open("/project/passage");
  expect(await headingsOf(page)).toEqual([
    "Passage",
    "ROLE",
    "WHY",
    "RESULT",
    "PROCESS",
    "SOLUTION",
    "SHIPPED GOODS",
  ]);
  expect(await page.title()).toBe("Passage – Ilse Maravel");
  expect(await page.locator("figcaption").first().innerText()).toBe(
    "The plan, its reason, and the one thing it does not know",
  );
  expect(await page.locator("main strong", { hasText: "31% of passages" }).count()).toBe(1);
  expect((await page.locator(".project-hero").boundingBox())?.height).toBe(600);
});

test("a video of a case study plays in view only, and not where motion is unwanted", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/project/passage");
  await hydrated(page);
  const video = page.locator("main video");
  const isPaused = () => video.evaluate((video: HTMLVideoElement) => video.paused);
  expect(await isPaused()).toBe(true);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await page.evaluate("scrollTo(0, 0)");
  await expect.poll(isPaused).toBe(true);

  const calm = await journey.open("/project/passage", { reducedMotion: "reduce" });
  await hydrated(calm);
  await calm.locator("main video").scrollIntoViewIfNeeded();
  await calm
    .locator("main video")
    .evaluate(
      (video) => new Promise((resolve) => new IntersectionObserver(resolve).observe(video)),
    );
  expect(await calm.locator("main video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(
    true,
  );
});

test("the navigation over the hero has the variant of the project, before any script runs", {
  tags: "matrix",
}, async () => {
  const colorOn = async (slug: string) => {
    const page = await journey.open(`/project/${slug}`, withoutScripts);
    return page.evaluate("getComputedStyle(document.querySelector('.site-header')).color");
  };
  expect(await colorOn("passage")).toBe("rgb(255, 255, 255)");
  expect(await colorOn("lindholm-tramways")).toBe("rgb(17, 17, 17)");
});

test("the pill leads round the projects, the last one to the first", async () => {
  const page = await journey.open("/project/passage");
  await hydrated(page);
  const pill = page.getByRole("navigation", { name: "Projects" });
  await pill.getByRole("link", { name: /^Previous project: / }).click();
  await page.waitForURL(/fennimore/);
  await pill.getByRole("link", { name: "Next project: Passage" }).click();
  await page.waitForURL(/passage/);
  await page.getByRole("heading", { level: 1, name: "Passage" }).waitFor();
});

test("on wide screens no picture that spans the page starts over the label of its section", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/project/lindholm-tramways");
  const sections = page.locator(".project-section");
  for (const section of await sections.all()) {
    const label = await section.locator(".project-section-label").boundingBox();
    const pictures = await section.locator(":is(img, video)").all();
    for (const picture of pictures) {
      const box = await picture.boundingBox();
      if (!box || !label || box.x > label.x + label.width) continue;
      expect(box.y).toBeGreaterThan(label.y + label.height);
    }
  }
});

test("on wide screens the pill lies over no name, however long", { tags: "matrix" }, async () => {
  for (const slug of ["passage", "quillon-show-your-working", "lindholm-tramways"]) {
    for (const height of [640, 800, 900]) {
      const page = await journey.open(`/project/${slug}`, { viewport: { width: 1440, height } });
      const pill = await page.getByRole("navigation", { name: "Projects" }).boundingBox();
      const name = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect((pill?.x ?? 0) + (pill?.width ?? 0)).toBeLessThan(name?.x ?? 0);
      await page.context().close();
    }
  }
});

test("a project that does not exist says so with status 404", async () => {
  const response = await fetch(`${journey.server.origin}/project/nothing`);
  expect(response.status).toBe(404);
  const page = await journey.open("/project/nothing", notFound);
  const main = page.locator("main");
  expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe("Project Not Found");
  expect(await main.innerText()).toContain("The project you’re looking for doesn’t exist.");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await hydrated(page);
  await main.getByRole("link", { name: "Back to Home" }).click();
  await page.waitForURL(`${journey.server.origin}/`);
});

test.each(sampleOf([390, 1440], 1))(
  "axe finds nothing wrong at %i pixels, and nothing moves",
  async (width) => {
    const page = await journey.open("/project/passage", { viewport: { width, height: 900 } });
    await page.evaluate(`new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift = (window.shift ?? 0) + entry.value;
  }).observe({ type: "layout-shift", buffered: true })`);
    await hydrated(page);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        window.scrollTo(0, y);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await finishAnimations(page);
    expect(await page.evaluate("window.shift ?? 0")).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  },
);

test("on paper a case study is ink on white, without what only a screen can do", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/project/passage");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Projects", "Main"]) {
    expect(await page.getByRole("navigation", { name }).isVisible()).toBe(false);
  }
  expect(await page.getByRole("heading", { name: "Passage" }).isVisible()).toBe(true);
  expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toBe(
    "rgb(255, 255, 255)",
  );
  expect(
    await page
      .getByText("Lead product designer, Port of Sandhaven")
      .evaluate((element) => getComputedStyle(element).color),
  ).toBe("rgb(0, 0, 0)");
  // A video is its poster there.
  expect(await page.locator("main video").isVisible()).toBe(false);
  expect(await page.locator("main .video img").isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await visit(page, "/project/quillon-show-your-working");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("This project is password protected").isVisible()).toBe(true);
  expect(await page.locator("main form").isVisible()).toBe(false);
});
