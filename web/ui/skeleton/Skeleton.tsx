import "./Skeleton.css";

type Props = {
  /** CSS lengths. */
  width?: string;
  height?: string;
  radius?: "small" | "large";
};

/** A placeholder in the size of content that is loading. Screen readers do not announce it. */
export function Skeleton({ width = "100%", height = "1lh", radius = "small" }: Props) {
  return (
    <span
      className="skeleton"
      data-radius={radius}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
