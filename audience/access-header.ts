/**
 * A header of documents and GraphQL responses: an opaque stamp of what the viewer may see beyond what
 * visitors see. The stamp changes with the viewer's access. Responses to visitors have no such header.
 */
export const accessHeader = "x-vitrine-access";
