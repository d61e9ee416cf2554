import { icon } from "../kit/icons.ts";
import { circle, group, line, rect } from "../kit/svg.ts";
import { text } from "../kit/text.ts";
import { floorPhoto, moss, steps, suggestion } from "./parts.ts";

const queue: readonly (readonly [name: string, what: string, wait: string])[] = [
  ["Tove Halvorsen", "Burst pipe, kitchen", "2 h"],
  ["R. Castellane", "Hail, two skylights", "3 h"],
  ["Odd & Daughters", "Bakery oven, fire", "5 h"],
  ["Priya Wend", "Bicycle, stolen", "6 h"],
  ["J. Akerman", "Tree on the garage", "1 d"],
  ["Mill Lane Choir", "Piano, water", "1 d"],
];

/** The claims desk, 1440 × 900. */
export function claimsDesk(): string {
  return (
    rect(0, 0, 1440, 900, { fill: moss.cream }) +
    rect(0, 0, 380, 900, { fill: moss.forest }) +
    text("fennimore", 40, 66, { size: 32, face: "display", fill: moss.lime, tracking: -0.03 }) +
    text("Waiting for you", 40, 138, { size: 19, face: "sansMedium", fill: "#a9c4b5" }) +
    text("6", 340, 138, { size: 19, face: "sansSemibold", fill: "#a9c4b5", align: "end" }) +
    queue
      .map(([name, what, wait], index) => {
        const y = 164 + index * 104;
        const chosen = index === 0;
        return (
          rect(24, y, 332, 92, { fill: chosen ? moss.cream : "#1b4c39" }, 16) +
          text(name, 46, y + 40, {
            size: 22,
            face: "sansSemibold",
            fill: chosen ? moss.ink : moss.cream,
          }) +
          text(what, 46, y + 68, { size: 17, fill: chosen ? moss.quiet : "#a9c4b5" }) +
          text(wait, 334, y + 40, {
            size: 17,
            face: "sansMedium",
            fill: chosen ? moss.quiet : "#a9c4b5",
            align: "end",
          })
        );
      })
      .join("") +
    circle(60, 840, 24, { fill: moss.lilac }) +
    text("IM", 60, 847, { size: 19, face: "sansSemibold", fill: moss.grape, align: "middle" }) +
    text("Ingrid Moe, senior handler", 98, 847, { size: 18, fill: moss.cream }) +
    text("Burst pipe, kitchen", 436, 92, {
      size: 50,
      face: "display",
      fill: moss.ink,
      tracking: -0.03,
    }) +
    text("Tove Halvorsen, home cover since 2011", 436, 130, { size: 21, fill: moss.quiet }) +
    icon("clock", 1240, 68, 30, { colour: moss.brick }) +
    text("2 hours", 1396, 92, { size: 24, face: "sansMedium", fill: moss.brick, align: "end" }) +
    group(steps(0, 0, ["Reported", "Checked", "Decided", "Paid"], 1, 290), {
      x: 506,
      y: 212,
      scale: 0.62,
    }) +
    line(436, 302, 1396, 302, { stroke: moss.rule, width: 2 }) +
    suggestion(436, 338, 0.73) +
    floorPhoto(1020, 338, 0.671) +
    text("Photographed by the customer", 1020, 656, { size: 17, fill: moss.quiet }) +
    text("Tuesday, 07:52", 1020, 682, { size: 17, fill: moss.quiet }) +
    text("Would change the amount", 436, 800, { size: 20, face: "sansSemibold", fill: moss.ink }) +
    [
      ["An invoice for the floor", 436],
      ["A second leak before 2022", 726],
      ["Oak instead of laminate", 1052],
    ]
      .map(
        ([label, x]) =>
          rect(
            Number(x),
            820,
            label === "A second leak before 2022" ? 304 : 272,
            50,
            { stroke: "#a9b0a6", width: 2 },
            25,
          ) +
          text(String(label), Number(x) + 24, 852, {
            size: 19,
            face: "sansMedium",
            fill: moss.ink,
          }),
      )
      .join("")
  );
}
