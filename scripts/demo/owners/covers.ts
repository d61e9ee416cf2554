import { canvas, circle, group, line, polygon, rect } from "../kit/svg.ts";
import { paragraph, text } from "../kit/text.ts";
import { bust, type Figure } from "../people/figures.ts";
import type { Picture } from "../picture.ts";

const tall = { width: 2400, height: 3000 } as const;

/** A poster of one word, cut by its edges. */
export function wordPoster(
  word: string,
  lines: readonly string[],
  [ground, ink, second]: readonly [string, string, string],
): Picture {
  return {
    ...tall,
    alt: `A poster with the letters ${word} larger than the sheet`,
    draw: () =>
      canvas(
        tall.width,
        tall.height,
        ground,
        circle(1650, 1120, 880, { fill: second }) +
          text(word, -70, 2260, { size: 2500, face: "condensedBold", fill: ink, tracking: -0.03 }) +
          lines
            .map((words, index) =>
              text(words, 130, 2560 + index * 130, {
                size: 112,
                face: "condensedSemibold",
                fill: ink,
              }),
            )
            .join("") +
          rect(130, 130, 2140, 18, { fill: ink }) +
          text(lines[0] ?? "", 2270, 330, {
            size: 112,
            face: "condensedSemibold",
            fill: ink,
            align: "end",
          }),
      ),
  };
}

/** A poster of stripes and quarter circles, for something that moves. */
export function stripePoster(
  title: string,
  place: string,
  [ground, ink, second, third]: readonly [string, string, string, string],
): Picture {
  return {
    ...tall,
    alt: `A poster of stripes and quarters of circles, titled ${title}`,
    draw: () =>
      canvas(
        tall.width,
        tall.height,
        ground,
        [0, 1, 2, 3, 4, 5, 6].map((row) => rect(0, row * 260, 2400, 130, { fill: ink })).join("") +
          circle(0, 1820, 1240, { fill: second }) +
          circle(2400, 600, 860, { fill: third }) +
          circle(2400, 600, 430, { fill: ground }) +
          text(title, 110, 2520, { size: 640, face: "condensedBold", fill: ink, tracking: -0.02 }) +
          text(place, 130, 2790, { size: 130, face: "condensedSemibold", fill: ink }),
      ),
  };
}

/** A book that stands on a ground of its own, with its spine in view. */
export function bookCover(
  title: readonly string[],
  author: string,
  [ground, cover, ink, accent]: readonly [string, string, string, string],
): Picture {
  return {
    width: 2400,
    height: 2800,
    alt: `The cover of the book ${title.join(" ")} by ${author}`,
    draw: () =>
      canvas(
        2400,
        2800,
        ground,
        polygon(
          [
            [660, 2460],
            [2100, 2460],
            [2260, 2560],
            [560, 2560],
          ],
          { fill: "#000000", opacity: 0.16 },
        ) +
          rect(560, 330, 70, 2150, { fill: accent }) +
          rect(630, 330, 1330, 2150, { fill: cover }) +
          line(760, 560, 1830, 560, { stroke: ink, width: 5 }) +
          title
            .map((words, index) =>
              text(words, 760, 860 + index * 250, {
                size: 240,
                face: "serifLight",
                fill: ink,
                tracking: -0.025,
              }),
            )
            .join("") +
          circle(1295, 1830, 270, { fill: accent }) +
          circle(1420, 1700, 150, { fill: cover }) +
          text(author, 760, 2330, { size: 84, face: "serifItalic", fill: ink }),
      ),
  };
}

/** An open spread of a magazine, its left page a large letter. */
export function spread(
  letter: string,
  heading: string,
  words: string,
  [ground, paper, ink, accent]: readonly [string, string, string, string],
  /** With so much of its ground around it that a hero has room for the navigation. */
  isHero = false,
): Picture {
  const size = isHero ? { width: 3860, height: 1630 } : { width: 2400, height: 1600 };
  const place = isHero ? { x: 730, y: 75 } : { x: 0, y: 0 };
  return {
    ...size,
    alt: `An open magazine: a large ${letter} on the left page, a column titled ${heading} on the right`,
    draw: () =>
      canvas(
        size.width,
        size.height,
        ground,
        group(
          rect(180, 190, 2040, 1240, { fill: "#000000", opacity: 0.1 }) +
            rect(160, 160, 1040, 1240, { fill: accent }) +
            rect(1200, 160, 1040, 1240, { fill: paper }) +
            rect(1200, 160, 26, 1240, { fill: ink, opacity: 0.08 }) +
            text(letter, 680, 1140, {
              size: 1150,
              face: "serifLight",
              fill: paper,
              align: "middle",
            }) +
            text(heading, 1340, 440, { size: 128, face: "serif", fill: ink, tracking: -0.02 }) +
            line(1340, 510, 2100, 510, { stroke: ink, width: 3 }) +
            paragraph(words, 1340, 620, 720, { size: 44, face: "serif", fill: ink, leading: 1.5 }),
          place,
        ),
      ),
  };
}

/** A portrait in front of a wall of two tones. */
export function portraitOf(
  figure: Figure,
  [wall, light, floor]: readonly [string, string, string],
  alt: string,
): Picture {
  return {
    width: 1600,
    height: 2000,
    alt,
    draw: () =>
      canvas(
        1600,
        2000,
        wall,
        circle(1100, 620, 620, { fill: light }) +
          rect(0, 1700, 1600, 300, { fill: floor }) +
          group(bust(figure), { x: 780, y: 860, scale: 1.7 }),
      ),
  };
}

/** Two who work together, in front of what hangs on their wall. */
export function studioOf(
  figures: readonly [Figure, Figure],
  [wall, one, other, frame]: readonly [string, string, string, string],
  alt: string,
): Picture {
  return {
    width: 2400,
    height: 1600,
    alt,
    draw: () =>
      canvas(
        2400,
        1600,
        wall,
        rect(180, 120, 520, 700, { fill: one, stroke: frame, width: 16 }) +
          circle(440, 470, 180, { fill: other }) +
          rect(1700, 120, 520, 700, { fill: other, stroke: frame, width: 16 }) +
          rect(1790, 210, 340, 260, { fill: one }) +
          rect(960, 90, 480, 330, { fill: frame }) +
          group(bust(figures[0]), { x: 850, y: 760, scale: 0.95 }) +
          group(bust(figures[1]), { x: 1560, y: 700, scale: 0.95 }) +
          rect(0, 1420, 2400, 180, { fill: frame }),
      ),
  };
}
