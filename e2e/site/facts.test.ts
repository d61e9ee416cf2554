import { expect, test } from "vitest";
import { sampleOf } from "../harness/combinations.ts";
import { visitDemo } from "../harness/journey.ts";

const journey = visitDemo();

test.each(
  sampleOf(
    [
      [390, 1],
      [1440, 4],
      [768, 4],
    ],
    2,
  ),
)("at %i pixels the facts stand in %i columns", async (width, columns) => {
  const page = await journey.open("/project/passage", { viewport: { width, height: 900 } });
  const facts = page.locator(".project-fact");
  expect(await facts.count()).toBeGreaterThan(3);
  const places = await facts.evaluateAll((all) =>
    all.map((fact) => Math.round(fact.getBoundingClientRect().x)),
  );
  expect(new Set(places).size).toBe(columns);
});

test.each([
  ["touch", 0],
  ["a pointer", 1],
])(
  "with %s the name of a card lies on its picture %i times of one",
  { tags: "matrix" },
  async (kind, times) => {
    const isTouch = kind === "touch";
    const page = await journey.open("/", {
      viewport: { width: 390, height: 844 },
      hasTouch: isTouch,
      isMobile: isTouch,
      reducedMotion: "reduce",
    });
    const card = page.locator(".project-card").first();
    const picture = await card.locator("img").boundingBox();
    const name = await card.locator(".card-name > bdi").first().boundingBox();
    expect(Math.round(picture?.height ?? 0)).toBe(322);
    const bottom = (picture?.y ?? 0) + (picture?.height ?? 0);
    expect(Number((name?.y ?? 0) < bottom)).toBe(times);
  },
);
