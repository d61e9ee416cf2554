import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { uploadSteps } from "../../testing/upload-steps.ts";
import { drawIcon, wrapInIco } from "./site-icon.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());
beforeEach(() => site.database.siteIdentity.updateMany({ data: { ownerName: "", favicon: null } }));

const get = (url: string) => site.app.inject({ url, headers: { host: "folio.test" } });
const red = { r: 201, g: 48, b: 10, alpha: 1 };
const orangeSquare = () =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: red } })
    .png()
    .toBuffer();

/** Uploads a picture, and makes it the site's icon. */
async function choose(bytes: Buffer): Promise<void> {
  const steps = uploadSteps(site, cookie);
  const url = await steps.request();
  expect((await steps.put(url, bytes)).statusCode).toBe(201);
  const { objectPath } = (await steps.finalize(`http://localhost${url}`)) ?? {};
  const { userErrors } = await runMutation(
    site,
    "updateSiteIdentity",
    { favicon: objectPath },
    "siteIdentity { id }",
  );
  expect(userErrors).toEqual([]);
}

/** The colour in the middle of a picture, as red, green, blue and opacity. */
async function middleOf(picture: Buffer): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
  return [...(await sharp(picture).extract(middle).ensureAlpha().raw().toBuffer())];
}

test.each([
  ["/apple-touch-icon.png", 180],
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
])("%s is a picture of %i pixels", async (url, size) => {
  const { rawPayload, headers } = await get(url);
  expect(headers["content-type"]).toBe("image/png");
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size, height: size });
});

test("the icon follows the owner's colours, also as .ico", async () => {
  const before = (await get("/favicon.ico")).rawPayload;
  expect(before.readUInt32LE(14)).toBe(before.length - 22);
  await site.database.siteColors.updateMany({ data: { background: "#fafafa" } });
  expect((await get("/favicon.ico")).rawPayload.equals(before)).toBe(false);
  expect((await get("/favicon.svg")).payload).toContain('fill="#fafafa"');
});

test.each(["", "Ada"])("the icon of “%s” is seen where all colours are the same", (name) => {
  const svg = drawIcon({
    name,
    colors: { background: "#777777", textPrimary: "#777777", navHover: "#777777" },
  });
  const [ground, ...shapes] = [...svg.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(
    ([, color]) => color,
  );
  expect(ground).toBe("#777777");
  expect(shapes).toHaveLength(2);
  for (const color of shapes) expect(color).not.toBe("#777777");
});

test("the manifest names the icons", async () => {
  const manifest = (await get("/site.webmanifest")).json();
  expect(manifest.name).toBe("Portfolio");
  for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200);
});

test("the icon is the first letter of the name, drawn in the site's own type", async () => {
  const drawn = async (ownerName: string) => {
    await site.database.siteIdentity.updateMany({ data: { ownerName } });
    return (await get("/favicon.svg")).payload;
  };
  const ada = await drawn("Ada Lovelace");
  expect(ada).toContain("<path");
  expect(ada).not.toContain("<text");
  expect(await drawn("“Ada”")).toBe(ada);
  expect(await drawn("Bea")).not.toBe(ada);
  expect(await drawn("Ångström")).not.toBe(ada);
  // The font has none of these letters, so the icon is the frame.
  const frame = await drawn("");
  for (const name of ["東京", "عادة", "🎈"]) expect(await drawn(name)).toBe(frame);
});

test("an uploaded picture is the icon at once, in every size and form", async () => {
  await site.database.siteIdentity.updateMany({ data: { ownerName: "Ada" } });
  const drawn = (await get("/favicon.ico")).rawPayload;
  await choose(await orangeSquare());
  const ico = (await get("/favicon.ico")).rawPayload;
  expect(ico.equals(drawn)).toBe(false);
  expect(await middleOf(ico.subarray(22))).toEqual([201, 48, 10, 255]);
  const png = (await get("/icon-512.png")).rawPayload;
  expect(await sharp(png).metadata()).toMatchObject({ width: 512, height: 512, format: "png" });
  const svg = await get("/favicon.svg");
  expect(svg.headers["content-type"]).toContain("image/svg+xml");
  expect(svg.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(await middleOf(await sharp(svg.rawPayload).png().toBuffer())).toEqual([201, 48, 10, 255]);
  await runMutation(site, "updateSiteIdentity", { favicon: null }, "siteIdentity { id }");
  expect((await get("/favicon.ico")).rawPayload.equals(drawn)).toBe(true);
});

test("a see-through icon stands on the site's background where systems cut its corners", async () => {
  const create = { width: 64, height: 32, channels: 4 as const, background: red };
  await choose(await sharp({ create }).png().toBuffer());
  const corner = async (url: string) => {
    const { rawPayload } = await get(url);
    const place = { left: 1, top: 1, width: 1, height: 1 };
    return [...(await sharp(rawPayload).ensureAlpha().extract(place).raw().toBuffer())];
  };
  expect((await corner("/icon-192.png"))[3]).toBe(0);
  await site.database.siteColors.updateMany({ data: { background: "#123456" } });
  expect(await corner("/apple-touch-icon.png")).toEqual([0x12, 0x34, 0x56, 255]);
});

test("a drawing stays one, and may run nothing", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><script>alert(1)</script><rect width="8" height="8" fill="#c9300a"/></svg>`;
  await choose(Buffer.from(drawing));
  const { payload, headers } = await get("/favicon.svg");
  expect(payload).toContain("#c9300a");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.*; sandbox$/);
  // Drawn at the requested size, not enlarged from 8 pixels.
  const { rawPayload } = await get("/icon-512.png");
  expect(await middleOf(rawPayload)).toEqual([201, 48, 10, 255]);
});

test.each(["png", "bitmap"])("an ICO file that holds a %s is taken", async (kind) => {
  const square = await orangeSquare();
  await choose(kind === "png" ? wrapInIco(square) : icoOfBitmap([10, 48, 201, 255]));
  expect(await middleOf((await get("/icon-192.png")).rawPayload)).toEqual([201, 48, 10, 255]);
});

test.each(["/objects/none.png", "https://elsewhere.example/icon.png"])(
  "%s is no icon: its bytes are not here",
  async (favicon) => {
    const input = { favicon, ownerName: "Not written" };
    const { userErrors } = await runMutation(
      site,
      "updateSiteIdentity",
      input,
      "siteIdentity { id }",
    );
    expect(userErrors).toEqual([{ field: "favicon", code: "INVALID" }]);
    expect((await site.database.siteIdentity.findFirst())?.ownerName).toBe("");
  },
);

/** An ICO file with a bitmap of two by two pixels in one colour, in the order blue, green, red, opacity. */
function icoOfBitmap(pixel: number[]): Buffer {
  const bitmap = Buffer.alloc(40 + 16 + 8);
  bitmap.writeUInt32LE(40, 0);
  bitmap.writeInt32LE(2, 4);
  bitmap.writeInt32LE(4, 8); // twice the height: the mask is counted
  bitmap.writeUInt16LE(1, 12);
  bitmap.writeUInt16LE(32, 14);
  for (let at = 40; at < 56; at += 4) bitmap.set(pixel, at);
  const file = wrapInIco(bitmap);
  file.set([2, 2], 6);
  return file;
}
