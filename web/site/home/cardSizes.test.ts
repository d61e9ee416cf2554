import { expect, test } from "vitest";
import { cardSizes, ratioOf } from "./cardSizes";

const wide = { width: 2400, height: 1500 };
const tall = { width: 1200, height: 1500 };

test("a strip fetches a picture as wide as the height of its row makes it", () => {
  const row = "clamp(352px, 100vh - 256px, 864px)";
  expect(cardSizes(wide, { layout: "STRIP", isWide: false }, 1440)).toBe(
    `max(min(84vw, ${row} * 0.8), ${row} * 1.6)`,
  );
});

test("a list of names crops pictures that are very wide or tall only", () => {
  expect(cardSizes(wide, { layout: "INDEX", isWide: false }, 1440)).toBe(
    "(width >= 1440px) 578px, (width >= 768px) 42vw, 100vw",
  );
  const panorama = { width: 3200, height: 1000 };
  expect(cardSizes(panorama, { layout: "INDEX", isWide: false }, 1440)).toContain(
    "(width >= 768px) calc(42vw * 2)",
  );
  expect(cardSizes(tall, { layout: "INDEX", isWide: false }, 1440)).toContain("42vw, 100vw");
});

test("the layout WALL fetches a picture as wide as its column", () => {
  const shares = { two: 0.45, many: 0.25 };
  expect(cardSizes(tall, { layout: "WALL", isWide: true, shares }, 1440)).toBe(
    "(width >= 1440px) 344px, (width >= 1200px) 25vw, (width >= 600px) 45vw, 100vw",
  );
});

test("a card that grows with large windows fetches a picture for its height and width there", () => {
  const card = { layout: "MOSAIC", isWide: false } as const;
  expect(cardSizes(tall, card, 1440)).toBe(
    "(width >= 1440px) max(688px, 258px), (width >= 768px) max(50vw, 258px), max(100vw, 258px)",
  );
  expect(cardSizes(tall, card, 2240)).toMatch(
    /^\(width >= 2240px\) max\(1088px, 401px\), \(width > 1440px\) max\(50vw, 401px\), /,
  );
});

test("where nobody knows the size of a picture it has a default shape", () => {
  expect(ratioOf(null)).toBe(1.5);
  expect(ratioOf({ width: 0, height: 0 })).toBe(1.5);
});
