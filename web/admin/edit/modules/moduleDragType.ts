/** The kind of thing that is dragged when a module is: its id. */
export const moduleDragType = "application/x-vitrine-module";
