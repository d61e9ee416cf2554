import {
  circle,
  curveData,
  group,
  line,
  type Point,
  path,
  polygon,
  polylineData,
  rect,
} from "../kit/svg.ts";
import { text } from "../kit/text.ts";
import { depths, islet, north, shoal, south } from "./survey.ts";

export const ink = {
  deep: "#0a1d31",
  water: "#0e2a44",
  shelf: "#123a5a",
  shallow: "#1a5273",
  foam: "#2f7f9c",
  land: "#dcb97d",
  landShade: "#c39c5c",
  paper: "#f3e9d6",
  signal: "#ff6b2c",
  mint: "#8fe3c8",
  quiet: "#7f9fb8",
} as const;

function coast(paint: (points: Point[]) => string): string {
  return [north, south, shoal, islet].map(paint).join("");
}

function band(width: number, fill: string): string {
  return coast((points) =>
    path(`${curveData(points, 9)}Z`, { fill, stroke: fill, width, join: "round" }),
  );
}

function land(points: Point[], fill: string, edge: string): string {
  const data = points === north ? `${polylineData(points)}Z` : `${curveData(points, 9)}Z`;
  return path(data, { fill, stroke: edge, width: 4, join: "round" });
}

function streets(colour: string): string {
  const lines: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    lines.push(
      line(1500 + row * 30, 470 - row * 74, 2600, 440 - row * 74, {
        stroke: colour,
        width: 5,
        opacity: 0.55,
      }),
    );
  }
  for (let column = 0; column < 9; column += 1) {
    const x = 1660 + column * 110;
    lines.push(line(x, 480, x - 40, -100, { stroke: colour, width: 5, opacity: 0.55 }));
  }
  return lines.join("");
}

function buoy(x: number, y: number, colour: string, pointed: boolean): string {
  const shape = pointed
    ? polygon(
        [
          [x - 9, y + 8],
          [x, y - 12],
          [x + 9, y + 8],
        ],
        { fill: colour, stroke: ink.deep, width: 2 },
      )
    : rect(x - 8, y - 9, 16, 18, { fill: colour, stroke: ink.deep, width: 2 });
  return circle(x, y, 22, { stroke: colour, width: 2, opacity: 0.4 }) + shape;
}

export function estuary({
  soundings = true,
  dim = false,
}: {
  soundings?: boolean;
  dim?: boolean;
} = {}): string {
  const [ground, edge] = dim ? ["#1d2f3f", "#2b4355"] : [ink.land, ink.landShade];
  const grid = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((step) =>
      line(step * 400 - 200, -200, step * 400 - 200, 1700, {
        stroke: ink.quiet,
        width: 1.5,
        opacity: 0.16,
      }),
    )
    .join("");
  const numbers = depths
    .map(([x, y, depth]) =>
      text(depth, x, y, {
        size: 24,
        face: "serifItalic",
        fill: "#a9c6d8",
        align: "middle",
        opacity: 0.8,
      }),
    )
    .join("");
  return (
    rect(-200, -200, 2800, 1900, { fill: ink.deep }) +
    band(420, ink.water) +
    band(250, ink.shelf) +
    band(120, ink.shallow) +
    band(36, ink.foam) +
    grid +
    [north, south].map((points) => land(points, ground, edge)).join("") +
    streets(edge) +
    path(`${curveData(shoal, 9)}Z`, { fill: ink.foam, stroke: ink.paper, width: 3, dash: "4 9" }) +
    land(islet, ground, edge) +
    (soundings ? numbers : "") +
    [
      [500, 590],
      [980, 520],
      [1420, 585],
    ]
      .map(([x = 0, y = 0]) => buoy(x, y, "#52c98b", true))
      .join("") +
    [
      [860, 780],
      [1330, 812],
      [1580, 828],
    ]
      .map(([x = 0, y = 0]) => buoy(x, y, "#f2546a", false))
      .join("")
  );
}

/** The water the model considers safe: a translucent corridor around a track. */
export function corridor(points: readonly Point[], colour: string, width = 96): string {
  return (
    path(curveData(points), { stroke: colour, width, opacity: 0.2, join: "round" }) +
    path(curveData(points), { stroke: colour, width: 6, cap: "round", join: "round" })
  );
}

/** A vessel seen from above, bow to the right before rotation. */
export function vessel(
  x: number,
  y: number,
  rotate: number,
  scale = 1,
  colour: string = ink.paper,
): string {
  return group(
    path("M-74 -16H40C62 -14 80 -6 90 0C80 6 62 14 40 16H-74C-82 10 -82 -10 -74 -16Z", {
      fill: colour,
      stroke: ink.deep,
      width: 3,
    }) +
      rect(-66, -11, 26, 22, { fill: ink.deep }, 3) +
      [0, 1, 2, 3]
        .map((hold) => rect(-30 + hold * 20, -9, 14, 18, { fill: ink.signal, opacity: 0.9 }, 2))
        .join(""),
    { x, y, rotate, scale },
  );
}

export function waypoint(x: number, y: number, label: string, colour: string): string {
  return (
    circle(x, y, 17, { fill: ink.deep, stroke: colour, width: 5 }) +
    text(label, x, y + 7, { size: 19, face: "sansBold", fill: colour, align: "middle" })
  );
}
