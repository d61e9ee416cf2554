import { phone } from "../kit/devices.ts";
import { icon } from "../kit/icons.ts";
import { canvas, circle, group, line, path, rect } from "../kit/svg.ts";
import { paragraph, text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { capsule, carton, dose, type Hour, hours, sachet, sunMark, tabletPill } from "./forms.ts";

const pills: Record<keyof typeof hours, string> = {
  morning:
    capsule(112, 416, -18, dose.tomato, dose.bone) +
    tabletPill(232, 402, 34, dose.bone) +
    tabletPill(276, 454, 22, dose.leaf),
  noon: tabletPill(122, 416, 36, dose.bone) + capsule(240, 420, 24, dose.leaf, dose.bone),
  evening:
    capsule(106, 420, 60, dose.ink, dose.butter) +
    tabletPill(200, 416, 34, dose.bone) +
    tabletPill(278, 416, 24, dose.butter),
  night: tabletPill(180, 416, 40, dose.bone),
};

function strip(
  x: number,
  y: number,
  days: readonly (readonly [keyof typeof hours, string])[],
): string {
  return days
    .map(([name, day], index) => sachet(x + index * 360, y, hours[name], day, pills[name]))
    .join("");
}

export const morrowHome: Picture = {
  width: 2000,
  height: 1250,
  alt: "A strip of tear-off medicine sachets, printed with the hour at which to take them",
  draw: () =>
    canvas(
      2000,
      1250,
      dose.leaf,
      strip(-80, 345, [
        ["night", "Sunday"],
        ["morning", "Monday"],
        ["noon", "Monday"],
        ["evening", "Monday"],
        ["night", "Monday"],
        ["morning", "Tuesday"],
      ]),
    ),
};

function face(hour: Hour, _w: number, h: number, size: number): string {
  return (
    text(hour.hour, 34, -h + size * 0.86, {
      size,
      face: "display",
      fill: hour.print,
      tracking: -0.04,
    }) +
    text(hour.name, 38, -50, { size: 48, face: "sansSemibold", fill: hour.print }) +
    sunMark(hour, 92, -166, 88)
  );
}

export const morrowHero: Picture = {
  width: 2400,
  height: 1350,
  alt: "Four cartons for four hours of the day, standing in a row on a pale table",
  draw: () =>
    canvas(
      2400,
      1350,
      dose.bone,
      rect(0, 1010, 2400, 340, { fill: "#e4ddcc" }) +
        carton(1960, 1120, 306, 420, 84, hours.night.ground, face(hours.night, 306, 420, 220)) +
        carton(1560, 1120, 306, 520, 84, hours.evening.ground, face(hours.evening, 306, 520, 230)) +
        carton(1160, 1120, 306, 630, 84, hours.noon.ground, face(hours.noon, 306, 630, 230)) +
        carton(760, 1120, 306, 740, 84, hours.morning.ground, face(hours.morning, 306, 740, 330)),
    ),
};

function today(): string {
  const rows: readonly (readonly [Hour, string, "taken" | "now" | "later"])[] = [
    [hours.morning, "Three pills, with food", "taken"],
    [hours.noon, "Two pills", "taken"],
    [hours.evening, "Three pills", "now"],
    [hours.night, "One pill, lying down", "later"],
  ];
  return (
    rect(0, 0, 390, 844, { fill: dose.bone }) +
    text("Monday", 28, 128, { size: 52, face: "display", fill: dose.ink, tracking: -0.03 }) +
    text("Tear off the red one.", 28, 164, { size: 21, face: "sansMedium", fill: dose.tomato }) +
    rows
      .map(([hour, detail, state], index) => {
        const tall = state === "now";
        const y = 196 + index * 112 + (index > 2 ? 108 : 0);
        const height = tall ? 208 : 100;
        return (
          rect(20, y, 350, height, { fill: hour.ground }, 22) +
          text(hour.hour, 42, y + (tall ? 92 : 74), {
            size: tall ? 92 : 70,
            face: "display",
            fill: hour.print,
            tracking: -0.04,
          }) +
          text(hour.name, 166, y + 46, { size: 23, face: "sansSemibold", fill: hour.print }) +
          text(detail, 166, y + 74, { size: 16, fill: hour.print }) +
          (state === "taken"
            ? circle(340, y + 40, 15, { fill: dose.ink }) +
              icon("check", 331, y + 31, 18, { colour: dose.bone, weight: 3 })
            : "") +
          (tall
            ? rect(40, y + 126, 310, 60, { fill: dose.bone }, 16) +
              text("I have taken it", 195, y + 163, {
                size: 21,
                face: "sansSemibold",
                fill: dose.ink,
                align: "middle",
              })
            : "")
        );
      })
      .join("") +
    text("Not sure? Ask Hanne, your pharmacist", 195, 806, {
      size: 17,
      face: "sansMedium",
      fill: dose.leaf,
      align: "middle",
    })
  );
}

export const morrowToday: Picture = {
  width: 1760,
  height: 2200,
  alt: "A phone with the four sachets of a Monday; the evening one waits to be confirmed",
  draw: () => canvas(1760, 2200, dose.sky, phone(420, 150, 920, today(), { shadow: 0.2 })),
};

export const morrowHours: Picture = {
  width: 2000,
  height: 2000,
  alt: "Four squares for four hours, 8, 13, 19 and 22, each with the sun or moon at its height",
  draw: () =>
    canvas(
      2000,
      2000,
      dose.bone,
      Object.values(hours)
        .map((hour, index) => {
          const [x, y] = [(index % 2) * 1000, Math.floor(index / 2) * 1000];
          return (
            rect(x, y, 1000, 1000, { fill: hour.ground }) +
            text(hour.hour, x + 70, y + 480, {
              size: 540,
              face: "display",
              fill: hour.print,
              tracking: -0.05,
            }) +
            text(hour.name, x + 82, y + 910, {
              size: 76,
              face: "sansSemibold",
              fill: hour.print,
              tracking: -0.02,
            }) +
            sunMark(hour, x + 740, y + 752, 330)
          );
        })
        .join(""),
    ),
};

export const morrowDieline: Picture = {
  width: 2400,
  height: 1600,
  alt: "The flat carton with its cut and fold lines; one sheet, no glue, opened with one hand",
  draw: () => {
    const cut = { stroke: dose.ink, width: 5, join: "round" as const };
    const fold = { stroke: dose.ink, width: 4, dash: "22 16" };
    const [left, top, bottom] = [360, 430, 1130];
    const [a, b, c, d, e] = [left, left + 430, left + 730, left + 1160, left + 1460];
    const outline = `M${a} ${top}L${a - 90} ${top + 50}V${bottom - 50}L${a} ${bottom}V${bottom + 70}L${a + 60} ${bottom + 150}H${b - 60}L${b} ${bottom + 70}L${b + 36} ${bottom + 190}H${c - 36}L${c} ${bottom + 70}L${c + 60} ${bottom + 150}H${d - 60}L${d} ${bottom + 70}L${d + 36} ${bottom + 190}H${e - 36}L${e} ${bottom}V${top}L${e - 36} ${top - 190}H${d + 36}L${d} ${top - 70}V${top - 200}Q${d} ${top - 260} ${d - 60} ${top - 260}H${c + 60}Q${c} ${top - 260} ${c} ${top - 200}V${top - 70}L${c - 36} ${top - 190}H${b + 36}L${b} ${top}Z`;
    return canvas(
      2400,
      1600,
      dose.butter,
      path(outline, { fill: dose.bone }) +
        rect(a, top, 430, 700, { fill: dose.tomato }) +
        rect(c, top, 430, 700, { fill: dose.tomato }) +
        text("19", a + 36, top + 236, {
          size: 250,
          face: "display",
          fill: dose.bone,
          tracking: -0.04,
        }) +
        text("Evening", a + 44, bottom - 84, { size: 54, face: "sansSemibold", fill: dose.bone }) +
        text("28 sachets", a + 44, bottom - 34, { size: 36, fill: dose.bone }) +
        sunMark(hours.evening, a + 330, bottom - 94, 100) +
        circle(c + 215, top + 330, 124, { fill: dose.bone }) +
        circle(c + 215, top + 330, 124, cut) +
        paragraph("Pull the strip here", c + 215, top + 560, 400, {
          size: 44,
          face: "sansSemibold",
          fill: dose.bone,
          align: "middle",
        }) +
        paragraph("For Ada Lind\nWith water\nThree pills a day", b + 36, top + 70, 240, {
          size: 28,
          fill: dose.ink,
          leading: 1.6,
        }) +
        paragraph("Keep dry.\nPost the empty box back to us.", d + 36, top + 70, 240, {
          size: 28,
          fill: dose.ink,
          leading: 1.6,
        }) +
        path(outline, cut) +
        [a, b, c, d].map((x) => line(x, top, x, bottom, fold)).join("") +
        line(a, top, e, top, fold) +
        line(a, bottom, e, bottom, fold) +
        line(a, 1440, b, 1440, { stroke: dose.ink, width: 3 }) +
        [a, b].map((x) => line(x, 1424, x, 1456, { stroke: dose.ink, width: 3 })).join("") +
        text("86 mm", (a + b) / 2, 1500, {
          size: 40,
          face: "mono",
          fill: dose.ink,
          align: "middle",
        }) +
        line(1990, top, 1990, bottom, { stroke: dose.ink, width: 3 }) +
        [top, bottom].map((y) => line(1974, y, 2006, y, { stroke: dose.ink, width: 3 })).join("") +
        text("140 mm", 2020, (top + bottom) / 2 + 14, { size: 40, face: "mono", fill: dose.ink }) +
        group(
          line(0, 0, 120, 0, cut) +
            text("cut", 150, 13, { size: 38, fill: dose.ink }) +
            line(300, 0, 420, 0, fold) +
            text("fold", 450, 13, { size: 38, fill: dose.ink }),
          { x: 1420, y: 1490 },
        ),
    );
  },
};
