import { declareForm, type Settings } from "./setting.ts";

/** The texts of the About page, besides those of its collaborators. */
export const about = {
  mainHeading: {
    kind: "text",
    label: "Main heading",
    refusedAs: "Heading",
    max: 300,
    rows: 2,
    description: "The heading of the page.",
  },
  mainParagraph: {
    kind: "richText",
    label: "Main paragraph",
    refusedAs: "Paragraph",
    max: 10_000,
    description: "The text below the heading. May be empty.",
    also: "biography text",
  },
  currentRole: {
    kind: "text",
    label: "Current role",
    max: 1_000,
    rows: 2,
    description: "What the designer does now. May be empty.",
    also: "job",
  },
  linkedinUrl: {
    kind: "text",
    label: "LinkedIn URL",
    description: "The address of the LinkedIn profile. Empty to show no button.",
    hint: "The button to your profile is shown once there is an address.",
    input: { type: "url", inputMode: "url", placeholder: "https://www.linkedin.com/in/" },
    also: "profile link",
  },
  personalLife: {
    kind: "richText",
    label: "Personal life",
    max: 10_000,
    description: "What the designer does besides work. May be empty.",
    also: "private",
  },
} as const satisfies Settings;

export type About = typeof about;

export const aboutForm = {
  title: "Main Content",
  also: "about page",
  ...declareForm(about, [
    "mainHeading",
    "mainParagraph",
    "currentRole",
    "linkedinUrl",
    "personalLife",
  ]),
};
