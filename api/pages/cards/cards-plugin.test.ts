import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Voice } from "../../database/__generated__/prisma/client.ts";
import { BusyFault } from "../../errors/busy-fault.ts";
import { runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { openOwnFonts } from "../lettering/fonts.ts";
import { createCardRenderer, maxWaiting } from "./cards-plugin.ts";
import { type CardSubject, drawCard } from "./draw-card.ts";
import { setBalanced } from "./set-lines.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_URL: "https://ada.example" });
  await site.database.siteIdentity.updateMany({ data: { ownerName: "Ada", tagline: "Designs" } });
  await site.database.project.create({ data: { name: "Orrery", slug: "orrery" } });
});
afterAll(() => site.close());

const get = (url: string, headers = {}) => site.app.inject({ url, headers });

const colors = {
  background: "#ffffff",
  textPrimary: "#000000",
  textSecondary: "#444444",
  navHover: "#c9300a",
};
const subject = (title: string, detail = "Ada"): CardSubject => ({
  ...{ title, detail, colors, substitute: "ada.example", language: "en", voice: "grotesque" },
});

test.each(["home", "work", "about", "connect", "project/orrery"])(
  "the card of %s is a picture in the size of link previews",
  async (page) => {
    const { headers, rawPayload } = await get(`/social-card/${page}.png`);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, no-cache",
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    const etag = String(headers.etag);
    const url = `/social-card/${page}.png?v=1`;
    expect((await get(url, { "if-none-match": etag })).statusCode).toBe(304);
  },
);

test.each([
  "none.png",
  "home",
  "toString.png",
  "project/none.png",
  "project/orrery",
  "project/.png",
])("%s is no card", async (name) => {
  const { statusCode, headers } = await get(`/social-card/${name}`);
  expect(statusCode).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
});

test("a card follows name, title and colours at once", async () => {
  const read = async () => (await get("/social-card/project/orrery.png")).headers.etag;
  const seen = new Set([await read()]);
  await site.database.project.updateMany({ data: { name: "Planetarium" } });
  seen.add(await read());
  await site.database.siteIdentity.updateMany({ data: { ownerName: "Bea" } });
  seen.add(await read());
  await site.database.siteColors.updateMany({ data: { background: "#fafafa" } });
  seen.add(await read());
  expect(seen.size).toBe(4);
});

test("letters are outlines of the site's own type: no font of the machine is asked for", async () => {
  const svg = await drawCard(subject("Ångström & <Sons>", "“Đeđić”, 2026"));
  expect(svg.match(/<path/g)).toHaveLength(3);
  expect(svg).not.toMatch(/<text|font|Ångström/);
  // The detail cannot be drawn, so one line is left. Pictographs are removed from a line.
  expect((await drawCard(subject("Ada", "ខ្មែរ"))).match(/<path/g)).toHaveLength(1);
  expect(await drawCard(subject("Ada 🎈", "Ada"))).toBe(await drawCard(subject("Ada", "Ada")));
});

test.each(["ខ្មែរ", "🎈"])(
  "a title that no font has the letters of gives way to the site's address: %s",
  async (name) => {
    const drawnAs = async (title: string) => {
      await site.database.project.updateMany({ data: { name: title } });
      return (await get("/social-card/project/orrery.png")).rawPayload.toString("base64");
    };
    expect(await drawnAs(name)).toBe(await drawnAs("ada.example"));
  },
);

