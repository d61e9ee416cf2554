import { declareForm, type Settings } from "./setting.ts";

const order = {
  kind: "integer",
  label: "Display order",
  hint: "Smallest first. Dragging in the list sets it too.",
} as const;

/** A tab of collaborators on the About page. */
export const tab = {
  name: {
    kind: "text",
    label: "Name",
    max: 120,
    isRequired: true,
    description: "The label of the tab.",
  },
  slug: {
    kind: "text",
    label: "Slug",
    isRequired: true,
    description: "The name of the tab in the page's address.",
    input: { autoCapitalize: "off", spellCheck: false },
  },
  contentHeading: {
    kind: "text",
    label: "Content heading",
    refusedAs: "Heading",
    max: 200,
    isRequired: true,
    description: "The heading of the tab's panel.",
  },
  contentText: {
    kind: "text",
    label: "Content text",
    isHtml: true,
    isRequired: true,
    description: "The text of its panel as HTML: paragraphs, emphasis, lists and links only.",
    inputDescription: "The text of its panel as HTML; elements that are not allowed are removed.",
  },
  quotesHeading: {
    kind: "text",
    label: "Quotes heading",
    max: 200,
    isRequired: true,
    description: "The heading above the tab's quotes.",
    newDescription: "The heading above the tab's quotes; `Kind words` by default.",
  },
  displayOrder: {
    ...order,
    description: "Position among the tabs, smallest first.",
    newDescription: "Position among the tabs, smallest first; 0 by default.",
  },
} as const satisfies Settings;

export type Tab = typeof tab;

export const tabForm = declareForm(
  tab,
  ["name", "contentHeading", "contentText", "quotesHeading"],
  ["slug", "displayOrder"],
);

/** A quote of a collaborator. */
export const quote = {
  quote: {
    kind: "text",
    label: "Quote",
    max: 5_000,
    rows: 4,
    isRequired: true,
    description: "The text of the quote.",
  },
  authorName: {
    kind: "text",
    label: "Author name",
    refusedAs: "Name",
    max: 200,
    isRequired: true,
    description: "The name of the quoted person.",
    input: { autoComplete: "off" },
  },
  authorTitle: {
    kind: "text",
    label: "Author title",
    refusedAs: "Title",
    max: 200,
    isRequired: true,
    description: "The job title of the quoted person.",
    input: { autoComplete: "off" },
  },
  authorCompany: {
    kind: "text",
    label: "Author company",
    refusedAs: "Company",
    max: 200,
    isRequired: true,
    description: "The company of the quoted person.",
    input: { autoComplete: "off" },
  },
  displayOrder: {
    ...order,
    description: "Position among the tab's quotes, smallest first.",
    newDescription: "Position among the tab's quotes, smallest first; 0 by default.",
  },
} as const satisfies Settings;

export type Quote = typeof quote;

export const quoteForm = declareForm(
  quote,
  ["quote", "authorName", ["authorTitle", "authorCompany"]],
  ["displayOrder"],
);
