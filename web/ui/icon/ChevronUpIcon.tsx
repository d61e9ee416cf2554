import { Icon } from "./Icon";

/** An arrowhead upwards: move up. */
export function ChevronUpIcon() {
  return (
    <Icon>
      <path d="m3.5 10 4.5-4.5L12.5 10" />
    </Icon>
  );
}
