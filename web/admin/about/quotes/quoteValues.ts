/** A quote as its form holds it. */
export type QuoteValues = {
  quote: string;
  authorName: string;
  authorTitle: string;
  authorCompany: string;
  displayOrder: string;
};

/** What its fields are called. */
export const quoteLabels = {
  quote: "Quote",
  authorName: "Author name",
  authorTitle: "Author title",
  authorCompany: "Author company",
  displayOrder: "Display order",
};

/** What is said where a field is blank. */
export const quoteBlanks = {
  quote: "Quote is required",
  authorName: "Author name is required",
  authorTitle: "Author title is required",
  authorCompany: "Author company is required",
};
