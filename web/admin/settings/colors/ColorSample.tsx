import "./ColorSample.css";

/** A colour as it looks, and its hex. */
export function ColorSample(color: string) {
  return (
    <span className="color-sample">
      <span className="color-sample-swatch" style={{ background: color }} />
      {color}
    </span>
  );
}
