/** The type of drag data that is the id of a module. */
export const moduleDragType = "application/x-vitrine-module";

/** The type of drag data that is the id of a module that may be beside others in a row. */
export const besideDragType = "application/x-vitrine-module-beside";
