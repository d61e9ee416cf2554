import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitor } from "../../../access/viewer.ts";
import { readContentRevision } from "../../../database/content-revision.ts";
import { owner } from "../../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../../testing/test-site.ts";

const variable = readFileSync(
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
);
const still = readFileSync(
  "node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff2",
);

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());
beforeEach(() => site.database.siteFont.deleteMany());

const fields = "role family url firstUrl leastWeight mostWeight ascent descent width";

const mutation = /* GraphQL */ `
  mutation ($role: FontRole!, $allowsSubset: Boolean!, $file: Upload!) {
    uploadSiteFont(role: $role, allowsSubset: $allowsSubset, file: $file) {
      siteLook { fonts { ${fields} } }
      userErrors { code message }
    }
  }
`;

async function send(
  bytes: Buffer,
  variables: object = {},
  headers: Record<string, string> = { cookie },
) {
  const form = new FormData();
  const all = { role: "DISPLAY", allowsSubset: true, ...variables, file: null };
  form.set("operations", JSON.stringify({ query: mutation, variables: all }));
  form.set("map", '{"0":["variables.file"]}');
  form.set("0", new Blob([new Uint8Array(bytes)]), "whatever.png");
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: {
      ...headers,
      "x-vitrine-client": "1",
      "content-type": request.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json();
}

const upload = async (bytes: Buffer, variables = {}) =>
  (await send(bytes, variables)).data.uploadSiteFont;

test("a font is served as it came, and its first letters before it, for as long as browsers like", async () => {
  const revision = await readContentRevision(site.database);
  const { siteLook, userErrors } = await upload(variable);
  expect(userErrors).toEqual([]);
  const [font] = siteLook.fonts;
  expect(font).toMatchObject({
    ...{ role: "DISPLAY", family: expect.stringContaining("Instrument Sans") },
    ...{ leastWeight: 400, mostWeight: 700 },
  });
  expect(font.width).toBeGreaterThan(90);
  expect(font.width).toBeLessThan(115);
  const whole = await site.app.inject({ url: font.url });
  expect(whole.headers).toMatchObject({
    "content-type": "font/woff2",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(whole.rawPayload.equals(variable)).toBe(true);
  const first = await site.app.inject({ url: font.firstUrl });
  expect(first.rawPayload.toString("latin1", 0, 4)).toBe("wOF2");
  expect(first.rawPayload.length).toBeLessThan(variable.length * 0.8);
  expect(await readContentRevision(site.database)).toBeGreaterThan(revision);
});

const faceOf = (name: string, file: string) =>
  readFileSync(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-${file}-normal.woff2`,
  );

test.each([
  ["DISPLAY", "Fraunces", faceOf("fraunces", "full")],
  ["TEXT", "Literata", faceOf("literata", "opsz")],
  ["DISPLAY", "Archivo", faceOf("archivo", "wdth")],
])(
  "the first letters of a variable %s font, %s, are no more than a voice's",
  async (role, _name, bytes) => {
    const { siteLook } = await upload(bytes, { role });
    const first = await site.app.inject({ url: siteLook.fonts[0].firstUrl });
    expect(first.rawPayload.length).toBeLessThanOrEqual(20_000);
    const { create } = await import("fontkit");
    const font = create(first.rawPayload);
    const { wght } = "variationAxes" in font ? font.variationAxes : {};
    expect([wght?.min, wght?.max]).toEqual([400, role === "TEXT" ? 600 : 800]);
  },
);

/** The number of ranges, such as U+20-22, that include a character. */
const rangesWith = (character: number, ranges: string) =>
  ranges.split(", ").filter((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return character >= Number.parseInt(first, 16) && character <= Number.parseInt(last, 16);
  }).length;

test("pages load the whole font only for characters that its first file lacks", async () => {
  const { siteLook } = await upload(variable);
  const [{ url, firstUrl }] = siteLook.fonts;
  const { data } = await site.graphql<{ siteLook: { fontStyles: string } }>(
    "{ siteLook { fontStyles } }",
    {},
    visitor,
  );
  const [ofFirst = "", ofOthers = ""] = Array.from(
    data?.siteLook.fontStyles.matchAll(/unicode-range:([^}]+)/g) ?? [],
    ([, ranges = ""]) => ranges,
  );
  const { create } = await import("fontkit");
  const charactersOf = async (file: string) => {
    const font = create((await site.app.inject({ url: file })).rawPayload);
    const characters = "characterSet" in font ? font.characterSet : [];
    // The last entry of a font's table of characters is no character.
    return characters.filter((character) => character !== 0xffff);
  };
  const first = await charactersOf(firstUrl);
  expect(first.length).toBeGreaterThan(80);
  for (const character of await charactersOf(url)) {
    const isFirst = first.includes(character);
    const counts = [rangesWith(character, ofFirst), rangesWith(character, ofOthers)];
    expect([character, ...counts]).toEqual([character, isFirst ? 1 : 0, isFirst ? 0 : 1]);
  }
});

test("a font that is served whole is fetched before pictures where it is small", async () => {
  const query = "{ siteLook { firstFontFiles fonts { url firstUrl } } }";
  const readLook = async () => {
    const { data } = await site.graphql<{
      siteLook: { firstFontFiles: string[]; fonts: { url: string; firstUrl: string }[] };
    }>(query, {}, visitor);
    return data?.siteLook;
  };
  await upload(still, { allowsSubset: false });
  const small = await readLook();
  expect(small?.firstFontFiles).toEqual([small?.fonts[0]?.url]);
  await upload(faceOf("fraunces", "full"), { allowsSubset: false });
  expect((await readLook())?.firstFontFiles).toEqual([]);
  await upload(faceOf("fraunces", "full"));
  const cut = await readLook();
  expect(cut?.firstFontFiles).toEqual([cut?.fonts[0]?.firstUrl]);
});

test("lines of text are as long in a font of the owner's as in any other", async () => {
  await upload(variable, { role: "TEXT" });
  const { data } = await site.graphql<{ siteLook: { fontStyles: string } }>(
    "{ siteLook { fontStyles } }",
    {},
    visitor,
  );
  const { width } = await site.database.siteFont.findFirstOrThrow();
  const [, measure] = /--measure:([\d.]+)em/.exec(data?.siteLook.fontStyles ?? "") ?? [];
  expect(Number(measure)).toBeCloseTo(0.27 * width, 1);
});

test("without a licence for it a font is not cut", async () => {
  const { siteLook } = await upload(still, { role: "TEXT", allowsSubset: false });
  expect(siteLook.fonts).toMatchObject([
    { role: "TEXT", firstUrl: null, leastWeight: 400, mostWeight: 400 },
  ]);
  const [stored] = await site.database.siteFont.findMany();
  expect(stored).toMatchObject({ firstBytes: null, firstChecksum: null });
});

test("one replaces the other, each role has its own, and what is removed is gone", async () => {
  await upload(variable);
  await upload(variable, { role: "TEXT" });
  const { siteLook } = await upload(still);
  const [display, text] = siteLook.fonts;
  expect([display.role, text.role]).toEqual(["DISPLAY", "TEXT"]);
  expect(display.family).toContain("Newsreader");
  const remove =
    "mutation { removeSiteFont(input: { role: DISPLAY }) { siteLook { fonts { role } } } }";
  const { data } = await site.graphql(remove, {}, owner);
  expect(data).toEqual({ removeSiteFont: { siteLook: { fonts: [{ role: "TEXT" }] } } });
  expect((await site.app.inject({ url: display.url })).statusCode).toBe(404);
  expect((await site.app.inject({ url: text.url })).statusCode).toBe(200);
});

const claims = (at: number, value: number) => {
  const bytes = Buffer.from(variable);
  bytes.writeUInt32BE(value, at);
  return bytes;
};

/** A font whose em has 0 units, so that all measures relative to it are infinite. */
async function withoutEm(): Promise<Buffer> {
  const font = await subsetFont(still, "Designs that say", { targetFormat: "sfnt" });
  const head = font.indexOf("head", 12, "latin1");
  font.writeUInt16BE(0, font.readUInt32BE(head + 8) + 18);
  return subsetFont(font, "Designs that say", { targetFormat: "woff2" });
}

test.each([
  [
    "a picture that is called a font",
    Buffer.from("\x89PNG\r\n\x1a\n wOF2".padEnd(90)),
    "UNSUPPORTED_TYPE",
  ],
  ["a WOFF of the first kind", Buffer.from("wOFF".padEnd(90)), "UNSUPPORTED_TYPE"],
  ["nothing", Buffer.alloc(0), "UNSUPPORTED_TYPE"],
  ["a font that is cut short", variable.subarray(0, 9_000), "UNDECODABLE"],
  [
    "a font whose tables are noise",
    Buffer.concat([variable.subarray(0, 300), Buffer.alloc(variable.length - 300, 7)]),
    "UNDECODABLE",
  ],
  ["a font whose em is nothing", await withoutEm(), "UNDECODABLE"],
  ["a font that claims to be huge", claims(16, 0x7fffffff), "UNDECODABLE"],
  ["more than 2 MB", Buffer.concat([variable, Buffer.alloc(2 * 1024 * 1024)]), "TOO_LARGE"],
])("%s is refused, and the font before stays", async (_kind, bytes, code) => {
  await upload(still);
  const { siteLook, userErrors } = await upload(bytes);
  expect(userErrors).toMatchObject([{ code }]);
  expect(siteLook.fonts).toMatchObject([{ family: expect.stringContaining("Newsreader") }]);
});

test("fonts are the owner's to choose, and everyone's to see", async () => {
  const { errors } = await send(variable, {}, {});
  expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
  await upload(still);
  const { data } = await site.graphql("{ siteLook { fonts { role } } }", {}, visitor);
  expect(data).toEqual({ siteLook: { fonts: [{ role: "DISPLAY" }] } });
});
