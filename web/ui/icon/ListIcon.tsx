import { Icon } from "./Icon";

/** Lines after dots: a list. */
export function ListIcon() {
  return (
    <Icon>
      <path d="M6.5 4h7m-7 4h7m-7 4h7M2.8 4h.01M2.8 8h.01M2.8 12h.01" />
    </Icon>
  );
}
