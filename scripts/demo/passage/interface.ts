import { icon } from "../kit/icons.ts";
import {
  circle,
  clip,
  curveData,
  group,
  line,
  type Point,
  path,
  rect,
  softShadow,
} from "../kit/svg.ts";
import { paragraph, text } from "../kit/text.ts";
import { corridor, estuary, ink, vessel, waypoint } from "./chart.ts";
import { pilotTrack, proposedTrack } from "./survey.ts";

const panel = "#0b1e32";
const rule = "#24435d";

const clearance: readonly Point[] = [
  [0, 62],
  [60, 70],
  [120, 66],
  [180, 48],
  [240, 30],
  [300, 22],
  [360, 34],
  [420, 52],
  [480, 58],
  [540, 44],
  [600, 48],
  [660, 40],
];

function planCard(): string {
  const legs = [
    ["1", "Outer buoy", "12.0 kn", "06:12"],
    ["2", "Gull Shoal", "9.5 kn", "06:31"],
    ["3", "The Narrows", "7.0 kn", "06:48"],
    ["4", "Berth 4, port side", "0 kn", "07:20"],
  ] as const;
  return (
    softShadow(24, 24, 360, 452, 18, 26, 0.4) +
    rect(24, 24, 360, 452, { fill: panel, stroke: rule, width: 1.5 }, 18) +
    text("Meridian Lark", 48, 72, {
      size: 30,
      face: "sansSemibold",
      fill: ink.paper,
      tracking: -0.02,
    }) +
    text("229 m bulk carrier, draught 11.8 m", 48, 102, { size: 16, fill: ink.quiet }) +
    line(48, 126, 360, 126, { stroke: rule, width: 1.5 }) +
    legs
      .map(([number, name, speed, time], index) => {
        const y = 166 + index * 58;
        return (
          (index < 3 ? line(62, y + 10, 62, y + 42, { stroke: ink.signal, width: 3 }) : "") +
          circle(62, y - 6, 14, { fill: panel, stroke: ink.signal, width: 3 }) +
          text(number, 62, y, { size: 15, face: "sansBold", fill: ink.signal, align: "middle" }) +
          text(name, 90, y, { size: 18, face: "sansMedium", fill: ink.paper }) +
          text(speed, 90, y + 22, { size: 14, fill: ink.quiet }) +
          text(time, 360, y, { size: 17, face: "monoMedium", fill: ink.paper, align: "end" })
        );
      })
      .join("") +
    rect(44, 404, 152, 52, { fill: ink.signal }, 12) +
    text("Accept plan", 120, 436, {
      size: 18,
      face: "sansSemibold",
      fill: "#1d0d04",
      align: "middle",
    }) +
    rect(208, 404, 156, 52, { stroke: "#4f7390", width: 2 }, 12) +
    text("Draw my own", 286, 436, {
      size: 18,
      face: "sansSemibold",
      fill: ink.paper,
      align: "middle",
    })
  );
}

function clearanceStrip(): string {
  const plot = (points: readonly Point[]) => points.map(([x, y]): Point => [x * 1.12, y + 44]);
  const bed = plot(clearance);
  return (
    rect(408, 628, 748, 168, { fill: panel, stroke: rule, width: 1.5 }, 18) +
    text("Water under the keel", 432, 662, { size: 18, face: "sansSemibold", fill: ink.paper }) +
    text("Least 1.9 m at the shoal, 06:31", 1132, 662, { size: 16, fill: ink.mint, align: "end" }) +
    group(
      clip(
        rect(0, 30, 700, 92, { fill: "#fff" }),
        path(`M0 30H740V120H0Z`, { fill: "#123a5a" }) +
          line(0, 58, 740, 58, { stroke: ink.paper, width: 2.5, dash: "8 7" }) +
          path(`${curveData(bed)}L740 160L0 160Z`, { fill: ink.land }) +
          path(curveData(bed), { stroke: ink.landShade, width: 4 }) +
          line(336, 30, 336, 66, { stroke: ink.mint, width: 4 }) +
          circle(336, 62, 7, { fill: ink.mint }),
      ),
      { x: 432, y: 652 },
    )
  );
}

/** The pilot’s tablet, 1180 × 820. */
export function pilotTablet(): string {
  const map = group(
    estuary() +
      corridor(proposedTrack, ink.signal) +
      path(curveData(pilotTrack), { stroke: ink.mint, width: 7, dash: "18 14", cap: "round" }) +
      vessel(880, 656, -4, 1.25) +
      waypoint(640, 690, "2", ink.signal) +
      waypoint(1150, 640, "3", ink.signal) +
      waypoint(2115, 720, "4", ink.signal),
    { x: 60, y: -34, scale: 0.64 },
  );
  return (
    map +
    planCard() +
    clearanceStrip() +
    rect(24, 500, 360, 296, { fill: panel, stroke: rule, width: 1.5 }, 18) +
    text("Why this line", 48, 542, { size: 18, face: "sansSemibold", fill: ink.paper }) +
    paragraph(
      "Keeps 90 m north of Gull Shoal. Tide is rising 0.3 m an hour until 07:05, so the plan waits for you up to 22 minutes.",
      48,
      576,
      312,
      { size: 18, fill: "#b9cddc", leading: 1.45 },
    ) +
    line(48, 690, 360, 690, { stroke: rule, width: 1.5 }) +
    icon("warning", 46, 710, 24, { colour: ink.signal }) +
    paragraph("Not known: the tow leaving Berth 2. Ask traffic control.", 84, 728, 276, {
      size: 17,
      fill: ink.paper,
      leading: 1.45,
    }) +
    rect(1000, 24, 156, 44, { fill: panel, stroke: rule, width: 1.5 }, 22) +
    icon("wave", 1018, 35, 22, { colour: ink.mint }) +
    text("+1.4 m tide", 1050, 52, { size: 16, face: "sansMedium", fill: ink.paper })
  );
}
