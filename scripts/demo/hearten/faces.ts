import { icon } from "../kit/icons.ts";
import { arcData, circle, curveData, ellipse, group, type Point, path, rect } from "../kit/svg.ts";
import { paragraph, text } from "../kit/text.ts";
import { warm } from "./palette.ts";

const centre = 198;

/** One heartbeat after another, as points 120 units apart. */
export function pulse(beats: number, height: number): Point[] {
  const beat: Point[] = [
    [0, 0],
    [26, 0],
    [34, -0.14],
    [44, 0],
    [52, 0.12],
    [60, -1],
    [70, 0.42],
    [78, 0],
    [92, -0.2],
    [106, 0],
  ];
  return Array.from({ length: beats }, (_, index) =>
    beat.map(([x, y]): Point => [x + index * 120, y * height]),
  ).flat();
}

function walking(): string {
  return (
    circle(centre, 242, 164, { stroke: warm.wine, width: 26 }) +
    path(arcData(centre, 242, 164, 0, 232), { stroke: warm.coral, width: 26, cap: "round" }) +
    text("102", centre, 262, {
      size: 118,
      face: "sansSemibold",
      fill: warm.cream,
      align: "middle",
      tracking: -0.05,
    }) +
    icon("heart", 180, 120, 36, { colour: warm.coral, weight: 2.6 }) +
    text("Nice and easy", centre, 308, {
      size: 27,
      face: "sansMedium",
      fill: warm.peach,
      align: "middle",
    })
  );
}

function breathing(): string {
  return (
    [0, 30, 60, 90, 120, 150]
      .map((turn) =>
        group(ellipse(0, 0, 62, 150, { stroke: warm.peach, width: 5 }), {
          x: centre,
          y: 220,
          rotate: turn,
        }),
      )
      .join("") +
    circle(centre, 220, 26, { fill: warm.coral }) +
    text("Breathe out", centre, 430, {
      size: 32,
      face: "sansMedium",
      fill: warm.cream,
      align: "middle",
    })
  );
}

function resting(): string {
  return (
    path("M132 250V366H264M264 366V424M132 366V424M132 366H264", {
      stroke: warm.coral,
      width: 18,
      cap: "round",
      join: "round",
    }) +
    text("Sit a minute.", centre, 116, {
      size: 46,
      face: "sansSemibold",
      fill: warm.cream,
      align: "middle",
      tracking: -0.02,
    }) +
    text("Your heart is catching up", centre, 164, { size: 27, fill: warm.quiet, align: "middle" })
  );
}

function week(): string {
  const minutes = [12, 18, 0, 20, 16, 24, 9];
  return (
    text("99", 48, 134, { size: 92, face: "sansSemibold", fill: warm.cream, tracking: -0.04 }) +
    text("minutes", 168, 134, { size: 28, face: "sansMedium", fill: warm.peach }) +
    minutes
      .map((value, day) => {
        const x = 48 + day * 45;
        const height = Math.max(10, value * 9);
        return (
          rect(
            x,
            390 - height,
            30,
            height,
            { fill: day === 6 ? warm.coral : value === 0 ? warm.wine : warm.rose },
            8,
          ) +
          text("MTWTFSS".charAt(day), x + 15, 428, {
            size: 22,
            face: "sansMedium",
            fill: warm.quiet,
            align: "middle",
          })
        );
      })
      .join("")
  );
}

function finished(): string {
  return (
    circle(centre, 190, 108, { fill: warm.coral }) +
    path("M146 194L184 232L254 156", {
      stroke: warm.plum,
      width: 22,
      cap: "round",
      join: "round",
    }) +
    text("18 minutes", centre, 372, {
      size: 48,
      face: "sansSemibold",
      fill: warm.cream,
      align: "middle",
      tracking: -0.02,
    }) +
    text("Two more than Monday", centre, 416, { size: 26, fill: warm.quiet, align: "middle" })
  );
}

function listening(): string {
  return (
    text("Heart rate", centre, 104, {
      size: 28,
      face: "sansMedium",
      fill: warm.quiet,
      align: "middle",
    }) +
    group(path(curveData(pulse(3, 108), 12), { stroke: warm.coral, width: 8, join: "round" }), {
      x: 18,
      y: 250,
    }) +
    text("64", 150, 404, {
      size: 88,
      face: "sansSemibold",
      fill: warm.cream,
      align: "middle",
      tracking: -0.04,
    }) +
    text("resting", 210, 404, { size: 28, face: "sansMedium", fill: warm.peach })
  );
}

function tomorrow(): string {
  return (
    icon("sun", 48, 66, 60, { colour: warm.peach, weight: 2 }) +
    text("Tomorrow", 48, 200, {
      size: 58,
      face: "sansSemibold",
      fill: warm.cream,
      tracking: -0.03,
    }) +
    text("10:00, on the flat", 48, 248, { size: 32, fill: warm.peach }) +
    rect(48, 296, 300, 96, { fill: warm.wine }, 30) +
    text("Make it shorter", centre, 355, {
      size: 31,
      face: "sansSemibold",
      fill: warm.cream,
      align: "middle",
    })
  );
}

function talking(): string {
  return (
    paragraph("Could you talk to a friend right now?", 48, 104, 310, {
      size: 41,
      face: "sansSemibold",
      fill: warm.cream,
      leading: 1.15,
      tracking: -0.02,
    }) +
    rect(36, 262, 324, 88, { fill: warm.coral }, 44) +
    text("Yes, easily", centre, 317, {
      size: 34,
      face: "sansSemibold",
      fill: warm.plum,
      align: "middle",
    }) +
    rect(66, 364, 264, 82, { fill: warm.wine }, 41) +
    text("Not really", centre, 416, {
      size: 34,
      face: "sansSemibold",
      fill: warm.cream,
      align: "middle",
    })
  );
}

function sharing(): string {
  return (
    circle(centre, 176, 84, { fill: warm.rose }) +
    text("B", centre, 200, { size: 68, face: "sansSemibold", fill: warm.cream, align: "middle" }) +
    text("Nurse Birk has", centre, 334, {
      size: 38,
      face: "sansSemibold",
      fill: warm.cream,
      align: "middle",
      tracking: -0.01,
    }) +
    text("seen your week", centre, 378, {
      size: 38,
      face: "sansSemibold",
      fill: warm.cream,
      align: "middle",
      tracking: -0.01,
    }) +
    text("“Well walked.”", centre, 428, {
      size: 28,
      face: "sans",
      fill: warm.peach,
      align: "middle",
    })
  );
}

/** Watch screens of 396 × 484 units, in the order of a day. */
export const faces = {
  tomorrow,
  walking,
  talking,
  resting,
  breathing,
  listening,
  finished,
  week,
  sharing,
} as const;
