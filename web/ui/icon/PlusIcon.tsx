import { Icon } from "./Icon";

/** A plus: add. */
export function PlusIcon() {
  return (
    <Icon>
      <path d="M8 3v10M3 8h10" />
    </Icon>
  );
}
