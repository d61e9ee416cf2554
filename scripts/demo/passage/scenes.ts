import { phone, tablet } from "../kit/devices.ts";
import { icon } from "../kit/icons.ts";
import { arcData, canvas, circle, curveData, group, path, polygon, rect } from "../kit/svg.ts";
import { paragraph, text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { corridor, estuary, ink, vessel, waypoint } from "./chart.ts";
import { pilotTablet } from "./interface.ts";
import { pilotTrack, proposedTrack } from "./survey.ts";

export const passageHome: Picture = {
  width: 2624,
  height: 1000,
  alt: "A night chart of an estuary with a ship following an orange track between two buoyed banks",
  draw: () =>
    canvas(
      2624,
      1000,
      ink.deep,
      group(
        estuary() +
          corridor(proposedTrack, ink.signal, 108) +
          path(curveData(pilotTrack), { stroke: ink.mint, width: 8, dash: "22 16", cap: "round" }) +
          vessel(1150, 640, 6, 1.55) +
          waypoint(640, 690, "2", ink.signal) +
          waypoint(1640, 731, "3", ink.signal) +
          waypoint(2115, 720, "4", ink.signal),
        { x: -20, y: -290, scale: 1.14 },
      ),
    ),
};

export const passageHero: Picture = {
  width: 2400,
  height: 1350,
  alt: "A tablet with a pilotage plan lying over a night chart of the same estuary",
  draw: () =>
    canvas(
      2400,
      1350,
      ink.deep,
      group(estuary({ soundings: false, dim: true }), {
        x: -500,
        y: -240,
        scale: 1.3,
        opacity: 0.8,
      }) + group(tablet(0, 0, 1380, pilotTablet(), { shadow: 0.5 }), { x: 930, y: 170 }),
    ),
};

export const passageTablet: Picture = {
  width: 2400,
  height: 1600,
  alt: "The pilot’s tablet: the proposed track in orange, the pilot’s own line in mint, and the water under the keel",
  draw: () => canvas(2400, 1600, ink.land, tablet(150, 56, 2100, pilotTablet(), { shadow: 0.28 })),
};

function overruleScreen(): string {
  const reasons = [
    "Traffic in the Narrows",
    "Wind on the bow",
    "Ship answers slowly",
    "My own judgement",
  ];
  return (
    rect(0, 0, 390, 844, { fill: ink.deep }) +
    group(
      estuary({ soundings: false }) +
        corridor(proposedTrack, ink.signal, 70) +
        path(curveData(pilotTrack), { stroke: ink.mint, width: 12, cap: "round" }) +
        vessel(700, 690, 4, 1.5),
      { x: -210, y: -130, scale: 0.5 },
    ) +
    rect(0, 360, 390, 500, { fill: ink.paper }, 30) +
    rect(173, 374, 44, 5, { fill: "#c9b894" }, 2.5) +
    text("Your line, then.", 28, 436, {
      size: 34,
      face: "sansSemibold",
      fill: ink.deep,
      tracking: -0.03,
    }) +
    paragraph("Clearance stays above 1.5 m. Arrival moves to 07:26.", 28, 470, 334, {
      size: 17,
      fill: "#4a5b6b",
      leading: 1.45,
    }) +
    text("Tell the next pilot why (optional)", 28, 546, {
      size: 15,
      face: "sansSemibold",
      fill: ink.deep,
    }) +
    reasons
      .map((reason, index) => {
        const y = 562 + index * 46;
        const chosen = index === 0;
        return (
          rect(28, y, 334, 38, { fill: chosen ? ink.deep : "#e7dac0" }, 10) +
          text(reason, 44, y + 25, {
            size: 16,
            face: "sansMedium",
            fill: chosen ? ink.paper : ink.deep,
          }) +
          (chosen ? icon("check", 330, y + 9, 20, { colour: ink.mint }) : "")
        );
      })
      .join("") +
    rect(28, 760, 334, 54, { fill: ink.signal }, 14) +
    text("Steer my line", 195, 794, {
      size: 19,
      face: "sansSemibold",
      fill: "#1d0d04",
      align: "middle",
    })
  );
}

export const passageOverrule: Picture = {
  width: 1760,
  height: 2200,
  alt: "A phone showing the sheet in which a pilot overrules the proposed track and may say why",
  draw: () =>
    canvas(1760, 2200, ink.signal, phone(430, 166, 900, overruleScreen(), { shadow: 0.3 })),
};

const symbols: readonly [string, (x: number, y: number) => string][] = [
  ["Own ship", (x, y) => vessel(x - 4, y, -35, 1.25)],
  [
    "Proposed track",
    (x, y) =>
      path(
        curveData([
          [x - 110, y + 50],
          [x - 30, y + 20],
          [x + 30, y - 25],
          [x + 110, y - 50],
        ]),
        { stroke: ink.signal, width: 14, cap: "round" },
      ),
  ],
  [
    "Pilot’s own line",
    (x, y) =>
      path(
        curveData([
          [x - 110, y + 50],
          [x - 30, y + 20],
          [x + 30, y - 25],
          [x + 110, y - 50],
        ]),
        { stroke: ink.mint, width: 14, cap: "round", dash: "26 24" },
      ),
  ],
  [
    "Safe water",
    (x, y) =>
      rect(x - 110, y - 60, 220, 120, { fill: ink.shallow }, 60) +
      rect(x - 110, y - 6, 220, 12, { fill: ink.signal }),
  ],
  [
    "Turn here",
    (x, y) =>
      path(arcData(x - 20, y + 70, 110, -20, 80), { stroke: ink.paper, width: 12, cap: "round" }) +
      polygon(
        [
          [x + 68, y + 46],
          [x + 108, y + 46],
          [x + 88, y + 86],
        ],
        { fill: ink.paper },
      ),
  ],
  ["Waypoint", (x, y) => group(waypoint(0, 0, "3", ink.signal), { x, y, scale: 4 })],
  [
    "Keep to port",
    (x, y) =>
      circle(x, y, 84, { stroke: "#f2546a", width: 6, opacity: 0.5 }) +
      rect(x - 34, y - 38, 68, 76, { fill: "#f2546a" }),
  ],
  [
    "Keep to starboard",
    (x, y) =>
      circle(x, y, 84, { stroke: "#52c98b", width: 6, opacity: 0.5 }) +
      polygon(
        [
          [x - 42, y + 34],
          [x, y - 48],
          [x + 42, y + 34],
        ],
        { fill: "#52c98b" },
      ),
  ],
  [
    "Not known",
    (x, y) =>
      circle(x, y, 80, { stroke: ink.paper, width: 8, dash: "16 18" }) +
      text("?", x, y + 38, { size: 110, face: "sansMedium", fill: ink.paper, align: "middle" }),
  ],
];

export const passageSymbols: Picture = {
  width: 2000,
  height: 2000,
  alt: "Nine chart symbols drawn for the pilots’ tablet, each with its name",
  draw: () =>
    canvas(
      2000,
      2000,
      ink.deep,
      symbols
        .map(([name, symbol], index) => {
          const [column, row] = [index % 3, Math.floor(index / 3)];
          const [x, y] = [100 + column * 600, 100 + row * 600];
          return (
            rect(x + 12, y + 12, 576, 576, { fill: ink.water }, 36) +
            symbol(x + 300, y + 260) +
            text(name, x + 300, y + 510, {
              size: 40,
              face: "sansMedium",
              fill: ink.paper,
              align: "middle",
              tracking: -0.01,
            })
          );
        })
        .join(""),
    ),
};
