import { expect, test } from "vitest";
import { describeSmallness, places } from "./places";

test("a picture that its place enlarges is said to be small, with the size that is sharp", () => {
  expect(describeSmallness({ src: "/objects/a.png", width: 90, height: 60 }, places.hero)).toBe(
    "90 by 60 pixels are few for this place: it will look blurred. 2880 by 1200 pixels are sharp on every screen.",
  );
  expect(
    describeSmallness({ src: "/objects/a.png", width: 90, height: 60 }, places.pageWidth),
  ).toContain("2624 pixels of width are sharp");
});

test("one that is low is small, too, where the place covers a height", () => {
  expect(
    describeSmallness({ src: "/objects/a.png", width: 4000, height: 500 }, places.hero),
  ).not.toBeNull();
  expect(
    describeSmallness({ src: "/objects/a.png", width: 4000, height: 500 }, places.pageWidth),
  ).toBeNull();
});

test("nothing is said of one that is large enough, of unknown size, or drawn in lines", () => {
  expect(
    describeSmallness({ src: "/objects/a.png", width: 1440, height: 600 }, places.hero),
  ).toBeNull();
  expect(describeSmallness({ src: "/objects/a.png", width: 0, height: 0 }, places.hero)).toBeNull();
  expect(
    describeSmallness({ src: "/objects/a.svg?v=1", width: 24, height: 24 }, places.hero),
  ).toBeNull();
});
