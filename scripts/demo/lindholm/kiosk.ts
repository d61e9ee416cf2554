import { icon } from "../kit/icons.ts";
import { circle, clip, group, rect, softShadow } from "../kit/svg.ts";
import { text } from "../kit/text.ts";
import { network, routeBadge, tram } from "./network.ts";

export const departures = [
  ["2", tram.red, "Lighthouse", "now"],
  ["7", tram.blue, "Southgate", "4 min"],
  ["11", tram.green, "Orchards", "9 min"],
] as const;

function kioskScreen(): string {
  return (
    rect(0, 0, 420, 900, { fill: tram.stone }) +
    rect(0, 0, 420, 190, { fill: tram.yellow }) +
    text("Harbour Square", 32, 92, { size: 56, face: "condensedBold", fill: tram.black }) +
    text("You are at stop B", 32, 142, { size: 34, face: "condensed", fill: tram.black }) +
    departures
      .map(([number, colour, name, wait], row) => {
        const y = 222 + row * 96;
        return (
          routeBadge(number, colour, 32, y, 68) +
          text(name, 118, y + 48, { size: 38, face: "condensedSemibold", fill: tram.black }) +
          text(wait, 388, y + 48, { size: 38, face: "condensed", fill: tram.black, align: "end" })
        );
      })
      .join("") +
    group(
      clip(
        rect(0, 0, 356, 206, { fill: "#fff" }, 12),
        rect(0, 0, 356, 206, { fill: tram.white }) +
          group(network({ ground: tram.white }), { x: -172, y: -130, scale: 0.33 }),
      ),
      { x: 32, y: 516 },
    ) +
    rect(32, 750, 356, 118, { fill: tram.black }, 18) +
    text("Where are you going?", 56, 802, {
      size: 36,
      face: "condensedSemibold",
      fill: tram.white,
    }) +
    text("Say it, or touch here", 56, 842, { size: 29, face: "condensed", fill: tram.yellow })
  );
}

export function kiosk(x: number, y: number, scale: number): string {
  return group(
    softShadow(0, -120, 500, 1500, 26, 60, 0.18) +
      rect(0, -120, 500, 1620, { fill: tram.black }, 26) +
      rect(36, -92, 104, 104, { fill: tram.yellow }, 16) +
      text("T", 88, -8, { size: 96, face: "condensedBold", fill: tram.black, align: "middle" }) +
      text("Trams", 164, -16, { size: 72, face: "condensedBold", fill: tram.white }) +
      group(clip(rect(0, 0, 420, 900, { fill: "#fff" }, 14), kioskScreen()), { x: 40, y: 62 }) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((slot) => rect(150 + slot * 30, 1010, 16, 44, { fill: "#45413a" }, 8))
        .join("") +
      circle(250, 1122, 34, { fill: tram.yellow }) +
      icon("bell", 230, 1101, 40, { colour: tram.black }),
    { x, y, scale },
  );
}
