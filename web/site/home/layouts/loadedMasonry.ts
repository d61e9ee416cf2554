import type { homeMasonry } from "./homeMasonry";

let masonry: typeof homeMasonry | undefined;

/** The function that computes the masonry. Undefined until it is loaded for the layout WALL. */
export function loadedMasonry(): typeof homeMasonry | undefined {
  return masonry;
}

export function provideMasonry(loaded: typeof homeMasonry): void {
  masonry = loaded;
}
