import { unlessBlank } from "../../../../content/brief";
import { moduleRows } from "../../../../content/module-rows";
import { countWordsIn } from "../../../../markup/markup-words";
import { laidOutSections, type ProjectValues } from "../model/projectValues";
import { isBlank } from "../module-types/contentModules";
import type { ContentModule } from "../module-types/moduleTypes";
import { pageHeroOf } from "../preview/previewProject";
import type { CheckFacts, Finding } from "./finding";
import { picturesOf } from "./pictures";
import { paragraphsOf } from "./texts";

/**
 * The width of the content of an A4 page, and the maximum height of a picture on that page, in inches. The
 * PDF has the same sizes, in millimetres: 174 in api/pages/pdf/sheet.ts, and 200 in sheet.typ.
 */
const sheet = { width: 6.85, height: 7.87 };

/** The minimum number of pixels per inch on paper: with fewer, a picture is not sharp. */
const leastDensity = 150;

/**
 * The minimum number of words in a sentence of the speaker notes that is looked for in public texts. A
 * shorter sentence may be in both by coincidence.
 */
const telltale = 5;

/** Findings about the brief, private notes in public texts, and pictures that are too small for paper. */
export function surfaceFindings(values: ProjectValues, facts: CheckFacts): Finding[] {
  const rows = laidOutSections(values).flatMap(([, modules]) => shownRows(modules));
  const modules = rows.flat();
  return [
    ...(modules.length > 0 && !unlessBlank(values.brief) ? [noBrief] : []),
    ...printFindings("images", [pageHeroOf(values) ?? ""], 1, facts),
    ...rows.flatMap((row) => {
      const total = row.reduce((sum, each) => sum + weightOf(each), 0);
      return row.flatMap((module) => {
        const share = (weightOf(module) / total) * shareOf(module);
        return share ? printFindings(module.id, picturesOf(module), share, facts) : [];
      });
    }),
    ...noteFindings(modules),
  ];
}

const noBrief: Finding = {
  message: "It has no brief. The page, the slides and “In a minute” can tell it in a few words.",
  part: "brief",
  picked: {},
};

function shownRows(modules: readonly ContentModule[]): ContentModule[][] {
  return moduleRows(modules)
    .map((row) => row.filter((module) => !module.hidden && !isBlank(module)))
    .filter(({ length }) => length > 0);
}

const weightOf = ({ wide }: ContentModule) => (wide ? 2 : 1);

/** The share of a module's width that each of its pictures has on paper; 0 if any size suffices. */
function shareOf(module: ContentModule): number {
  switch (module.type) {
    case "hero-image":
    case "full-width":
      return 1;
    case "text-image":
      return 0.5;
    case "image-image":
    case "before-after":
      return picturesOf(module).includes("") ? 1 : 0.5;
    case "gallery":
      return 1 / Math.min(picturesOf(module).length, 3);
    default:
      return 0;
  }
}

function printFindings(
  part: string,
  sources: readonly string[],
  share: number,
  facts: CheckFacts,
): Finding[] {
  return [...sources.entries()].flatMap(([picture, src]) => {
    const media = facts.mediaOf(src);
    // SVG is sharp at any size, and videos are shown only as a still.
    if (!media?.width || media.kind !== "IMAGE" || media.mediaType === "image/svg+xml") return [];
    const { id, fileName, width, height } = media;
    const inches = Math.min(sheet.width * share, (sheet.height * width) / height);
    const least = Math.ceil((inches * leastDensity) / 10) * 10;
    if (width >= least) return [];
    const message = `“${fileName}” is ${width} pixels wide. Printed or as PDF it needs ${least} to be sharp.`;
    return [{ message, part, picked: { picture }, asset: id }];
  });
}

/** Finds sentences of the speaker notes, which only the owner should see, in the texts of modules. */
function noteFindings(modules: readonly ContentModule[]): Finding[] {
  const sentences = modules.flatMap(({ speakerNotes = "" }) =>
    speakerNotes
      .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/)
      .map(plain)
      .filter((sentence) => countWordsIn(sentence) >= telltale),
  );
  if (sentences.length === 0) return [];
  return modules.flatMap((module) =>
    paragraphsOf(module).flatMap(({ words: text }) => {
      if (!sentences.some((sentence) => plain(text).includes(sentence))) return [];
      const message = "A sentence of your private notes is here, where others can read it.";
      return [{ message, part: module.id, picked: { text } }];
    }),
  );
}

const plain = (words: string) => words.replace(/\s+/g, " ").trim().toLowerCase();
