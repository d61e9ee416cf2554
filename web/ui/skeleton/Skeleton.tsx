import "./Skeleton.css";

type Props = {
  /** How wide and tall, as CSS lengths. */
  width?: string;
  height?: string;
  radius?: "small" | "large";
};

/** Stands where something will be, in its size. Silent: say elsewhere that it is loading. */
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
