import { expect, test } from "vitest";
import { parseAboutDraft } from "./MainContent";

const saved = {
  mainHeading: "Heading",
  mainParagraph: { text: "", markup: 0 },
  currentRole: "",
  linkedinUrl: "",
  personalLife: { text: "", markup: 0 },
} as const;

test("a draft of today is read as it was stored", () => {
  const mainParagraph = { text: "**Bold**", markup: 2 };
  const values = { ...saved, mainParagraph, currentRole: "Lead" };
  const draft = { base: { version: 4, values: saved }, values };
  expect(parseAboutDraft(JSON.parse(JSON.stringify(draft)), saved)).toEqual(draft);
});

test("a draft of an earlier version names what was typed, and what was saved then", () => {
  const stored = { mainHeading: { value: "Typed", from: "Older" }, later: { value: 1 } };
  expect(parseAboutDraft(stored, saved)).toEqual({
    base: { version: 0, values: { ...saved, mainHeading: "Older" } },
    values: { ...saved, mainHeading: "Typed" },
  });
});

test("texts that an earlier version stored without their markup are plain", () => {
  const stored = { base: { version: 4, values: {} }, values: { mainParagraph: "**Bold**" } };
  expect(parseAboutDraft(stored, saved)?.values).toEqual({
    ...saved,
    mainParagraph: { text: "**Bold**", markup: 0 },
  });
});

test.each([null, 42, "text", [], {}, { base: {}, values: {} }, { mainHeading: "text" }])(
  "%j is no draft",
  (stored) => expect(parseAboutDraft(stored, saved)).toBeNull(),
);
