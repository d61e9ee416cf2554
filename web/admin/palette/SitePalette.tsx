import { PaletteButton } from "../layout/PaletteButton";
import { PaletteProvider } from "./PaletteProvider";

/** The search on a page of visitors, for the owner alone. */
export function SitePalette() {
  return (
    <div lang="en" dir="ltr">
      <PaletteProvider>
        <PaletteButton />
      </PaletteProvider>
    </div>
  );
}
