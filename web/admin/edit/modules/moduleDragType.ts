/** The drag type of a module's id. */
export const moduleDragType = "application/x-vitrine-module";
