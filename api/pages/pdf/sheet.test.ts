import { expect, test } from "vitest";
import { createWords } from "../../../words/create-words.ts";
import { english } from "../../../words/english.ts";
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
) =>
  arrangeSheet(data, {
    paper,
    words: createWords("en", english),
    origin: "",
    reader: "",
  })?.sheet;

test("slides have the colours of their page, paper has none", () => {
  expect(sheetOf("slides")?.colors.ground).toBe(light.ground);
  expect(sheetOf("slides", false)?.colors.ground).toBe("#fafafa");
  expect(sheetOf("a4")?.colors.ground).toBe("#ffffff");
});

test("a gallery beside a text shows all its pictures", () => {
  const shown = { isHidden: false, isBlank: false, isWide: false, inPresentation: true };
  const picture = (name: string) => ({
    media: { src: `/objects/${name}.png`, kind: "IMAGE" as const, asset: null },
    mediaView: null,
    caption: name,
  });
  const data = dataOf(true);
  const modules: SheetModule[] = [
    { ...shown, __typename: "TextModule", isBeside: false, title: "", contentHtml: "<p>Words</p>" },
    {
      ...{ ...shown, __typename: "GalleryModule", isBeside: true },
      items: ["one", "two", "three", "four"].map(picture),
    },
  ];
  const project = data.project && {
    ...data.project,
    caseStudy: { sections: [{ section: "WHY", name: null, modules }] },
  };
  const { rows = [] } =
    sheetOf("a4", true, { ...data, project: project ?? null })?.project?.sections[0] ?? {};
  expect(rows.map((row) => row.map(({ b }) => b))).toEqual([["text", "figures"], ["figures"]]);
  expect(JSON.stringify(rows)).toContain("four");
});

test("the slides of a project tell its brief on one of them, as in the browser", () => {
  expect(sheetOf("slides")?.briefs.map(({ numbers }) => numbers[0]?.value)).toEqual(["84%"]);
  expect(sheetOf("a4")?.briefs).toEqual([]);
});
