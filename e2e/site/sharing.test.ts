import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { visitDemo } from "../harness/journey.ts";

const journey = visitDemo();

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");

test("a project's link preview shows its name, its opening words and its picture", async () => {
  const page = await journey.open("/project/passage");
  const { origin } = journey.server;
  expect(await meta(page, "og:title")).toBe("Passage – Ilse Maravel");
  expect(await meta(page, "twitter:card")).toBe("summary_large_image");
  expect(await meta(page, "description")).toMatch(/^Every large ship that enters Sandhaven .+…$/);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
    `${origin}/project/passage`,
  );
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  const image = await fetch((await meta(page, "og:image")) ?? "");
  expect(image.status).toBe(200);
  expect(image.headers.get("content-type")).toBe("image/jpeg");
});

test.each([
  ["/work", "Work", /\w/],
  ["/connect", "Connect", /^Ilse Maravel$/],
  ["/about", "About", /^Ilse Maravel$/],
  ["/", "Portfolio", /\w/],
])(
  "the link preview of %s shows a picture that is there, with words",
  { tags: "matrix" },
  async (path, title, words) => {
    const page = await journey.open(path);
    const { origin } = journey.server;
    expect(await meta(page, "og:title")).toBe(`${title} – Ilse Maravel`);
    expect(await meta(page, "og:url")).toBe(origin + path);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(origin + path);
    expect(await meta(page, "og:image:alt")).toMatch(words);
    expect(await meta(page, "twitter:image")).toBe(await meta(page, "og:image"));
    const image = await fetch((await meta(page, "og:image")) ?? "");
    expect(image.status).toBe(200);
    const { width, height } = await sharp(await image.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  },
);

test("the About page is described by one sentence", { tags: "matrix" }, async () => {
  const page = await journey.open("/about");
  expect(await meta(page, "description")).toMatch(/^I help teams .{20,140}[.…]$/);
});

test("search engines read who this is and what was made", { tags: "matrix" }, async () => {
  const read = async (path: string) => {
    const html = await (await fetch(journey.server.origin + path)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "{}";
    return JSON.parse(json)["@graph"];
  };
  const designer = {
    "@type": "Person",
    name: "Ilse Maravel",
    url: `${journey.server.origin}/`,
    jobTitle: "Product designer for software that has to say how sure it is",
    image: expect.stringMatching(`^${journey.server.origin}/objects/`),
    sameAs: [expect.stringContaining("linkedin.com/")],
  };
  expect(await read("/")).toMatchObject([designer, { "@type": "WebSite" }]);
  expect(await read("/about")).toMatchObject([designer]);
  expect(await read("/project/passage")).toMatchObject([
    {
      "@type": "CreativeWork",
      name: "Passage",
      creator: { "@type": "Role", creator: { name: "Ilse Maravel" } },
      sourceOrganization: { name: "Port of Sandhaven" },
    },
  ]);
  const [locked] = await read("/project/quillon-show-your-working");
  expect(locked.description).toBe("A protected case study by Ilse Maravel.");
});

test("every address that a page's head names is there", async () => {
  const page = await journey.open("/");
  const links = page.locator("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]");
  const addresses = await links.evaluateAll((elements) =>
    elements.map((element) => (element as HTMLLinkElement).href),
  );
  expect(addresses.length).toBe(4);
  for (const address of addresses) expect((await fetch(address)).status).toBe(200);
});
