import { curveData, path, rect } from "../kit/svg.ts";
import { measure, type TextStyle, text } from "../kit/text.ts";

export const quill = {
  paper: "#f5efe2",
  sheet: "#fffdf7",
  ink: "#211b17",
  quiet: "#7b7064",
  rule: "#ddd2bf",
  oxblood: "#8f2d2a",
  blue: "#2c4fa3",
  ochre: "#c48a1a",
  green: "#3a6f55",
} as const;

export type Confidence = "certain" | "likely" | "contested" | "unsupported";

export const confidenceColour: Record<Confidence, string> = {
  certain: quill.green,
  likely: quill.blue,
  contested: quill.ochre,
  unsupported: quill.oxblood,
};

/** A line of text, parts of which are claims with a confidence. */
export type ManuscriptLine = readonly (string | readonly [words: string, confidence: Confidence])[];

/** The mark under a claim differs in form as well as in colour, so it survives grey printing. */
export function underline(
  confidence: Confidence,
  x: number,
  y: number,
  width: number,
  weight: number,
): string {
  const stroke = confidenceColour[confidence];
  switch (confidence) {
    case "certain":
      return rect(x, y, width, weight, { fill: stroke });
    case "likely":
      return path(`M${x} ${y + weight / 2}H${x + width}`, {
        stroke,
        width: weight,
        dash: `${weight * 5} ${weight * 3}`,
      });
    case "contested":
      return path(`M${x} ${y}H${x + width}M${x} ${y + weight * 2.2}H${x + width}`, {
        stroke,
        width: weight * 0.75,
      });
    case "unsupported": {
      const step = weight * 3.2;
      const points = Array.from(
        { length: Math.max(2, Math.round(width / step) + 1) },
        (_, index): [number, number] => [
          x + Math.min(width, index * step),
          y + (index % 2 === 0 ? 0 : weight * 2.4),
        ],
      );
      return path(curveData(points), { stroke, width: weight, cap: "round" });
    }
  }
}

export function manuscript(
  lines: readonly ManuscriptLine[],
  x: number,
  y: number,
  style: TextStyle,
): string {
  const leading = style.size * (style.leading ?? 1.6);
  return lines
    .map((parts, row) => {
      let pen = x;
      const baseline = y + row * leading;
      return parts
        .map((part) => {
          const words = typeof part === "string" ? part : part[0];
          const width = measure(words, style);
          const start = pen;
          pen += width;
          const mark =
            typeof part === "string"
              ? ""
              : rect(
                  start - 3,
                  baseline - style.size * 0.86,
                  width + 6,
                  style.size * 1.28,
                  {
                    fill: confidenceColour[part[1]],
                    opacity: 0.09,
                  },
                  4,
                ) +
                underline(part[1], start, baseline + style.size * 0.26, width, style.size * 0.085);
          return mark + text(words, start, baseline, style);
        })
        .join("");
    })
    .join("");
}
