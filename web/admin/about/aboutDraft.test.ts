import { expect, test } from "vitest";
import { parseAboutDraft } from "./aboutDraft";

const saved = {
  mainHeading: "Heading",
  mainParagraph: "",
  currentRole: "",
  linkedinUrl: "",
  personalLife: "",
};

test("a draft of today is read as it was stored", () => {
  const draft = { base: { version: 4, values: saved }, values: { ...saved, currentRole: "Lead" } };
  expect(parseAboutDraft(JSON.parse(JSON.stringify(draft)), saved)).toEqual(draft);
});

test("a draft of an earlier version names what was typed, and what was saved then", () => {
  const stored = { mainHeading: { value: "Typed", from: "Older" }, later: { value: 1 } };
  expect(parseAboutDraft(stored, saved)).toEqual({
    base: { version: 0, values: { ...saved, mainHeading: "Older" } },
    values: { ...saved, mainHeading: "Typed" },
  });
});

test.each([null, 42, "text", [], {}, { base: {}, values: {} }, { mainHeading: "text" }])(
  "%j is no draft",
  (stored) => expect(parseAboutDraft(stored, saved)).toBeNull(),
);
