/** The drag type of a module's id. */
export const moduleDragType = "application/x-vitrine-module";

/** The drag type of the id of a module that may be beside others in a row. */
export const besideDragType = "application/x-vitrine-module-beside";
