import { canvas, circle, group, line, path, polygon, rect } from "../kit/svg.ts";
import { text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { bust, type Figure, lanyard } from "./figures.ts";

const owner: Figure = {
  skin: "#f0bd93",
  shade: "#cf8661",
  hair: "#20192b",
  coat: "#24365c",
  coatShade: "#182645",
  style: "bob",
  glasses: true,
};

const team: readonly (readonly [figure: Figure, x: number, y: number])[] = [
  [
    {
      skin: "#c98a5e",
      shade: "#9c5f3e",
      hair: "#1d1522",
      coat: "#d8563a",
      coatShade: "#a83d28",
      style: "curls",
    },
    420,
    620,
  ],
  [
    {
      skin: "#f3cba6",
      shade: "#d79a74",
      hair: "#8a4b2a",
      coat: "#e9e1cf",
      coatShade: "#c4b99f",
      style: "crop",
      beard: true,
    },
    830,
    550,
  ],
  [owner, 1210, 640],
  [
    {
      skin: "#8f5a3c",
      shade: "#683d29",
      hair: "#17121a",
      coat: "#3f8f7c",
      coatShade: "#2a6b5d",
      style: "bald",
      glasses: true,
      beard: true,
    },
    1600,
    540,
  ],
  [
    {
      skin: "#e9b48d",
      shade: "#c47f5d",
      hair: "#3a2530",
      coat: "#f0bd4f",
      coatShade: "#c7922a",
      style: "bun",
    },
    1990,
    630,
  ],
];

export const portrait: Picture = {
  width: 1600,
  height: 2000,
  alt: "Portrait of Ilse Maravel: dark bob, round glasses, navy jumper, in front of a terracotta wall",
  draw: () =>
    canvas(
      1600,
      2000,
      "#d8623f",
      polygon(
        [
          [0, 0],
          [760, 0],
          [420, 2000],
          [0, 2000],
        ],
        { fill: "#e37a52" },
      ) +
        rect(0, 1760, 1600, 240, { fill: "#b84c2f" }) +
        group(bust(owner), { x: 830, y: 830, scale: 1.62 }),
    ),
};

export const conference: Picture = {
  width: 2400,
  height: 1350,
  alt: "Five members of the team with badges on a conference stage, the slide behind them asks: what if it is wrong?",
  draw: () =>
    canvas(
      2400,
      1350,
      "#151a33",
      polygon(
        [
          [200, 0],
          [520, 0],
          [1000, 1350],
          [-320, 1350],
        ],
        { fill: "#1d2547" },
      ) +
        polygon(
          [
            [1880, 0],
            [2200, 0],
            [2720, 1350],
            [1400, 1350],
          ],
          { fill: "#1d2547" },
        ) +
        rect(420, 70, 1560, 560, { fill: "#efe7d6" }, 10) +
        text("What if it is wrong?", 1200, 262, {
          size: 138,
          face: "display",
          fill: "#1d2547",
          align: "middle",
          tracking: -0.03,
        }) +
        line(200, 40, 2200, 40, { stroke: "#3a4474", width: 12 }) +
        [360, 1200, 2040].map((x) => circle(x, 40, 30, { fill: "#f6dc9a" })).join("") +
        team
          .map(([figure, x, y]) => group(bust(figure) + lanyard("#6f7fd6"), { x, y, scale: 0.7 }))
          .join("") +
        path("M0 1290H2400V1350H0Z", { fill: "#0d1124" }),
    ),
};
