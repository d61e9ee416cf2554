import { mix } from "../kit/colour.ts";
import { circle, clip, group, line, path, polygon, rect } from "../kit/svg.ts";
import { text } from "../kit/text.ts";

export const dose = {
  bone: "#f2eee4",
  ink: "#14251f",
  leaf: "#0e5a46",
  butter: "#f5cf5b",
  tomato: "#e6492d",
  sky: "#a8cfe2",
  night: "#263a5e",
  quiet: "#6d766f",
} as const;

export type Hour = { hour: string; name: string; ground: string; print: string };

export const hours = {
  morning: { hour: "8", name: "Morning", ground: dose.butter, print: dose.ink },
  noon: { hour: "13", name: "Noon", ground: dose.sky, print: dose.ink },
  evening: { hour: "19", name: "Evening", ground: dose.tomato, print: dose.bone },
  night: { hour: "22", name: "Night", ground: dose.night, print: dose.bone },
} as const satisfies Record<string, Hour>;

export function capsule(
  x: number,
  y: number,
  rotate: number,
  one: string,
  other: string,
  scale = 1,
): string {
  return group(
    rect(-52, -20, 104, 40, { fill: one }, 20) +
      path("M0 -20H32A20 20 0 0 1 32 20H0Z", { fill: other }) +
      rect(-38, -12, 62, 7, { fill: "#fff", opacity: 0.45 }, 3.5),
    { x, y, rotate, scale },
  );
}

export function tabletPill(x: number, y: number, radius: number, fill: string): string {
  return (
    circle(x, y, radius, { fill }) +
    line(x - radius * 0.55, y, x + radius * 0.55, y, {
      stroke: mix(fill, "#000000", 0.25),
      width: 4,
      cap: "round",
    })
  );
}

/** The sun where it stands at that hour; at night the lower edge of a moon. */
export function sunMark(hour: Hour, x: number, y: number, size: number): string {
  const share =
    hour.hour === "8" ? 0.32 : hour.hour === "13" ? 0.95 : hour.hour === "19" ? 0.18 : -1;
  const radius = size * 0.3;
  const horizon = y + size * 0.5;
  const body =
    share < 0
      ? path(
          `M${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius * 0.35} ${y - radius * 0.94}A${radius * 0.8} ${radius * 0.8} 0 0 0 ${x + radius} ${y}Z`,
          { fill: hour.print },
        )
      : circle(x, horizon - share * size * 0.75 + radius * 0.3, radius, { fill: hour.print });
  return (
    clip(rect(x - size, y - size, size * 2, size * 1.5, { fill: "#fff" }), body) +
    line(x - size * 0.6, horizon, x + size * 0.6, horizon, {
      stroke: hour.print,
      width: size * 0.05,
    })
  );
}

/** A tear-off sachet, 360 × 560, with a window onto its pills. */
export function sachet(x: number, y: number, hour: Hour, day: string, pills: string): string {
  return group(
    rect(0, 0, 360, 560, { fill: hour.ground }) +
      rect(0, 0, 360, 34, { fill: mix(hour.ground, "#000000", 0.08) }) +
      rect(0, 526, 360, 34, { fill: mix(hour.ground, "#000000", 0.08) }) +
      text(hour.hour, 30, 236, { size: 230, face: "display", fill: hour.print, tracking: -0.04 }) +
      text(day, 34, 298, { size: 38, face: "sansMedium", fill: hour.print }) +
      rect(
        30,
        338,
        300,
        156,
        { fill: mix(hour.ground, "#ffffff", hour === hours.night ? 0.16 : 0.42) },
        20,
      ) +
      group(pills, { x: -40, y: -83.2, scale: 1.2 }) +
      line(360, 0, 360, 560, { stroke: dose.bone, width: 6, dash: "14 12" }),
    { x, y },
  );
}

/** A carton in oblique projection, drawn from its front lower left corner. */
export function carton(
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  colour: string,
  front: string,
): string {
  const rise = depth * 0.42;
  return group(
    polygon(
      [
        [0, 0],
        [w + depth, -rise],
        [w + depth * 1.5, 26],
        [w * 0.5, 40],
        [0, 26],
      ],
      { fill: "#000", opacity: 0.08 },
    ) +
      polygon(
        [
          [w, 0],
          [w + depth, -rise],
          [w + depth, -h - rise],
          [w, -h],
        ],
        { fill: mix(colour, "#000000", 0.2) },
      ) +
      polygon(
        [
          [0, -h],
          [depth, -h - rise],
          [w + depth, -h - rise],
          [w, -h],
        ],
        { fill: mix(colour, "#ffffff", 0.3) },
      ) +
      rect(0, -h, w, h, { fill: colour }) +
      front,
    { x, y },
  );
}
