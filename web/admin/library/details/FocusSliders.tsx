import type { Focus } from "./FocusPicker";
import "./FocusSliders.css";

type Props = { focus: Focus; onChange: (focus: Focus) => void };

const axes = [
  { key: "focalX", word: "Across", label: "Subject across, in percent" },
  { key: "focalY", word: "Down", label: "Subject down, in percent" },
] as const;

/** Two sliders for the focal point: one across the picture, one down. */
export function FocusSliders({ focus, onChange }: Props) {
  return (
    <div className="focus-sliders stack-wide">
      {axes.map(({ key, word, label }) => (
        <label key={key} className="focus-slider fine row">
          {word}
          <input
            type="range"
            aria-label={label}
            min={0}
            max={100}
            value={Math.round(focus[key] * 100)}
            onChange={({ target }) => onChange({ ...focus, [key]: Number(target.value) / 100 })}
          />
        </label>
      ))}
    </div>
  );
}
