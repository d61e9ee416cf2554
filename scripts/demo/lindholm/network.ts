import { circle, type Point, path, rect } from "../kit/svg.ts";
import { text } from "../kit/text.ts";

export const tram = {
  yellow: "#ffc91f",
  black: "#17150f",
  white: "#ffffff",
  red: "#e23a2c",
  blue: "#1f5fd1",
  green: "#138a59",
  violet: "#7a3fb5",
  stone: "#efece3",
  quiet: "#6d6858",
} as const;

type Stop = {
  at: Point;
  name: string;
  side: "above" | "below" | "left" | "right" | "aboveRight" | "belowRight";
  change?: boolean;
};
type Route = { number: string; colour: string; data: string; ends: readonly [Point, Point] };

/** Drawn in 2400 × 1500; every bend is 45 degrees and has a radius. */
const routes: readonly Route[] = [
  {
    number: "2",
    colour: tram.red,
    data: "M180 760H820Q850 760 871 739L1079 531Q1100 510 1130 510H1560Q1590 510 1611 531L1749 669Q1770 690 1800 690H2240",
    ends: [
      [180, 760],
      [2240, 690],
    ],
  },
  {
    number: "7",
    colour: tram.blue,
    data: "M420 240V400Q420 430 441 451L729 739Q750 760 780 760H1400Q1430 760 1451 781L1659 989Q1680 1010 1680 1040V1300",
    ends: [
      [420, 240],
      [1680, 1300],
    ],
  },
  {
    number: "11",
    colour: tram.green,
    data: "M300 1220H760Q790 1220 811 1199L1229 781Q1250 760 1250 730V240",
    ends: [
      [300, 1220],
      [1250, 240],
    ],
  },
  {
    number: "14",
    colour: tram.violet,
    data: "M860 1320H1200Q1230 1320 1251 1299L1979 571Q2000 550 2000 520V220",
    ends: [
      [860, 1320],
      [2000, 220],
    ],
  },
];

const stops: readonly Stop[] = [
  { at: [300, 760], name: "Ropewalk", side: "above" },
  { at: [560, 760], name: "Glassworks", side: "above" },
  { at: [780, 760], name: "Lindholm Central", side: "below", change: true },
  { at: [1250, 510], name: "Observatory", side: "aboveRight", change: true },
  { at: [1250, 760], name: "Harbour Square", side: "aboveRight", change: true },
  { at: [1440, 510], name: "Old Customs", side: "below" },
  { at: [1870, 690], name: "Saltmarket", side: "belowRight", change: true },
  { at: [2110, 690], name: "Lighthouse", side: "above" },
  { at: [420, 330], name: "North Mill", side: "right" },
  { at: [570, 580], name: "Weavers’ Row", side: "right" },
  { at: [1000, 760], name: "Opera", side: "above" },
  { at: [1555, 885], name: "Quarry", side: "left" },
  { at: [1680, 1180], name: "Southgate", side: "right" },
  { at: [480, 1220], name: "Orchards", side: "below" },
  { at: [960, 1050], name: "Infirmary", side: "right" },
  { at: [1250, 350], name: "Botanical Garden", side: "right" },
  { at: [1060, 1320], name: "Brickfields", side: "below" },
  { at: [2000, 360], name: "Airfield", side: "right" },
  { at: [1450, 1100], name: "Tannery", side: "right" },
];

function label({ at: [x, y], name, side, change }: Stop, colour: string): string {
  const style = {
    size: change ? 48 : 40,
    face: change ? ("condensedBold" as const) : ("condensedSemibold" as const),
    fill: colour,
  };
  switch (side) {
    case "above":
      return text(name, x, y - 44, { ...style, align: "middle" });
    case "below":
      return text(name, x, y + 74, { ...style, align: "middle" });
    case "aboveRight":
      return text(name, x + 34, y - 40, style);
    case "belowRight":
      return text(name, x + 30, y + 72, style);
    case "left":
      return text(name, x - 42, y + 24, { ...style, align: "end" });
    case "right":
      return text(name, x + 42, y + 14, style);
  }
}

export function routeBadge(
  number: string,
  colour: string,
  x: number,
  y: number,
  size: number,
): string {
  return (
    rect(x, y, size, size, { fill: colour }, size * 0.18) +
    text(number, x + size / 2, y + size * 0.76, {
      size: size * 0.74,
      face: "condensedBold",
      fill: tram.white,
      align: "middle",
      tracking: -0.02,
    })
  );
}

export function network({
  ink = tram.black,
  ground = tram.stone,
}: {
  ink?: string;
  ground?: string;
} = {}): string {
  return (
    routes
      .map(({ data }) => path(data, { stroke: ground, width: 44, join: "round", cap: "round" }))
      .join("") +
    routes
      .map(({ data, colour }) =>
        path(data, { stroke: colour, width: 28, join: "round", cap: "round" }),
      )
      .join("") +
    stops
      .map(
        (stop) =>
          circle(...stop.at, stop.change ? 26 : 15, {
            fill: tram.white,
            stroke: ink,
            width: stop.change ? 9 : 7,
          }) + label(stop, ink),
      )
      .join("") +
    routes
      .map(({ number, colour, ends }) =>
        ends.map(([x, y]) => routeBadge(number, colour, x - 44, y - 44, 88)).join(""),
      )
      .join("")
  );
}
