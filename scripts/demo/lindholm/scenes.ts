import { icon } from "../kit/icons.ts";
import { canvas, circle, group, line, path, polygon, rect } from "../kit/svg.ts";
import { measure, paragraph, text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { departures, kiosk } from "./kiosk.ts";
import { network, routeBadge, tram } from "./network.ts";

export const lindholmHome: Picture = {
  width: 2624,
  height: 1000,
  alt: "A departure board: tram 2 to Lighthouse now, tram 7 to Southgate in four minutes, tram 11 in nine",
  draw: () =>
    canvas(
      2624,
      1000,
      tram.yellow,
      departures
        .map(([number, colour, name, wait], row) => {
          const y = 226 + row * 192;
          return (
            rect(0, y + 55, 900, 54, { fill: colour }) +
            [210, 500]
              .map((x) =>
                circle(x + row * 60, y + 82, 46, {
                  fill: tram.white,
                  stroke: tram.black,
                  width: 16,
                }),
              )
              .join("") +
            routeBadge(number, colour, 840, y, 164) +
            text(name, 1050, y + 136, {
              size: 176,
              face: "condensedBold",
              fill: tram.black,
              tracking: -0.015,
            }) +
            text(wait, 2474, y + 136, {
              size: 176,
              face: "condensed",
              fill: tram.black,
              align: "end",
              tracking: -0.01,
            })
          );
        })
        .join(""),
    ),
};

export const lindholmHero: Picture = {
  width: 2400,
  height: 1350,
  alt: "A black tram kiosk with a screen, standing in front of a yellow wall with the line map",
  draw: () =>
    canvas(
      2400,
      1350,
      tram.yellow,
      path("M0 1010H1080Q1140 1010 1182 968L1560 590Q1602 548 1662 548H2400", {
        stroke: tram.red,
        width: 64,
      }) +
        path("M0 760H700Q760 760 802 718L1140 380Q1182 338 1182 278V0", {
          stroke: tram.blue,
          width: 64,
        }) +
        [
          [420, 760],
          [1370, 780],
          [968, 552],
        ]
          .map(([x = 0, y = 0]) =>
            circle(x, y, 58, { fill: tram.white, stroke: tram.black, width: 20 }),
          )
          .join("") +
        rect(0, 1250, 2400, 100, { fill: "#e0ab00" }) +
        kiosk(1650, 320, 0.98),
    ),
};

export const lindholmMap: Picture = {
  width: 2400,
  height: 1500,
  alt: "The tram network: four lines, nineteen stops, every bend at forty-five degrees",
  draw: () => canvas(2400, 1500, tram.stone, network()),
};

export const lindholmNight: Picture = {
  width: 2000,
  height: 2000,
  alt: "A corner of the night map: Harbour Square, in white letters on black",
  draw: () =>
    canvas(
      2000,
      2000,
      tram.black,
      group(network({ ink: tram.white, ground: tram.black }), { x: -1980, y: -396, scale: 2.2 }),
    ),
};

const pictograms: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    rect(x - 62, y - 80, 124, 132, { fill: tram.black }, 22) +
    rect(x - 42, y - 56, 84, 52, { fill: tram.white }, 6) +
    circle(x - 34, y + 24, 10, { fill: tram.white }) +
    circle(x + 34, y + 24, 10, { fill: tram.white }) +
    path(
      `M${x - 40} ${y + 84}L${x - 20} ${y + 56}M${x + 40} ${y + 84}L${x + 20} ${y + 56}M${x - 30} ${y - 104}H${x + 30}M${x} ${y - 104}V${y - 80}`,
      { stroke: tram.black, width: 12, cap: "round" },
    ),
  (x, y) =>
    path(
      `M${x - 90} ${y + 76}H${x - 40}V${y + 28}H${x + 4}V${y - 20}H${x + 48}V${y - 68}H${x + 92}`,
      { stroke: tram.black, width: 22, join: "miter" },
    ),
  (x, y) =>
    rect(x - 70, y - 92, 140, 184, { stroke: tram.black, width: 16 }, 14) +
    polygon(
      [
        [x - 34, y - 12],
        [x, y - 58],
        [x + 34, y - 12],
      ],
      { fill: tram.black },
    ) +
    polygon(
      [
        [x - 34, y + 14],
        [x, y + 60],
        [x + 34, y + 14],
      ],
      { fill: tram.black },
    ),
  (x, y) =>
    circle(x, y, 92, { fill: tram.black }) +
    rect(x - 13, y - 18, 26, 72, { fill: tram.white }, 4) +
    circle(x, y - 46, 16, { fill: tram.white }),
];

function sign(y: number, fill: string, content: string): string {
  return rect(180, y, 1400, 380, { fill }, 28) + content;
}

export const lindholmSigns: Picture = {
  width: 1760,
  height: 2200,
  alt: "Four hanging signs: trams 2 and 7 to the right, Harbour Square, the way out, and four pictograms",
  draw: () =>
    canvas(
      1760,
      2200,
      "#d9d5c8",
      rect(330, 0, 34, 2040, { fill: "#a7a294" }) +
        rect(1396, 0, 34, 2040, { fill: "#a7a294" }) +
        sign(
          150,
          tram.black,
          routeBadge("2", tram.red, 250, 240, 200) +
            routeBadge("7", tram.blue, 486, 240, 200) +
            icon("arrow", 1250, 220, 240, { colour: tram.yellow, weight: 2.6 }),
        ) +
        sign(
          640,
          tram.yellow,
          text("Harbour Square", 880, 898, {
            size: 210,
            face: "condensedBold",
            fill: tram.black,
            align: "middle",
            tracking: -0.015,
          }),
        ) +
        sign(
          1130,
          tram.black,
          group(icon("arrow", 0, 0, 240, { colour: tram.yellow, weight: 2.6 }), {
            x: 490,
            y: 1440,
            rotate: 180,
          }) +
            text("Way out", 560, 1390, {
              size: 210,
              face: "condensedBold",
              fill: tram.white,
              tracking: -0.015,
            }),
        ) +
        sign(
          1620,
          tram.white,
          pictograms.map((pictogram, index) => pictogram(376 + index * 336, 1812)).join(""),
        ),
    ),
};

export const lindholmNumerals: Picture = {
  width: 2400,
  height: 1600,
  alt: "A study of the numerals 2, 7 and 11, filled and in outline, between their guide lines",
  draw: () => {
    const style = { size: 1180, face: "condensedBold" as const, fill: tram.black, tracking: -0.02 };
    const [two, seven, eleven] = [measure("2", style), measure("7", style), measure("11", style)];
    const gap = (2140 - two - seven - eleven) / 2;
    const middle = 130 + two + gap;
    return canvas(
      2400,
      1600,
      tram.yellow,
      [374, 1200].map((y) => line(0, y, 2400, y, { stroke: tram.black, width: 3 })).join("") +
        text("2", 130, 1200, style) +
        text("7", middle, 1200, { ...style, outline: 5 }) +
        text("11", 2270, 1200, { ...style, align: "end" }) +
        [130, 130 + two, middle, middle + seven, 2270 - eleven, 2270]
          .map((x) => line(x, 300, x, 1274, { stroke: tram.red, width: 3, dash: "14 12" }))
          .join("") +
        text("Cap height 826", 150, 346, {
          size: 42,
          face: "condensedSemibold",
          fill: tram.black,
        }) +
        paragraph(
          "A numeral must be read from a moving tram, in rain, at forty metres. The flag of the 1 grew three times.",
          130,
          1340,
          1400,
          { size: 58, face: "condensedSemibold", fill: tram.black, leading: 1.25 },
        ),
    );
  },
};
