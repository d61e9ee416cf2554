/**
 * A header of documents and GraphQL responses: a hash of the access that the viewer has beyond that of
 * visitors. The hash changes with the viewer's access. Responses to visitors have no such header.
 */
export const accessHeader = "x-vitrine-access";
