import { expect, test } from "vitest";
import { heroScrims } from "./hero-scrims.ts";
import { gridSize, measureTones, readTones } from "./tone-grid.ts";

/** The tones of a picture with one grey, from 0 to 255, for each of its rows from the top. */
function picture(width: number, greys: number[]) {
  const data = new Uint8Array(
    greys.flatMap((grey) => Array(width).fill([grey, grey, grey, 255])).flat(),
  );
  const tones = readTones(measureTones({ data, width, height: greys.length }));
  if (!tones) throw new Error("tones cannot be read");
  return tones;
}

const wide = { width: 2400, height: 1350, focalX: 0.5, focalY: 0.5 };
const rows = (light: (row: number) => boolean) =>
  Array.from({ length: gridSize }, (_, row) => (light(row) ? 255 : 0));

/** The contrast between text of the luminance `words` and a grey under a scrim. */
function contrastUnder(grey: number, strength: number, scrim: number, words: number): number {
  const shade = (grey * (1 - strength) + scrim * strength) / 255;
  const luminance = shade <= 0.04045 ? shade / 12.92 : ((shade + 0.055) / 1.055) ** 2.4;
  const pair = [luminance + 0.05, words + 0.05];
  return Math.max(...pair) / Math.min(...pair);
}

test("under white words a dark picture needs no scrim, and a white one a strong scrim", () => {
  expect(
    heroScrims(
      picture(
        16,
        rows(() => false),
      ),
      wide,
    ),
  ).toMatchObject({
    ...{ darkWide: 0, darkPhone: 0 },
    ...{ lightWide: expect.closeTo(0.53, 1), lightPhone: expect.closeTo(0.53, 1) },
  });
  expect(
    heroScrims(
      picture(
        16,
        rows(() => true),
      ),
      wide,
    ),
  ).toMatchObject({
    ...{ darkWide: expect.closeTo(0.57, 1), lightWide: 0, lightPhone: 0 },
  });
});

test("whatever grey is behind them, the words have a contrast of 4.5", () => {
  for (let grey = 0; grey <= 255; grey += 5) {
    const scrims = heroScrims(picture(16, Array(gridSize).fill(grey)), wide);
    expect(contrastUnder(grey, scrims.darkWide, 0, 1)).toBeGreaterThanOrEqual(4.5);
    expect(contrastUnder(grey, scrims.lightPhone, 255, 0.0056)).toBeGreaterThanOrEqual(4.5);
  }
});

test("what counts is what the crop around the focal point shows under the words", () => {
  const lightAbove = picture(
    16,
    rows((row) => row < 6),
  );
  const tall = { width: 1000, height: 4000, focalX: 0.5 };
  expect(heroScrims(lightAbove, { ...tall, focalY: 0 }).darkWide).toBeGreaterThan(0.5);
  expect(heroScrims(lightAbove, { ...tall, focalY: 1 }).darkWide).toBe(0);
});

test("low windows, whose hero is lower, show other rows under the words", () => {
  const landscape = { width: 1600, height: 1000, focalX: 0.5, focalY: 0.5 };
  const lightIn = (first: number, last: number) =>
    heroScrims(
      picture(
        16,
        rows((row) => row >= first && row <= last),
      ),
      landscape,
    );
  expect(lightIn(6, 7).darkWide).toBeGreaterThan(0.5);
  expect(lightIn(2, 3).darkPhone).toBeGreaterThan(0.5);
  // No window shows these rows under the words.
  expect(lightIn(8, 15)).toMatchObject({ darkWide: 0, darkPhone: 0 });
});

test("a phone shows another part of a wide picture than a window does", () => {
  // The picture is light only at its left edge.
  const data = new Uint8Array(
    Array.from({ length: 32 * 16 }, (_, at) => {
      const grey = at % 32 < 2 ? 255 : 0;
      return [grey, grey, grey, 255];
    }).flat(),
  );
  const tones = readTones(measureTones({ data, width: 32, height: 16 }));
  if (!tones) throw new Error("tones cannot be read");
  const scrims = heroScrims(tones, { width: 3200, height: 1200, focalX: 0.7, focalY: 0.5 });
  expect(scrims.darkWide).toBeGreaterThan(0.5);
  expect(scrims.darkPhone).toBe(0);
});
