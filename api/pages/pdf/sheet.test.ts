import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createWords } from "../../../words/create-words.ts";
import { english } from "../../../words/english.ts";
import { readPdf } from "../../testing/pdf.ts";
import { runPdfJob } from "./pdf-job.ts";
import { arrangeSheet } from "./sheet.ts";
import type { SheetData, SheetModule } from "./sheet-query.ts";

const light = { ground: "#102030", ink: "#ffffff", quiet: "#d0d0d0", accent: "#ffcc00" };

const dataOf = (hasOwnLight: boolean): SheetData => ({
  siteIdentity: { ownerName: "Ilse" },
  siteLook: { voice: "GROTESQUE", hasOwnLight, fonts: [] },
  siteColors: {
    background: "#fafafa",
    textPrimary: "#111111",
    textSecondary: "#555555",
    navHover: "#aa0000",
  },
  project: {
    ...{ name: "Passage", language: "", slug: "passage", hasPdf: true, pageHero: null, light },
    brief: {
      ...{ outcome: "Pilots follow it.", role: "", team: "", time: "", pictures: [] },
      numbers: [{ value: "84%", label: "" }],
    },
    ...{ facts: null, caseStudy: null },
  },
});

const sheetOf = (
  paper: "a4" | "slides",
  hasOwnLight = true,
  data: SheetData = dataOf(hasOwnLight),
  origin?: string,
) =>
  arrangeSheet(data, {
    paper,
    words: createWords("en", english),
    origin,
    reader: "",
  })?.sheet;

/** The data of a project whose only section has these modules. */
const withModules = (modules: SheetModule[]): SheetData => {
  const { project, ...data } = dataOf(true);
  const caseStudy = { sections: [{ section: "WHY", name: null, modules }] };
  return { ...data, project: project ? { ...project, caseStudy } : null };
};

const shown = {
  isHidden: false,
  isBlank: false,
  isBeside: false,
  isWide: false,
  inPresentation: true,
};

const pdfOf = async (modules: SheetModule[], origin?: string, pictures: string[] = []) => {
  const sheet = sheetOf("a4", true, withModules(modules), origin);
  const pdf = sheet && (await runPdfJob({ sheet, pictures, fonts: [] }));
  return readPdf(Buffer.from(pdf ?? []));
};

test("slides have the colours of their page, paper has none", () => {
  expect(sheetOf("slides")?.colors.ground).toBe(light.ground);
  expect(sheetOf("slides", false)?.colors.ground).toBe("#fafafa");
  expect(sheetOf("a4")?.colors.ground).toBe("#ffffff");
});

const picture = (name: string) => ({
  media: { src: `/objects/${name}.png`, kind: "IMAGE" as const, asset: null },
  mediaView: null,
  caption: name,
});

test.each(["png", "jpeg"] as const)(
  "a picture is shown from a file whose name does not say that it is a %s",
  async (format) => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-sheet-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "copy");
    const create = { width: 30, height: 20, channels: 3 as const, background: "#336699" };
    await writeFile(file, await sharp({ create }).toFormat(format).toBuffer());
    const asset = {
      path: "/objects/chart",
      altText: "A chart",
      width: 30,
      height: 20,
      poster: null,
    };
    const item = picture("chart");
    const modules: SheetModule[] = [
      {
        ...{ ...shown, __typename: "GalleryModule" },
        items: [{ ...item, media: { ...item.media, asset } }],
      },
    ];
    expect(await pdfOf(modules, undefined, [file])).toMatch(/\/Subtype \/Image/);
  },
);

test("a gallery beside a text shows all its pictures", () => {
  const modules: SheetModule[] = [
    { ...shown, __typename: "TextModule", title: "", contentHtml: "<p>Words</p>" },
    {
      ...{ ...shown, __typename: "GalleryModule", isBeside: true },
      items: ["one", "two", "three", "four"].map(picture),
    },
  ];
  const { rows = [] } = sheetOf("a4", true, withModules(modules))?.project?.sections[0] ?? {};
  expect(rows.map((row) => row.map(({ b }) => b))).toEqual([["text", "figures"], ["figures"]]);
  expect(JSON.stringify(rows)).toContain("four");
});

test("the slides of a project tell its brief on one of them, as in the browser", () => {
  expect(sheetOf("slides")?.briefs.map(({ numbers }) => numbers[0]?.value)).toEqual(["84%"]);
  expect(sheetOf("a4")?.briefs).toEqual([]);
});

test("links to pages of the site lead to its public address, or are plain words", async () => {
  const contentHtml =
    '<p><a href="/work">Work</a>, <a href="#part">part</a>, <a href="https://a.example/">a</a></p>';
  const modules: SheetModule[] = [{ ...shown, __typename: "TextModule", title: "", contentHtml }];
  const urisOf = (pdf: string) => [...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri]) => uri);
  expect(urisOf(await pdfOf(modules))).toEqual(["https://a.example/"]);
  expect(urisOf(await pdfOf(modules, "https://b.example"))).toEqual(
    expect.arrayContaining(["https://b.example/work", "https://a.example/"]),
  );
});

test("the language of code may have characters that nothing else has", async () => {
  const modules: SheetModule[] = [
    { ...shown, __typename: "CodeModule", language: "C#", content: "a" },
  ];
  expect(await pdfOf(modules)).toContain("%PDF");
});

test("a quote that is higher than a page continues on the next pages", async () => {
  const textHtml = `<p>${"All is said. ".repeat(500)}</p>`;
  const portrait = { portrait: null, portraitView: null };
  const modules: SheetModule[] = [
    { ...shown, __typename: "QuoteModule", ...{ textHtml, person: "", role: "" }, ...portrait },
  ];
  const pdf = await pdfOf(modules);
  expect([...pdf.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(3);
});
