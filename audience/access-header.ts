/**
 * The header of documents and GraphQL responses with an opaque stamp of what the viewer may see beyond
 * visitors. The stamp changes with the access. Responses to visitors have no such header.
 */
export const accessHeader = "x-vitrine-access";
