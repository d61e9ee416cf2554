import { createContext } from "react";

export type Palette = {
  open: () => void;
  /** Loads the code of the search, when it is likely to be needed soon. */
  prepare: () => void;
};

/** Opens the search of the admin area. Does nothing outside of PaletteProvider. */
export const PaletteContext = createContext<Palette>({ open: () => {}, prepare: () => {} });
