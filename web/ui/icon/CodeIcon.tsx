import { Icon } from "./Icon";

/** Angle brackets: code. */
export function CodeIcon() {
  return (
    <Icon>
      <path d="M5.5 4.5 2 8l3.5 3.5m5-7L14 8l-3.5 3.5" />
    </Icon>
  );
}
