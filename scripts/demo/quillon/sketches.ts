import { seededRandom } from "../kit/random.ts";
import { canvas, curveData, type Point, path } from "../kit/svg.ts";
import { text } from "../kit/text.ts";
import type { Picture } from "../picture.ts";
import { quill } from "./manuscript.ts";

function sketchLine(
  points: readonly Point[],
  random: () => number,
  width = 5,
  stroke: string = quill.ink,
): string {
  const shaky = points.map(([x, y]): Point => [x + (random() - 0.5) * 7, y + (random() - 0.5) * 7]);
  return path(curveData(shaky, 8), { stroke, width, cap: "round", join: "round" });
}

function sketchBox(
  x: number,
  y: number,
  w: number,
  h: number,
  random: () => number,
  stroke: string = quill.ink,
): string {
  return [
    sketchLine(
      [
        [x - 8, y],
        [x + w / 2, y],
        [x + w + 6, y],
      ],
      random,
      5,
      stroke,
    ),
    sketchLine(
      [
        [x + w, y - 6],
        [x + w, y + h / 2],
        [x + w, y + h + 6],
      ],
      random,
      5,
      stroke,
    ),
    sketchLine(
      [
        [x + w + 6, y + h],
        [x + w / 2, y + h],
        [x - 6, y + h],
      ],
      random,
      5,
      stroke,
    ),
    sketchLine(
      [
        [x, y + h + 6],
        [x, y + h / 2],
        [x, y - 8],
      ],
      random,
      5,
      stroke,
    ),
  ].join("");
}

function scribbles(
  x: number,
  y: number,
  w: number,
  rows: number,
  random: () => number,
  stroke: string = quill.quiet,
): string {
  return Array.from({ length: rows }, (_, row) => {
    const end = x + w * (row === rows - 1 ? 0.6 : 0.9 + random() * 0.1);
    return sketchLine(
      [
        [x, y + row * 38],
        [x + w * 0.4, y + row * 38],
        [end, y + row * 38],
      ],
      random,
      5,
      stroke,
    );
  }).join("");
}

const attempts = [
  "Footnotes. Nobody looked down.",
  "A score. Everybody stopped reading.",
  "Chat beside it. Two texts, no trust.",
  "Threads. They argued with it!",
];

export const quillonSketches: Picture = {
  width: 2400,
  height: 1600,
  alt: "Four sketched wireframes, three crossed out and one circled, with a handwritten verdict under each",
  draw: () => {
    const random = seededRandom(11);
    const red = quill.oxblood;
    const frame = (index: number): [number, number] => [
      150 + (index % 2) * 1100,
      110 + Math.floor(index / 2) * 750,
    ];
    const drawings = [
      (x: number, y: number) =>
        scribbles(x + 70, y + 80, 780, 7, random) +
        sketchLine(
          [
            [x + 70, y + 370],
            [x + 400, y + 370],
          ],
          random,
        ) +
        scribbles(x + 70, y + 415, 380, 2, random),
      (x: number, y: number) =>
        scribbles(x + 70, y + 90, 480, 10, random) +
        sketchBox(x + 630, y + 90, 250, 180, random) +
        text("72", x + 755, y + 222, {
          size: 120,
          face: "serifItalic",
          fill: quill.ink,
          align: "middle",
        }) +
        scribbles(x + 630, y + 330, 250, 3, random),
      (x: number, y: number) =>
        scribbles(x + 60, y + 90, 420, 10, random) +
        sketchLine(
          [
            [x + 530, y + 20],
            [x + 530, y + 250],
            [x + 530, y + 480],
          ],
          random,
        ) +
        sketchBox(x + 580, y + 70, 240, 90, random) +
        sketchBox(x + 660, y + 200, 230, 90, random) +
        sketchBox(x + 580, y + 330, 280, 110, random),
      (x: number, y: number) =>
        scribbles(x + 60, y + 90, 430, 10, random) +
        [60, 210, 360]
          .map((offset) => sketchBox(x + 640, y + offset, 250, 100, random, quill.blue))
          .join("") +
        [
          [128, 110],
          [242, 260],
          [356, 410],
        ]
          .map(([from = 0, to = 0]) =>
            sketchLine(
              [
                [x + 490, y + from],
                [x + 550, y + from],
                [x + 590, y + to],
                [x + 640, y + to],
              ],
              random,
              6,
              red,
            ),
          )
          .join(""),
    ];
    return canvas(
      2400,
      1600,
      quill.paper,
      drawings
        .map((drawing, index) => {
          const [x, y] = frame(index);
          const verdict =
            index < 3
              ? sketchLine(
                  [
                    [x + 20, y + 485],
                    [x + 480, y + 255],
                    [x + 930, y + 15],
                  ],
                  random,
                  8,
                  red,
                )
              : path(
                  curveData([
                    [x + 470, y - 34],
                    [x + 960, y + 10],
                    [x + 985, y + 350],
                    [x + 860, y + 528],
                    [x + 300, y + 532],
                    [x - 44, y + 420],
                    [x - 30, y + 60],
                    [x + 250, y - 44],
                    [x + 560, y - 20],
                  ]),
                  { stroke: red, width: 9, cap: "round" },
                );
          return (
            sketchBox(x, y, 950, 500, random) +
            drawing(x, y) +
            verdict +
            text(attempts[index] ?? "", x, y + 612, {
              size: 52,
              face: "serifItalic",
              fill: index < 3 ? quill.quiet : red,
            })
          );
        })
        .join(""),
    );
  },
};
