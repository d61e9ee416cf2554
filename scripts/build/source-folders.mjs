/** The folders with the code of the product. */
export const sourceFolders = [
  "api",
  "web",
  "words",
  "markup",
  "players",
  "documents",
  "pages",
  "content",
  "audience",
];
