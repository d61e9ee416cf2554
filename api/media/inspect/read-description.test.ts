import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { readDescription } from "./read-description.ts";

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#336699" } });

const xmp = (properties: string) =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const alternatives = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li><rdf:li xml:lang="de">Anders</rdf:li></rdf:Alt></${name}>`;
const described = (properties: string) => picture().withXmp(xmp(properties)).jpeg().toBuffer();

/** A JPEG with IPTC datasets in a Photoshop resource. */
async function withIptc(...datasets: [number, Buffer][]): Promise<Buffer> {
  const iim = Buffer.concat(
    datasets.flatMap(([number, text]) => {
      const head = Buffer.from([0x1c, 2, number, 0, 0]);
      head.writeUInt16BE(text.length, 3);
      return [head, text];
    }),
  );
  const resource = Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0", "latin1");
  resource.writeUInt32BE(iim.length, resource.length - 4);
  const content = Buffer.concat([resource, iim]);
  const head = Buffer.from([0xff, 0xed, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  const jpeg = await picture().jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

test.each([
  ["JPEG", (file: Sharp) => file.jpeg()],
  ["PNG", (file: Sharp) => file.png()],
  ["WebP", (file: Sharp) => file.webp()],
  ["TIFF", (file: Sharp) => file.tiff()],
  ["AVIF", (file: Sharp) => file.avif({ effort: 0 })],
] as const)("the description in the XMP of a %s is read", async (_name, encode) => {
  const text = alternatives("dc:description", "Ebbe bei Föhr &amp; Sylt &#x1F30A;");
  const bytes = await encode(picture().withXmp(xmp(text))).toBuffer();
  expect(await readDescription(bytes)).toBe("Ebbe bei Föhr & Sylt 🌊");
});

test("a text for those who cannot see comes before a caption, and a caption before a title", async () => {
  const [title, caption, alternative] = [
    alternatives("dc:title", "Tide"),
    alternatives("dc:description", "Low tide at noon"),
    alternatives("Iptc4xmpCore:AltTextAccessibility", "Boats lie on the sand"),
  ];
  expect(await readDescription(await described(title + caption + alternative))).toBe(
    "Boats lie on the sand",
  );
  expect(await readDescription(await described(title + caption))).toBe("Low tide at noon");
  expect(await readDescription(await described(`<dc:description/>${title}`))).toBe("Tide");
});

test("the caption of IPTC is read in UTF-8 and in Latin-1, and its name without one", async () => {
  const caption = (bytes: Buffer) => withIptc([5, Buffer.from("Tide")], [120, bytes]);
  expect(await readDescription(await caption(Buffer.from("Ebbe bei Föhr")))).toBe("Ebbe bei Föhr");
  expect(await readDescription(await caption(Buffer.from("Ebbe bei Föhr", "latin1")))).toBe(
    "Ebbe bei Föhr",
  );
  expect(await readDescription(await withIptc([5, Buffer.from("Tide")]))).toBe("Tide");
});

test("the text of EXIF is read, but not what a camera writes by itself", async () => {
  const withExif = (ImageDescription: string) =>
    picture().withExif({ IFD0: { ImageDescription } }).jpeg().toBuffer();
  expect(await readDescription(await withExif("Low tide at noon"))).toBe("Low tide at noon");
  expect(await readDescription(await withExif("Ebb"))).toBe("Ebb");
  expect(await readDescription(await withExif("OLYMPUS DIGITAL CAMERA         "))).toBe("");
});

test("nothing is found in a file without text, in a drawing, and in what is no picture", async () => {
  expect(await readDescription(await picture().jpeg().toBuffer())).toBe("");
  expect(await readDescription(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("");
  expect(await readDescription(Buffer.from("text"))).toBe("");
});

test("hostile metadata yields a bounded line of text or nothing", async () => {
  const long = await described(
    alternatives("dc:description", `A&#0;&#55357; \t${"🌊".repeat(9_000)}`),
  );
  const text = await readDescription(long);
  expect(text.startsWith("A 🌊")).toBe(true);
  expect(text.length).toBeLessThanOrEqual(1_000);
  expect(Buffer.from(text).toString()).toBe(text);
  expect(await readDescription(await described("<dc:description><rdf:li>Cut<b c='"))).toBe("Cut");
  const whole = await withIptc([120, Buffer.from("Low tide")], [5, Buffer.from("Tide")]);
  // Lengths and offsets point outside of the block.
  for (let at = 20; at < 70; at++) {
    const broken = Buffer.from(whole);
    broken[at] = 0xff;
    expect((await readDescription(broken)).length).toBeLessThanOrEqual(1_000);
  }
});
