import type { ThemeColors } from "../../../rendering/PageContext";
import { minContrast, readabilityOf } from "../../../site/theme/themeColors";
import { Button } from "../../../ui/button/Button";
import "./ContrastWarning.css";

type Props = {
  colors: ThemeColors;
  color: string;
  /** The owner takes the nearest colour that can be read. */
  onAccept: (color: string) => void;
};

/** Says where a colour cannot be read as text, and offers the nearest one that can. */
export function ContrastWarning({ colors, color, onAccept }: Props) {
  const { contrast, shade } = readabilityOf(colors, color);
  if (contrast >= minContrast) return null;
  return (
    <div className="contrast-warning" role="status">
      <p>
        Hard to read: its contrast is {contrast.toFixed(1)} : 1, text needs {minContrast} : 1. Text
        in it is shown in the nearest readable shade.
      </p>
      <Button size="small" onClick={() => onAccept(shade)}>
        <span className="contrast-warning-swatch" style={{ background: shade }} />
        Use {shade}
      </Button>
    </div>
  );
}
