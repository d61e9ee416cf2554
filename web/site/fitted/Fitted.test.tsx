import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fitted } from "./Fitted";

const renderTitle = (text: string, lines?: number[]) =>
  render(<Fitted text={text} {...(lines && { lines })} />).container.querySelector<HTMLElement>(
    ".fitted",
  );

test.each([
  ["Passage", "7"],
  ["A longer title", "6"],
  ["Ein-und-zwanzig", "7"],
  ["Straßenverkehr", "14"],
  // A word that may be broken counts as 16 letters at most, which fit on a line of a phone.
  ["Kinder\u00adtages\u00adstätten\u00adver\u00adwaltung", "16"],
  // A word without soft hyphens is not broken.
  ["Kindertagesstättenverwaltung", "28"],
  ["記憶の地図を描く", "1"],
  ["ออกแบบแผนที่ของความทรงจำ", "16"],
])("of %j a line has to hold %s letters", (title, letters) => {
  expect(renderTitle(title)?.style.getPropertyValue("--longest")).toBe(letters);
});

test("letters with marks over them are told apart", () => {
  expect(renderTitle("Fahrpläne")?.dataset.marked).toBeDefined();
  expect(renderTitle("Bản đồ")?.dataset.marked).toBeDefined();
  expect(renderTitle("地図が動く")?.dataset.marked).toBeUndefined();
  expect(renderTitle("Passage")?.dataset.marked).toBeUndefined();
});

test("lines are set from edge to edge where their length is known", () => {
  expect(renderTitle("Posters", [])?.getAttribute("style")).not.toContain("--wide");
  expect(renderTitle("Posters", [7.7, 4.35])?.style.getPropertyValue("--narrow")).toBe("4.35");
});
