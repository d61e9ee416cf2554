import type { ThemeColors } from "../../../rendering/PageContext";
import { minContrast, readabilityOf } from "../../../site/theme/themeColors";
import { fallbackColors } from "../../../site/theme/useThemeColors";
import { Button } from "../../../ui/button/Button";
import { isSame } from "./Palettes";
import "./ColorSample.css";
import "./ContrastWarning.css";

/**
 * The initial colours, which get no warning, because the product document (record 23) prescribes them: first
 * the colours of a new site, then those of pages whose stored colours cannot be read.
 */
const initialColors = [{ ...fallbackColors, background: "#0f172a" }, fallbackColors];

const surfaceNames = {
  background: "on the background",
  surface: "on panels and cards",
  raised: "on menus and chips",
};

type Props = {
  colors: ThemeColors;
  color: string;
  /** Called when the owner accepts the nearest readable colour. */
  onAccept: (color: string) => void;
};

/** Warns about a colour that is not readable as text, and suggests the nearest readable one. */
export function ContrastWarning({ colors, color, onAccept }: Props) {
  const { contrast, surface, shade } = readabilityOf(colors, color);
  const isInitial = initialColors.some((initial) => isSame(colors, initial));
  if (contrast >= minContrast || isInitial) return null;
  // Rounded down, so that an insufficient ratio never looks sufficient.
  const ratio = Math.floor(contrast * 10) / 10;
  return (
    <div className="contrast-warning stack rounded" role="status">
      <p>
        Hard to read {surface && surfaceNames[surface]}: its contrast is {ratio.toFixed(1)} : 1,
        text needs {minContrast} : 1. Text in it is shown in the nearest readable shade.
      </p>
      <Button size="small" onClick={() => onAccept(shade)}>
        <span className="color-sample-swatch" style={{ background: shade }} />
        Use {shade}
      </Button>
    </div>
  );
}
