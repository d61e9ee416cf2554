import { expect, test } from "vitest";
import { englishWords } from "../../../words/create-words";
import { english } from "../../../words/english";
import { aboutTexts } from "./aboutTexts";

const { say } = englishWords;
const defaults = {
  heading: english["about.heading"],
  html: "",
  words: english["about.text"],
  role: english["about.role"],
};
const unwritten = {
  mainHeading: english["about.heading"],
  hyphenatedHeading: english["about.heading"],
  mainParagraphHtml: "",
  mainParagraphWords: "",
  currentRole: "",
  personalLifeHtml: "",
  linkedinUrl: "",
};
const site = { name: "Ada Byron", say };

test.each([false, true])(
  "what cannot be read has the default texts, with samples: %s",
  (showsSamples) => {
    expect(aboutTexts(null, { ...site, showsSamples })).toEqual(defaults);
  },
);

test("so has what nobody has written, until the set-up is finished", () => {
  expect(aboutTexts(unwritten, { ...site, showsSamples: true })).toEqual(defaults);
  expect(aboutTexts(unwritten, { ...site, showsSamples: false })).toEqual({
    heading: "Ada Byron",
    ...{ html: "", words: "" },
    role: "",
  });
});

test.each([false, true])("what was left empty stays empty, with samples: %s", (showsSamples) => {
  const written = { ...unwritten, currentRole: "I draw." };
  expect(aboutTexts(written, { ...site, showsSamples })).toEqual({
    heading: english["about.heading"],
    ...{ html: "", words: "" },
    role: "I draw.",
  });
  expect(
    aboutTexts({ ...unwritten, mainHeading: "", hyphenatedHeading: "" }, { ...site, showsSamples }),
  ).toEqual({
    heading: "Ada Byron",
    ...{ html: "", words: "" },
    role: "",
  });
});
