import { expect, test } from "vitest";
import { actionOf, publishOptions, shows } from "./publishChoices";

const project = { showOnHome: false, hasWorkImages: true, isPasswordProtected: false };
const valuesFor = (current: "PUBLIC" | "LATER" | "UNLISTED" | "DRAFT") =>
  publishOptions({ ...project, current }).map(({ value }) => value);

test("only a draft can be scheduled", () => {
  expect(valuesFor("DRAFT")).toEqual(["PUBLIC", "LATER", "UNLISTED", "DRAFT"]);
  expect(valuesFor("LATER")).toEqual(["PUBLIC", "LATER", "UNLISTED", "DRAFT"]);
  expect(valuesFor("UNLISTED")).toEqual(["PUBLIC", "UNLISTED", "DRAFT"]);
  expect(valuesFor("PUBLIC")).toEqual(["PUBLIC", "UNLISTED", "DRAFT"]);
});

test("it is said what becomes visible, and what stays behind the password", () => {
  const wordsOf = (more: object) =>
    publishOptions({ ...project, current: "DRAFT", ...more })[0]?.description;
  expect(wordsOf({})).toBe(
    "Everyone can see it. Its pictures are on the Work page, and search engines list it.",
  );
  expect(wordsOf({ hasWorkImages: false })).toBe(
    "Everyone can see it. In no list: it is not on the home page, and has no work images for the Work page. Search engines list it.",
  );
  expect(wordsOf({ showOnHome: true, hasWorkImages: false })).toBe(
    "Everyone can see it. It has a card on the home page, and search engines list it.",
  );
  expect(wordsOf({ showOnHome: true, isPasswordProtected: true })).toBe(
    "Everyone can see it. It has a card on the home page and its pictures on the Work page, and search engines leave it out. Its case study needs the portfolio password.",
  );
});

test("more is seen of what is published, scheduled or unlisted, and of what is listed then", () => {
  for (const current of ["DRAFT", "LATER"] as const) {
    expect(shows("PUBLIC", current)).toBe(true);
    expect(shows("UNLISTED", current)).toBe(true);
    expect(shows("LATER", current)).toBe(true);
    expect(shows("DRAFT", current)).toBe(false);
  }
  expect(shows("PUBLIC", "UNLISTED")).toBe(true);
  expect(shows("UNLISTED", "PUBLIC")).toBe(false);
  expect(shows("PUBLIC", "PUBLIC")).toBe(false);
});

test("the button says what it does, or that nothing changes", () => {
  expect(actionOf("PUBLIC", "LATER")).toBe("Publish now");
  expect(actionOf("DRAFT", "LATER")).toBe("Cancel the schedule");
  expect(actionOf("LATER", "DRAFT")).toBe("Schedule");
  expect(actionOf("UNLISTED", "UNLISTED")).toBe("Leave it unlisted");
});
