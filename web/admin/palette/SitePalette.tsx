import { PaletteButton } from "../layout/PaletteButton";
import { PaletteProvider } from "./PaletteProvider";

/** The search on a public page, shown only to the owner. */
export function SitePalette() {
  return (
    <div lang="en" dir="ltr">
      <PaletteProvider>
        <PaletteButton />
      </PaletteProvider>
    </div>
  );
}
