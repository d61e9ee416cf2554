import { Icon } from "./Icon";

/** Lines after an arrow to the outside: further out. */
export function OutdentIcon() {
  return (
    <Icon>
      <path d="M7.5 4h6m-6 4h6m-6 4h6M5 5.5 2.5 8 5 10.5" />
    </Icon>
  );
}
