import { circle, group, line, path, rect } from "./svg.ts";

type IconPaint = { colour: string; weight?: number };

const drawings = {
  arrow: (stroke: Stroke) => path("M4 12H20M13 5L20 12L13 19", stroke),
  back: (stroke: Stroke) => path("M15 5L8 12L15 19", stroke),
  bell: (stroke: Stroke) => path("M6 17V11A6 6 0 0 1 18 11V17L20 19H4ZM10 22H14", stroke),
  calendar: (stroke: Stroke) =>
    rect(4, 5, 16, 16, stroke, 3) + path("M4 10H20M8 3V7M16 3V7", stroke),
  check: (stroke: Stroke) => path("M5 13L10 18L19 7", stroke),
  chevron: (stroke: Stroke) => path("M9 5L16 12L9 19", stroke),
  clock: (stroke: Stroke) => circle(12, 12, 9, stroke) + path("M12 7V12L15.5 14", stroke),
  close: (stroke: Stroke) => path("M6 6L18 18M18 6L6 18", stroke),
  document: (stroke: Stroke) => path("M6 3H14L19 8V21H6ZM14 3V8H19M9 13H16M9 17H14", stroke),
  down: (stroke: Stroke) => path("M5 9L12 16L19 9", stroke),
  flag: (stroke: Stroke) => path("M6 21V4H18L15 8.5L18 13H6", stroke),
  heart: (stroke: Stroke) =>
    path(
      "M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7A4.5 4.5 0 0 1 21 8.5C21 11.5 19 15 12 20Z",
      stroke,
    ),
  lock: (stroke: Stroke) =>
    rect(5, 11, 14, 10, stroke, 2.5) + path("M8 11V8A4 4 0 0 1 16 8V11", stroke),
  plus: (stroke: Stroke) => path("M12 5V19M5 12H19", stroke),
  search: (stroke: Stroke) => circle(11, 11, 6.5, stroke) + line(16, 16, 21, 21, stroke),
  ship: (stroke: Stroke) => path("M4 14H20L18 20H6ZM7 14V9H14V14M14 11H17V14M10 9V5", stroke),
  sun: (stroke: Stroke) =>
    circle(12, 12, 4, stroke) +
    path("M12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19", stroke),
  moon: (stroke: Stroke) => path("M19 15A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19 15Z", stroke),
  user: (stroke: Stroke) => circle(12, 8, 4, stroke) + path("M4 21A8 8 0 0 1 20 21", stroke),
  warning: (stroke: Stroke) => path("M12 4L21.5 20H2.5ZM12 10V15M12 17.4V17.6", stroke),
  wave: (stroke: Stroke) =>
    path(
      "M2 9C5 6 7 6 10 9S15 12 18 9S21 7.5 22 8M2 16C5 13 7 13 10 16S15 19 18 16S21 14.5 22 15",
      stroke,
    ),
} as const;

type Stroke = { stroke: string; width: number; cap: "round"; join: "round" };

export type IconName = keyof typeof drawings;

/** A line icon on a 24-unit grid; x and y are its top left corner. */
export function icon(
  name: IconName,
  x: number,
  y: number,
  size: number,
  { colour, weight = 2 }: IconPaint,
): string {
  return group(drawings[name]({ stroke: colour, width: weight, cap: "round", join: "round" }), {
    x,
    y,
    scale: size / 24,
  });
}
