import type { ThemeColors } from "../../../rendering/PageContext";
import "./Palettes.css";

/**
 * Each palette has the colours of the background, of headings and body text, of captions, and of links under
 * the pointer, in this order. All texts are readable on every surface.
 */
export const palettes = {
  Ink: ["#0b0c10", "#f5f5f2", "#a6a8b0", "#8fb4ff"],
  Night: ["#000000", "#ffffff", "#9e9e9e", "#ffd60a"],
  Moss: ["#10201a", "#eef4ee", "#a3b8ab", "#d7e26b"],
  Sea: ["#06232b", "#ecf7f7", "#9bbcc2", "#5fe0d0"],
  Plum: ["#1f1024", "#f8eef7", "#c0a7c4", "#ff9fd0"],
  Clay: ["#3a1b12", "#fff3ea", "#e0bda9", "#ffc46b"],
  Chalk: ["#ffffff", "#111111", "#595959", "#0b57d0"],
  Paper: ["#faf8f3", "#1d1b18", "#5f5a52", "#9a3412"],
  Sand: ["#efe6d8", "#2a2118", "#62533f", "#8a2c0d"],
  Slate: ["#e9ecef", "#16191d", "#4d545d", "#7a1fa2"],
  Rose: ["#fdeeee", "#2b1216", "#6d4a50", "#a3123f"],
  Lime: ["#e6f26a", "#14160a", "#3f4418", "#3d1d8f"],
} as const;

type Props = {
  colors: ThemeColors;
  onChoose: (colors: ThemeColors) => void;
};

/** Ready palettes, each of which fills the four fields. */
export function Palettes({ colors, onChoose }: Props) {
  return (
    <fieldset className="palettes">
      <legend className="field-label">Ready palettes</legend>
      <div className="palettes-list wrap">
        {Object.entries(palettes).map(
          ([name, [background, textPrimary, textSecondary, navHover]]) => {
            const palette = { background, textPrimary, textSecondary, navHover };
            return (
              <button
                key={name}
                type="button"
                className="palettes-palette row rounded"
                style={{ background, color: textPrimary }}
                aria-pressed={isSame(palette, colors)}
                onClick={() => onChoose(palette)}
              >
                {name}
                <span className="palettes-dot" style={{ background: textSecondary }} />
                <span className="palettes-dot" style={{ background: navHover }} />
              </button>
            );
          },
        )}
      </div>
    </fieldset>
  );
}

export function isSame(one: ThemeColors, other: ThemeColors): boolean {
  return (["background", "textPrimary", "textSecondary", "navHover"] as const).every(
    (name) => one[name].toLowerCase() === other[name].toLowerCase(),
  );
}
