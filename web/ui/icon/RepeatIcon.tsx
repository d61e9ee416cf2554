import { Icon } from "./Icon";

/** An arrow in a circle: once more. */
export function RepeatIcon() {
  return (
    <Icon>
      <path d="M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3" />
    </Icon>
  );
}
