import { expect, test } from "vitest";
import { settings } from "../../palette/places";
import { languageAddress, nextPart, setupLine } from "./setupSteps";

const step = (name: string, isDone = false) => ({ name, isDone, project: null });

test("the flow goes on where something is left to do", () => {
  const names = ["NAME", "HEADLINE", "PORTRAIT", "COLORS", "ABOUT", "PROJECT", "PUBLISHED"];
  const after = (...done: string[]) =>
    nextPart(names.map((name) => step(name, done.includes(name))));
  expect(after()).toBe("identity");
  expect(after("NAME")).toBe("identity");
  expect(after("NAME", "HEADLINE")).toBe("portrait");
  expect(after("NAME", "HEADLINE", "PORTRAIT", "PROJECT")).toBe("colors");
  expect(after("NAME", "HEADLINE", "PORTRAIT", "COLORS")).toBe("project");
  expect(after("NAME", "HEADLINE", "PORTRAIT", "COLORS", "PROJECT")).toBeNull();
});

test("a project that can be published is what its line leads to, without one the first step is", () => {
  expect(setupLine(step("PUBLISHED"))?.address).toBe("/admin?create");
  expect(setupLine({ ...step("PUBLISHED"), project: { databaseId: 7 } })?.address).toBe(
    "/admin/edit/7?publish",
  );
});

test("a step that is not known here has no line", () => {
  expect(setupLine(step("LATER"))).toBeNull();
});

const known = settings.map(({ goal }) => "to" in goal && goal.to);

test.each(["NAME", "HEADLINE", "PORTRAIT", "COLORS", "ABOUT"])(
  "the line of %s leads to a field that is there",
  (name) => expect(known).toContain(setupLine(step(name))?.address),
);

test("the language is chosen in a field that is there", () => {
  expect(known).toContain(languageAddress);
});
