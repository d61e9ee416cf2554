/** A tab as its form holds it. */
export type TabValues = {
  name: string;
  slug: string;
  contentHeading: string;
  /** HTML. */
  contentText: string;
  quotesHeading: string;
  displayOrder: string;
};

/** What its fields are called. */
export const tabLabels = {
  name: "Name",
  slug: "Slug",
  contentHeading: "Content heading",
  contentText: "Content text",
  quotesHeading: "Quotes heading",
  displayOrder: "Display order",
};

/** What is said where a field is blank. */
export const tabBlanks = {
  name: "Name is required",
  slug: "Slug is required",
  contentHeading: "Content heading is required",
  contentText: "Content text is required",
  quotesHeading: "Quotes heading is required",
};
