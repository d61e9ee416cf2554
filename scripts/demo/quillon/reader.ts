import { icon } from "../kit/icons.ts";
import { circle, line, path, rect } from "../kit/svg.ts";
import { paragraph, text } from "../kit/text.ts";
import {
  type Confidence,
  confidenceColour,
  type ManuscriptLine,
  manuscript,
  quill,
} from "./manuscript.ts";

const body: readonly ManuscriptLine[] = [
  ["The northern dairies ", ["lost 6.1% of their milk", "certain"], " between"],
  ["farm and shelf in 2024. Most of it spoiled while it"],
  ["waited, not while it moved: ", ["a lorry standing at a", "likely"]],
  [["depot warms four times faster", "likely"], " than one on"],
  ["the road. Two of the five depots ", ["blame the new", "contested"]],
  [["loading rules", "contested"], "; the drivers’ logs do not agree."],
  [["Night shifts would halve the loss", "unsupported"], ", though no"],
  ["depot has tried them for longer than a week."],
];

const sources: readonly {
  title: string;
  detail: string;
  quote: string;
  confidence: Confidence;
  y: number;
  anchor: number;
}[] = [
  {
    title: "Dairy board ledger, 2024",
    detail: "3 tables agree",
    quote: "Received 412.6 Ml, sold 387.4 Ml.",
    confidence: "certain",
    y: 168,
    anchor: 292,
  },
  {
    title: "Depot sensor export",
    detail: "2 of 3 sites",
    quote: "Standing: +0.8° in ten minutes.",
    confidence: "likely",
    y: 332,
    anchor: 388,
  },
  {
    title: "Interviews 4 and 9",
    detail: "Sources disagree",
    quote: "“It is the rules.” “It is the rota.”",
    confidence: "contested",
    y: 496,
    anchor: 484,
  },
  {
    title: "No source found",
    detail: "Written by Quillon",
    quote: "Ask, or strike it out.",
    confidence: "unsupported",
    y: 660,
    anchor: 532,
  },
];

const outline = [
  "Question",
  "What is lost, and where",
  "Why it spoils",
  "What has been tried",
  "Open points",
];

/** The reading view on a laptop, 1440 × 900. */
export function readerScreen(): string {
  const threads = sources
    .map(({ y, anchor, confidence }) => {
      const stroke = confidenceColour[confidence];
      return (
        path(`M936 ${anchor}C1000 ${anchor} 982 ${y + 66} 1046 ${y + 66}`, { stroke, width: 2.5 }) +
        circle(936, anchor, 5, { fill: stroke }) +
        circle(1046, y + 66, 5, { fill: stroke })
      );
    })
    .join("");
  const cards = sources
    .map(
      ({ title, detail, quote, confidence, y }) =>
        rect(1046, y, 354, 132, { fill: quill.sheet, stroke: quill.rule, width: 1.5 }, 10) +
        rect(1046, y + 16, 4, 100, { fill: confidenceColour[confidence] }) +
        text(title, 1070, y + 38, { size: 18, face: "sansSemibold", fill: quill.ink }) +
        text(detail, 1070, y + 63, {
          size: 15,
          face: "sansMedium",
          fill: confidenceColour[confidence],
        }) +
        text(quote, 1070, y + 103, { size: 19, face: "serifItalic", fill: quill.ink }),
    )
    .join("");
  return (
    rect(0, 0, 1440, 900, { fill: quill.paper }) +
    rect(0, 0, 1440, 64, { fill: quill.sheet }) +
    line(0, 64, 1440, 64, { stroke: quill.rule, width: 1.5 }) +
    text("Quillon", 40, 42, {
      size: 28,
      face: "serifMedium",
      fill: quill.oxblood,
      tracking: -0.02,
    }) +
    text("Cold chain, northern dairies", 330, 40, {
      size: 17,
      face: "sansMedium",
      fill: quill.ink,
    }) +
    rect(1206, 13, 194, 38, { fill: quill.ink }, 8) +
    text("Show all sources", 1303, 38, {
      size: 16,
      face: "sansSemibold",
      fill: quill.sheet,
      align: "middle",
    }) +
    icon("search", 1160, 20, 24, { colour: quill.quiet }) +
    outline
      .map(
        (entry, index) =>
          (index === 1 ? rect(24, 128 + index * 44, 220, 40, { fill: "#e9dfcc" }, 8) : "") +
          text(entry, 40, 154 + index * 44, {
            size: 16,
            face: index === 1 ? "sansSemibold" : "sans",
            fill: index === 1 ? quill.ink : quill.quiet,
          }),
      )
      .join("") +
    text("This page rests on", 40, 690, { size: 16, fill: quill.quiet }) +
    text("11 sources", 40, 728, { size: 30, face: "serifMedium", fill: quill.ink }) +
    paragraph("One sentence has none. It will not be exported.", 40, 762, 190, {
      size: 16,
      fill: quill.oxblood,
      leading: 1.45,
    }) +
    rect(286, 104, 690, 840, { fill: quill.sheet, stroke: quill.rule, width: 1.5 }, 6) +
    text("What is lost, and where", 346, 206, {
      size: 42,
      face: "serifMedium",
      fill: quill.ink,
      tracking: -0.02,
    }) +
    manuscript(body, 346, 290, { size: 25.6, face: "serif", fill: quill.ink, leading: 1.877 }) +
    line(346, 672, 916, 672, { stroke: quill.rule, width: 1.5 }) +
    text("Your question to this page", 346, 722, {
      size: 16,
      face: "sansSemibold",
      fill: quill.quiet,
    }) +
    rect(346, 744, 570, 62, { stroke: quill.ink, width: 2 }, 10) +
    text("Which depots log their standing time?", 368, 783, {
      size: 20,
      face: "serif",
      fill: quill.ink,
    }) +
    icon("arrow", 872, 763, 26, { colour: quill.oxblood, weight: 2.4 }) +
    threads +
    cards
  );
}
