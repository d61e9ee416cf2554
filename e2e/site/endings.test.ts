import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();
const withoutScripts = { javaScriptEnabled: false, expectedProblems: /\.js csp$/ };

test.each(sampleOf([1440, 390], 1))(
  "a case study ends with the next one, and the footer after it, at %i pixels",
  async (width) => {
    const page = await journey.open("/project/passage", {
      ...withoutScripts,
      viewport: { width, height: 900 },
    });
    const ending = page.getByRole("navigation", { name: "Next project" });
    const next = await page
      .getByRole("navigation", { name: "Projects" })
      .getByRole("link", { name: /^Next project: / });
    const link = ending.getByRole("link");
    expect(await link.getAttribute("href")).toBe(await next.getAttribute("href"));
    const picture = await ending.locator("img").boundingBox();
    expect(picture?.width).toBe((await page.locator("footer").boundingBox())?.width);
    expect(picture?.height).toBe(540);
    const end = (box: Awaited<ReturnType<typeof link.boundingBox>>) =>
      (box?.y ?? 0) + (box?.height ?? 0);
    expect((await page.locator("footer").boundingBox())?.y).toBeCloseTo(end(picture), 0);
    await link.click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe("/project/passage");
  },
);

test("the pill retires where the ending is in view, and is there for who comes by keyboard", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/project/passage");
  await hydrated(page);
  const pill = page.getByRole("navigation", { name: "Projects" });
  const opacity = () => pill.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe("1");
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  await expect.poll(opacity).toBe("0");
  // What is under it is pressed instead.
  expect(
    await pill.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(false);
  await page.getByRole("navigation", { name: "Next project" }).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect.poll(opacity).toBe("1");
  await page.evaluate("scrollTo(0, 0)");
  await expect.poll(opacity).toBe("1");
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("the picture of the ending grows into the hero of the next project, that of the pill's link does not", async () => {
  const page = await journey.open("/project/passage", {
    expectedProblems: /Transition was skipped/, // one that is left at once
  });
  await hydrated(page);
  const named = () =>
    page.evaluate(() => {
      const names: string[] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (callback) => {
        const elements = document.querySelectorAll(".project-hero, .next-project-picture");
        for (const element of elements) {
          if (getComputedStyle(element).viewTransitionName === "project-hero") {
            names.push(String(element.classList[0]));
          }
        }
        return start(callback);
      };
      Object.assign(window, { names });
    });
  const left = () => page.evaluate("window.names");
  await named();
  await page.getByRole("navigation", { name: "Next project" }).getByRole("link").click();
  await page.waitForURL((url) => url.pathname !== "/project/passage");
  await expect.poll(left).toEqual(["next-project-picture"]);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Passage" }).waitFor();
  await named();
  await page.evaluate("scrollTo(0, 0)");
  const pill = page.getByRole("navigation", { name: "Projects" });
  await pill.getByRole("link", { name: /^Next project: / }).click();
  await page.waitForURL((url) => url.pathname !== "/project/passage");
  await expect.poll(left).toEqual(["project-hero"]);
});

test.each(["/", "/about"])(
  "%s ends with a quiet invitation to connect",
  { tags: "matrix" },
  async (address) => {
    const page = await journey.open(address, withoutScripts);
    const invitation = page.locator("main > :last-child").getByRole("link");
    expect(await invitation.innerText()).toBe("Let’s have a conversation.");
    await invitation.click();
    await page.getByRole("heading", { level: 1, name: "Let’s have a conversation." }).waitFor();
  },
);

test("what nobody finds is never the next one, and one project has no ending", {
  tags: "matrix",
}, async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const nextOf = async (slug: string) => {
    const html = await (await fetch(`${journey.server.origin}/project/${slug}`)).text();
    return /class="next-project-link"[^>]*href="([^"]+)"/.exec(html)?.[1];
  };
  const listed = await database.project.findMany({
    where: { visibility: "public" },
    orderBy: [{ homeOrder: "asc" }, { id: "asc" }],
  });
  const open = listed.filter(({ isPasswordProtected }) => !isPasswordProtected);
  const from = open.find((project, place) => listed[listed.indexOf(project) + 2] && place >= 0);
  const place = listed.findIndex(({ id }) => id === from?.id);
  const [hidden, following] = listed.slice(place + 1);
  expect(await nextOf(from?.slug ?? "")).toBe(`/project/${hidden?.slug}`);
  await database.project.updateMany({
    where: { id: hidden?.id ?? 0 },
    data: { visibility: "draft" },
  });
  expect(await nextOf(from?.slug ?? "")).toBe(`/project/${following?.slug}`);
  await database.project.updateMany({
    where: { NOT: { id: from?.id ?? 0 } },
    data: { visibility: "unlisted" },
  });
  expect(await nextOf(from?.slug ?? "")).toBeUndefined();
  await database.$disconnect();
});
