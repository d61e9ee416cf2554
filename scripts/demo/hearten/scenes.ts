import { mix } from "../kit/colour.ts";
import { watch } from "../kit/devices.ts";
import { seededRandom } from "../kit/random.ts";
import { canvas, circle, clip, curveData, group, line, path, rect } from "../kit/svg.ts";
import { text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { faces, pulse } from "./faces.ts";
import { warm } from "./palette.ts";

export const heartenHome: Picture = {
  width: 2000,
  height: 1250,
  alt: "Three watches side by side: a question, a walk at 102 beats a minute, a finished walk",
  draw: () =>
    canvas(
      2000,
      1250,
      warm.coral,
      watch(170, 358, 450, faces.talking(), { strap: "#d8412f", edge: "#e9b7a4", shadow: 0.2 }) +
        watch(775, 358, 450, faces.walking(), { strap: warm.wine, edge: "#74405f", shadow: 0.2 }) +
        watch(1380, 358, 450, faces.finished(), {
          strap: warm.peach,
          edge: "#fff1e6",
          shadow: 0.2,
        }),
    ),
};

export const heartenHero: Picture = {
  width: 2400,
  height: 1350,
  alt: "A pulse line crosses the dark and runs behind a watch that says: nice and easy",
  draw: () =>
    canvas(
      2400,
      1350,
      warm.plum,
      rect(0, 0, 2400, 1350, { fill: warm.wine, opacity: 0.35 }) +
        group(path(curveData(pulse(7, 118), 12), { stroke: warm.coral, width: 5, join: "round" }), {
          x: -60,
          y: 640,
          scale: 3.1,
        }) +
        watch(1480, 295, 640, faces.walking(), { strap: warm.rose, edge: "#e8a9a0", shadow: 0.5 }),
    ),
};

export const heartenFaces: Picture = {
  width: 2000,
  height: 2000,
  alt: "Nine watch faces in three rows: plan, walk, question, rest, breath, pulse, finish, week, nurse",
  draw: () =>
    canvas(
      2000,
      2000,
      warm.cream,
      Object.values(faces)
        .map((face, index) =>
          group(
            rect(0, 0, 396, 484, { fill: warm.plum }, 104) +
              clip(rect(0, 0, 396, 484, { fill: "#fff" }, 104), face()),
            {
              x: 190 + (index % 3) * 572,
              y: 100 + Math.floor(index / 3) * 622,
              scale: 1.2,
            },
          ),
        )
        .join(""),
    ),
};

const marks: readonly [day: number, note: string, top: number][] = [
  [8, "To the gate and back", 740],
  [36, "First stairs", 560],
  [76, "The whole park", 420],
];

export const heartenWeeks: Picture = {
  width: 2400,
  height: 1500,
  alt: "A chart of eighty-four days of walking, from four minutes on the first to forty on the last",
  draw: () => {
    const random = seededRandom(6);
    const days = Array.from({ length: 84 }, (_, day) => {
      const resting = day % 7 === 2 && random() > 0.35;
      const trend = 4 + 36 * (day / 83) ** 0.85;
      return resting ? 0 : Math.round(Math.max(3, trend + (random() - 0.5) * 11));
    });
    const bars = days
      .map((minutes, day) => {
        const x = 150 + day * 25;
        return minutes === 0
          ? circle(x + 8, 1222, 5, { fill: warm.rose })
          : rect(
              x,
              1230 - minutes * 18,
              16,
              minutes * 18,
              { fill: mix(warm.peach, warm.rose, Math.min(1, minutes / 44)) },
              8,
            );
      })
      .join("");
    const notes = marks
      .map(([day, note, height]) => {
        const [x, top] = [158 + day * 25, 1230 - (days[day] ?? 0) * 18];
        const late = day > 60;
        return (
          line(x, top - 18, x, height, { stroke: warm.plum, width: 3 }) +
          circle(x, top - 18, 7, { fill: warm.plum }) +
          text(`${note}, ${days[day] ?? 0} min`, late ? x - 18 : x + 18, height + 30, {
            size: 42,
            face: "sansMedium",
            fill: warm.plum,
            align: late ? "end" : "start",
          })
        );
      })
      .join("");
    const weeks = Array.from({ length: 12 }, (_, week) =>
      text(String(week + 1), 225 + week * 175, 1316, {
        size: 38,
        face: "sansMedium",
        fill: warm.rose,
        align: "middle",
      }),
    ).join("");
    return canvas(
      2400,
      1500,
      warm.cream,
      text("Eighty-four days,", 150, 240, {
        size: 128,
        face: "sansSemibold",
        fill: warm.plum,
        tracking: -0.04,
      }) +
        text("in minutes walked", 150, 372, {
          size: 128,
          face: "sansSemibold",
          fill: warm.rose,
          tracking: -0.04,
        }) +
        bars +
        notes +
        line(150, 1240, 2250, 1240, { stroke: warm.plum, width: 4 }) +
        weeks +
        text("weeks after discharge", 150, 1390, { size: 38, fill: warm.rose }) +
        text("dots are rest days", 2250, 1390, { size: 38, fill: warm.rose, align: "end" }),
    );
  },
};
