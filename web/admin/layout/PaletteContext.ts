import { createContext, useContext } from "react";

export type Palette = {
  open: () => void;
  /** Loads its code, where it is likely to be needed soon. */
  prepare: () => void;
};

export const PaletteContext = createContext<Palette>({ open: () => {}, prepare: () => {} });

/** The search of the admin area. */
export function usePalette(): Palette {
  return useContext(PaletteContext);
}
