import { icon } from "../kit/icons.ts";
import { circle, group, line, path, rect } from "../kit/svg.ts";
import { measure, paragraph, text } from "../kit/text.ts";

export const moss = {
  forest: "#143f2f",
  fern: "#2f7a56",
  cream: "#fbf6e8",
  lilac: "#cdbcf7",
  grape: "#4b2f8f",
  brick: "#d4573a",
  rust: "#b8432a",
  lime: "#dbe873",
  ink: "#13211b",
  quiet: "#66736c",
  rule: "#ddd8c6",
  white: "#ffffff",
} as const;

export function button(
  x: number,
  y: number,
  label: string,
  fill: string,
  colour: string,
  size = 40,
): string {
  const style = { size, face: "sansSemibold" as const, fill: colour, align: "middle" as const };
  const width = measure(label, style) + size * 1.8;
  return (
    rect(x, y, width, size * 2.1, { fill }, size * 0.45) +
    text(label, x + width / 2, y + size * 1.39, style)
  );
}

/** Buttons side by side, a third of a line apart. */
export function buttonRow(
  x: number,
  y: number,
  size: number,
  buttons: readonly (readonly [label: string, fill: string, colour: string])[],
): string {
  let left = x;
  return buttons
    .map(([label, fill, colour]) => {
      const drawn = button(left, y, label, fill, colour, size);
      left += measure(label, { size, face: "sansSemibold" }) + size * 2.2;
      return drawn;
    })
    .join("");
}

export function toggle(x: number, y: number, on: boolean): string {
  return (
    rect(x, y, 148, 84, { fill: on ? moss.fern : "#b9bfb6" }, 42) +
    circle(x + (on ? 106 : 42), y + 42, 34, { fill: moss.white })
  );
}

export function field(
  x: number,
  y: number,
  width: number,
  label: string,
  value: string,
  focused = false,
): string {
  return (
    text(label, x, y, { size: 32, face: "sansMedium", fill: moss.quiet }) +
    (focused ? rect(x - 8, y + 16, width + 16, 114, { fill: moss.lilac }, 24) : "") +
    rect(
      x,
      y + 24,
      width,
      98,
      { fill: moss.white, stroke: focused ? moss.grape : "#a9b0a6", width: 3 },
      18,
    ) +
    text(value, x + 30, y + 86, { size: 40, face: "sans", fill: moss.ink }) +
    (focused
      ? line(
          x + 36 + measure(value, { size: 40 }),
          y + 48,
          x + 36 + measure(value, { size: 40 }),
          y + 98,
          { stroke: moss.grape, width: 4 },
        )
      : "")
  );
}

export function steps(
  x: number,
  y: number,
  names: readonly string[],
  done: number,
  gap: number,
): string {
  return names
    .map((name, index) => {
      const left = x + index * gap;
      const reached = index <= done;
      return (
        (index < names.length - 1
          ? line(left + 26, y, left + gap - 26, y, {
              stroke: index < done ? moss.fern : "#c9c9b9",
              width: 6,
            })
          : "") +
        circle(left, y, 26, {
          fill: reached ? moss.fern : moss.cream,
          stroke: reached ? moss.fern : "#c9c9b9",
          width: 5,
        }) +
        (index < done
          ? icon("check", left - 15, y - 15, 30, { colour: moss.white, weight: 3 })
          : "") +
        (index === done ? circle(left, y, 10, { fill: moss.white }) : "") +
        text(name, left, y + 76, {
          size: 32,
          face: index === done ? "sansSemibold" : "sans",
          fill: index > done ? moss.quiet : moss.ink,
          align: "middle",
        })
      );
    })
    .join("");
}

/** What the model would pay, why, and how to say no: 760 × 560. */
export function suggestion(x: number, y: number, scale = 1): string {
  return group(
    rect(0, 0, 760, 560, { fill: moss.white, stroke: moss.rule, width: 3 }, 36) +
      rect(44, 44, 232, 60, { fill: moss.lilac }, 30) +
      text("Suggestion", 160, 84, {
        size: 32,
        face: "sansSemibold",
        fill: moss.grape,
        align: "middle",
      }) +
      text("Pay €1,240", 44, 208, { size: 92, face: "display", fill: moss.ink, tracking: -0.03 }) +
      paragraph(
        "Burst pipe, covered under 4.2. Floor at 2019 prices. The photos show no earlier damage.",
        44,
        272,
        660,
        { size: 34, fill: moss.quiet, leading: 1.4 },
      ) +
      buttonRow(44, 438, 36, [
        ["Approve", moss.forest, moss.cream],
        ["Change", "#ece6d3", moss.ink],
        ["Ask Tove", "#ece6d3", moss.ink],
      ]),
    { x, y, scale },
  );
}

/** A claimed kitchen floor, as photographed: 560 × 420. */
export function floorPhoto(x: number, y: number, scale = 1): string {
  const tiles = Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return (column + row) % 2 === 0
      ? rect(column * 94, 190 + row * 60, 94, 60, { fill: "#c8b79a" })
      : "";
  }).join("");
  return group(
    `<clipPath id="floor-${x}-${y}"><rect width="560" height="420" rx="20"/></clipPath><g clip-path="url(#floor-${x}-${y})">` +
      rect(0, 0, 560, 420, { fill: "#d8d2c3" }) +
      rect(0, 190, 560, 230, { fill: "#e8dcc4" }) +
      tiles +
      rect(40, 0, 210, 190, { fill: "#7d9484" }) +
      rect(262, 0, 210, 190, { fill: "#7d9484" }) +
      rect(40, 170, 432, 20, { fill: "#4c5f54" }) +
      rect(222, 70, 10, 50, { fill: moss.cream }, 5) +
      rect(280, 70, 10, 50, { fill: moss.cream }, 5) +
      path(
        "M120 250C210 218 330 226 410 252C490 278 470 340 380 352C300 362 270 396 190 380C110 364 40 300 120 250Z",
        { fill: "#7fa7b8", opacity: 0.85 },
      ) +
      path("M170 282C220 262 290 262 330 276", { stroke: "#d9edf4", width: 8, cap: "round" }) +
      "</g>",
    { x, y, scale },
  );
}
