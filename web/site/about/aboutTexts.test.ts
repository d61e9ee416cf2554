import { expect, test } from "vitest";
import { englishWords } from "../../../words/create-words";
import { english } from "../../../words/english";
import { aboutTexts } from "./aboutTexts";

const { say } = englishWords;
const defaults = {
  heading: english["about.heading"],
  paragraph: english["about.text"],
  role: english["about.role"],
};
const unwritten = {
  mainHeading: english["about.heading"],
  mainParagraph: "",
  currentRole: "",
  personalLife: "",
  linkedinUrl: "",
};
const site = { name: "Ada Byron", say };

test.each([false, true])(
  "what cannot be read has the default texts, finished: %s",
  (isFinished) => {
    expect(aboutTexts(null, { ...site, isFinished })).toEqual(defaults);
  },
);

test("so has what nobody has written, until the set-up is finished", () => {
  expect(aboutTexts(unwritten, { ...site, isFinished: false })).toEqual(defaults);
  expect(aboutTexts(unwritten, { ...site, isFinished: true })).toEqual({
    heading: "Ada Byron",
    paragraph: "",
    role: "",
  });
});

test.each([false, true])("what was left empty stays empty, finished: %s", (isFinished) => {
  const written = { ...unwritten, currentRole: "I draw." };
  expect(aboutTexts(written, { ...site, isFinished })).toEqual({
    heading: english["about.heading"],
    paragraph: "",
    role: "I draw.",
  });
  expect(aboutTexts({ ...unwritten, mainHeading: "" }, { ...site, isFinished })).toEqual({
    heading: "Ada Byron",
    paragraph: "",
    role: "",
  });
});
