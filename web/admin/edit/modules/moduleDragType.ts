/** The drag type of every module. The drag data is the id of the module. */
export const moduleDragType = "application/x-vitrine-module";

/** A second drag type, only of modules that may share a row with others. The drag data is the id, too. */
export const besideDragType = "application/x-vitrine-module-beside";
