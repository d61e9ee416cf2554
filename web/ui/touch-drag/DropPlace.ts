/** Where something that is dragged would be put down. */
export type DropPlace = {
  /** The line that marks it, in pixels of the window. */
  mark: { x: number; y: number; width: number; height: number };
  put: () => void;
};
