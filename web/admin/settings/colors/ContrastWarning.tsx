import type { ThemeColors } from "../../../rendering/PageContext";
import { minContrast, readabilityOf } from "../../../site/theme/themeColors";
import { fallbackColors } from "../../../site/theme/useThemeColors";
import { Button } from "../../../ui/button/Button";
import { isSame } from "./Palettes";
import "./ContrastWarning.css";

const surfaceNames = {
  background: "on the background",
  surface: "on panels and cards",
  raised: "on menus and chips",
};

type Props = {
  colors: ThemeColors;
  color: string;
  /** The owner takes the nearest colour that can be read. */
  onAccept: (color: string) => void;
};

/** Says where a colour cannot be read as text, and offers the nearest one that can. */
export function ContrastWarning({ colors, color, onAccept }: Props) {
  const { contrast, surface, shade } = readabilityOf(colors, color);
  // The colors that a site begins with are those of the product document.
  if (contrast >= minContrast || isSame(colors, fallbackColors)) return null;
  // Rounded down: what is too little never reads as enough.
  const ratio = Math.floor(contrast * 10) / 10;
  return (
    <div className="contrast-warning" role="status">
      <p>
        Hard to read {surface && surfaceNames[surface]}: its contrast is {ratio.toFixed(1)} : 1,
        text needs {minContrast} : 1. Text in it is shown in the nearest readable shade.
      </p>
      <Button size="small" onClick={() => onAccept(shade)}>
        <span className="contrast-warning-swatch" style={{ background: shade }} />
        Use {shade}
      </Button>
    </div>
  );
}
