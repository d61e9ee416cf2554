/**
 * The name of a header of pages and GraphQL responses, by which an open page notices that its viewer's access
 * has changed. The value is a hash of the access that the viewer has beyond that of every visitor. Responses
 * to visitors do not have the header.
 */
export const accessHeader = "x-vitrine-access";
