/**
 * Router state of a viewer that was opened from the grid, so that closing the viewer goes back to the grid.
 */
export const openedFromGrid = { openedFromGrid: true };

export function wasOpenedFromGrid(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedFromGrid" in state;
}

/** The id of the link in the grid that opens an image. The focus returns to this link when the viewer closes. */
export const tileId = (databaseId: number) => `work-image-${databaseId}`;
