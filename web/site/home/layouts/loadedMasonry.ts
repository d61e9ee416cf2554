import type { homeMasonry } from "./homeMasonry";

let masonry: typeof homeMasonry | undefined;

/** The function that computes the masonry. Undefined where the home page has another layout: then it is not loaded. */
export function loadedMasonry(): typeof homeMasonry | undefined {
  return masonry;
}

export function provideMasonry(loaded: typeof homeMasonry): void {
  masonry = loaded;
}
