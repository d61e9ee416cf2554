import { use } from "react";
import { Button } from "../../ui/button/Button";
import { SearchIcon } from "../../ui/icon/icons";
import { PaletteContext } from "./PaletteContext";
import "./PaletteButton.css";

/** A button that opens the search, for those who do not use its keyboard shortcut. */
export function PaletteButton() {
  const { open, prepare } = use(PaletteContext);
  return (
    <div className="palette-button">
      <Button
        variant="quiet"
        size="small"
        aria-label="Search"
        aria-haspopup="dialog"
        title="Search (Ctrl+K or ⌘K)"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <SearchIcon />
        <span className="palette-button-word">Search</span>
      </Button>
    </div>
  );
}
