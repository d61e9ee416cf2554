import { laptop } from "../kit/devices.ts";
import { canvas, clip, group, rect } from "../kit/svg.ts";
import { text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { type Confidence, confidenceColour, manuscript, quill, underline } from "./manuscript.ts";
import { readerScreen } from "./reader.ts";

export const quillonHome: Picture = {
  width: 2000,
  height: 1250,
  alt: "Two sentences set large in a serif, each claim underlined in the manner of its confidence",
  draw: () =>
    canvas(
      2000,
      1250,
      quill.paper,
      rect(0, 0, 60, 1250, { fill: quill.oxblood }) +
        manuscript(
          [
            [["A lorry standing still", "certain"]],
            ["warms ", ["four times", "likely"]],
            [["faster", "likely"], " than one that"],
            ["moves. ", ["Why?", "unsupported"]],
          ],
          375,
          378,
          { size: 142, face: "serif", fill: quill.ink, leading: 1.36 },
        ),
    ),
};

export const quillonHero: Picture = {
  width: 2400,
  height: 1350,
  alt: "A laptop with a report in which every claim is tied by a thread to its source",
  draw: () =>
    canvas(
      2400,
      1350,
      "#e4d9c4",
      rect(0, 1130, 2400, 220, { fill: "#d3c5aa" }) +
        laptop(800, 216, 1540, readerScreen(), { shadow: 0.3 }),
    ),
};

export const quillonReader: Picture = {
  width: 2400,
  height: 1600,
  alt: "The reading view: outline on the left, text in the middle, sources on the right",
  draw: () =>
    canvas(
      2400,
      1600,
      quill.oxblood,
      group(
        rect(-10, -10, 1460, 920, { fill: "#6f1f1d" }, 26) +
          clip(rect(0, 0, 1440, 900, { fill: "#fff" }, 16), readerScreen()),
        { x: 168, y: 155, scale: 1.433 },
      ),
    ),
};

const scale: readonly [Confidence, string][] = [
  ["certain", "Two independent sources, read in full."],
  ["likely", "One good source, or several partial ones."],
  ["contested", "Good sources that contradict each other."],
  ["unsupported", "Written by the model. No source at all."],
];

export const quillonConfidence: Picture = {
  width: 1760,
  height: 2200,
  alt: "A study of four underlines, solid, dashed, double and waved, for four degrees of confidence",
  draw: () =>
    canvas(
      1760,
      2200,
      quill.sheet,
      scale
        .map(([confidence, meaning], index) => {
          const y = 380 + index * 500;
          return (
            text(confidence, 130, y, {
              size: 250,
              face: "serifLight",
              fill: quill.ink,
              tracking: -0.04,
            }) +
            underline(confidence, 140, y + 88, 1480, 15) +
            text(meaning, 140, y + 196, {
              size: 50,
              face: "sans",
              fill: confidenceColour[confidence],
            })
          );
        })
        .join(""),
    ),
};
