/**
 * The header of documents and GraphQL responses with the viewer's access beyond that of everyone. It
 * changes with the access, and is missing for visitors.
 */
export const accessHeader = "x-vitrine-access";
