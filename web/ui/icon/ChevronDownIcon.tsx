import { Icon } from "./Icon";

/** An arrowhead downwards: move down, or open. */
export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m3.5 6 4.5 4.5L12.5 6" />
    </Icon>
  );
}
