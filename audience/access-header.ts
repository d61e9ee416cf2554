/**
 * The header of documents and GraphQL responses that states what their viewer may see beyond what everyone
 * may. It changes when that does, and is missing for visitors.
 */
export const accessHeader = "x-vitrine-access";
