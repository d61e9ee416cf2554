/** The drag type of a module's id. */
export const moduleDragType = "application/x-vitrine-module";

/** The same of a module that may stand beside others. */
export const besideDragType = "application/x-vitrine-module-beside";
