import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { detectMediaType } from "../inspect/detect-media-type.ts";
import { inspectFile } from "../inspect/inspect-file.ts";
import { stripMetadata } from "./strip-metadata.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-svg-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Strips a drawing as an upload does. @returns the stripped drawing */
async function strip(drawing: string | Buffer): Promise<string> {
  const path = join(folder, "file");
  await writeFile(path, drawing);
  const type = await detectMediaType((await readFile(path)).subarray(0, 4_100));
  if (type?.extension !== "svg") throw new Error("the sample is no drawing");
  await inspectFile(path, type);
  await stripMetadata(path, type);
  await inspectFile(path, type);
  return readFile(path, "latin1");
}

const pixels = (drawing: string) => sharp(Buffer.from(drawing, "latin1")).raw().toBuffer();

test("a drawing of Inkscape loses author, place and the paths of a disk, and looks the same", async () => {
  const drawing = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created by Ada Author -->
<svg width="40" height="30" viewBox="0 0 40 30" sodipodi:docname="ada-secret.svg"
  inkscape:export-filename='/home/ada/client/secret.png' xmlns="http://www.w3.org/2000/svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink">
  <sodipodi:namedview id="base"><inkscape:grid type="xygrid" note="Ada Author"/></sodipodi:namedview>
  <metadata id="m"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns:cc="http://creativecommons.org/ns#"><cc:Work rdf:about=""><metadata/>Ada Author</cc:Work></rdf:RDF></metadata>
  <title>A hill &gt; a valley</title>
  <defs><path id="hill" d="M0 30 20 9 40 30z"/></defs>
  <style><![CDATA[ .a > use { fill: #336699 } ]]></style>
  <g class="a" inkscape:groupmode="layer" inkscape:label="Ada Author"><use xlink:href="#hill"/></g>
</svg>`;
  const left = await strip(drawing);
  for (const word of ["Ada", "ada", "secret", "inkscape", "sodipodi", "RDF", "metadata", "<!--"]) {
    expect(left).not.toContain(word);
  }
  expect(left).toContain("<title>A hill &gt; a valley</title>");
  expect(left).toContain('<use xlink:href="#hill"/>');
  expect(left).toContain("<![CDATA[ .a > use { fill: #336699 } ]]>");
  expect((await pixels(left)).equals(await pixels(drawing))).toBe(true);
});

test("a drawing of Illustrator loses its copy in another format, named by an entity", async () => {
  const drawing = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!-- by Ada Author -->
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_ai;" width="9" height="9"><switch>
  <foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef/></foreignObject>
  <g i:extraneous="self"><rect width="5" height="9" fill="red"/></g>
</switch><i:pgf id="pgf"><![CDATA[ eJzs<rect>Ada Author ]]></i:pgf><?adobe-note Ada Author?></svg>`;
  const left = await strip(drawing);
  expect(left).not.toMatch(/Ada|pgf|i:|<!--|adobe-note/);
  expect(left).toContain('<g><rect width="5" height="9" fill="red"/></g>');
  expect((await pixels(left)).equals(await pixels(drawing))).toBe(true);
});

test("a photograph inside a drawing loses place and device", async () => {
  const photo = await sharp({
    create: { width: 6, height: 4, channels: 3, background: "#808080" },
  })
    .withExif({ IFD0: { Model: "Spy camera" }, IFD3: { GPSLatitude: "48/1 51/1 30/1" } })
    .jpeg()
    .toBuffer();
  const draw = (bytes: Buffer) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><image width='6' href='data:image/jpeg;base64,${bytes.toString("base64")}'/><text x="1">Grüße</text></svg>`;
  const left = await strip(draw(photo));
  const [, embedded = ""] = /base64,([^']*)'/.exec(left) ?? [];
  const bytes = Buffer.from(embedded, "base64");
  expect(bytes.includes("Spy camera")).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 6, height: 4 });
  expect(left).toBe(Buffer.from(draw(bytes)).toString("latin1"));
});

test.each([
  [
    "plain",
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>',
  ],
  [
    "with words of XHTML and a namespace that nothing declares",
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject><p xmlns="http://www.w3.org/1999/xhtml" xml:lang="de" data-name="a>b">ü &amp; é</p></foreignObject></svg>',
  ],
])("a drawing %s is not touched", async (_name, drawing) => {
  expect(Buffer.from(await strip(drawing), "latin1").toString()).toBe(drawing);
});