test.each([
  ["one word", "W".repeat(200)],
  [
    "many words",
    Array.from({ length: 60 }, (_, index) => `w${index}`)
      .join(" ")
      .slice(0, 200),
  ],
  ["few words", "Quillon: show your working"],
  ["Japanese", "不確かさを見せる海の地図。".repeat(8)],
  ["Arabic", "خرائط تُظهر عدم اليقين (2024) ".repeat(6)],
])("%s: no letter stands in the margin, nor on another", { tags: "long" }, async (_kind, text) => {
  const svg = await drawCard(subject(text, text));
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isBlank = (x: number, y: number) => data[y * info.width + x] === 255;
  const rows = Array.from({ length: info.height }, (_, y) => y);
  for (const x of [0, 40, 80, 1121, 1160, 1199]) {
    expect(
      rows.every((y) => isBlank(x, y)),
      `column ${x}`,
    ).toBe(true);
  }
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const inked = rows.filter((y) => !columns.every((x) => isBlank(x, y)));
  expect(Math.min(...inked)).toBeGreaterThan(70);
  expect(Math.max(...inked)).toBeLessThan(565);
  // There is a gap between title and detail.
  const gaps = inked.slice(1).map((y, index) => y - (inked[index] ?? 0));
  expect(Math.max(...gaps)).toBeGreaterThan(30);
});

test("what was drawn once is not drawn again, and one is drawn at a time", async () => {
  let underWay = 0;
  let max = 0;
  const drawn: string[] = [];
  const render = createCardRenderer(async (svg) => {
    underWay += 1;
    max = Math.max(max, underWay);
    drawn.push(svg);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
    return Buffer.from(svg);
  });
  const titles = ["A", "B", "A", "C", "B", "A"];
  await Promise.all(titles.map((title) => render(subject(title))));
  await render(subject("C"));
  expect(drawn).toHaveLength(3);
  expect(max).toBe(1);
  for (let index = 0; index < 100; index += 1) await render(subject(`Title ${index}`));
  await render(subject("A"));
  expect(drawn).toHaveLength(104);
});

test("a card is the same picture whichever host it is asked for by", async () => {
  const other = await openTestSite();
  try {
    await other.database.project.create({ data: { name: "🎈", slug: "balloon" } });
    const tags = new Set<unknown>();
    for (const host of ["ada.example", "bea.example"]) {
      const url = "/social-card/project/balloon.png";
      tags.add((await other.app.inject({ url, headers: { host } })).headers.etag);
    }
    expect(tags.size).toBe(1);
  } finally {
    await other.close();
  }
});

test("who asks for more cards than can wait is told to come back", async () => {
  const render = createCardRenderer(async (svg) => Buffer.from(svg));
  const titles = Array.from({ length: maxWaiting + 2 }, (_, index) => `Title ${index}`);
  const outcomes = await Promise.allSettled(titles.map((title) => render(subject(title))));
  expect(outcomes.map(({ status }) => status).filter((status) => status === "rejected")).toEqual([
    "rejected",
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: expect.any(BusyFault) });
  expect((await render(subject("Title 0"))).png).toBeDefined();
});

test("a card that could not be drawn is tried again", async () => {
  let tries = 0;
  const render = createCardRenderer(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no memory");
    return Buffer.from("drawn");
  });
  await expect(render(subject("A"))).rejects.toThrow("no memory");
  expect((await render(subject("A"))).png.toString()).toBe("drawn");
});

test.each(Object.values(Voice))("the lines under a title in %s are even", async (voice) => {
  const text = "Product designer for software that has to say how sure it is, and of what.";
  const type = { size: 40, fonts: openOwnFonts(voice, "detail") };
  const lines = setBalanced(text, { type, max: 2, width: 1_000 }) ?? [];
  const [first = 0, last = first] = lines.map(({ width }) => width);
  expect(Math.min(first, last)).toBeGreaterThan(0.6 * Math.max(first, last));
});

test("a card is set in the voice of the site, and is another one when that changes", async () => {
  const { headers } = await get("/social-card/home.png");
  const drawn = await Promise.all(
    Object.values(Voice).map((voice) => drawCard({ ...subject("Orrery"), voice })),
  );
  expect(new Set(drawn).size).toBe(5);
  expect(await drawCard({ ...subject("ORRERY"), voice: "poster" })).toBe(
    await drawCard({ ...subject("Orrery"), voice: "poster" }),
  );
  await runMutation(site, "updateSiteLook", { voice: "EDITORIAL" }, "siteLook { voice }");
  expect((await get("/social-card/home.png")).headers.etag).not.toBe(headers.etag);
});
