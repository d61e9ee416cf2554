import { createContext, useContext } from "react";

export type Palette = {
  open: () => void;
  /** Loads the code of the search, when it is likely to be needed soon. */
  prepare: () => void;
};

export const PaletteContext = createContext<Palette>({ open: () => {}, prepare: () => {} });

/** The search of the admin area. */
export function usePalette(): Palette {
  return useContext(PaletteContext);
}
