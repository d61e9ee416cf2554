import { Icon } from "./Icon";

/** Lines after an arrow to the inside: further in. */
export function IndentIcon() {
  return (
    <Icon>
      <path d="M7.5 4h6m-6 4h6m-6 4h6M2.5 5.5 5 8l-2.5 2.5" />
    </Icon>
  );
}
