import { Icon } from "./Icon";

/** Lines after numbers: a list in order. */
export function NumberedListIcon() {
  return (
    <Icon>
      <path d="M7.5 4h6m-6 4h6m-6 4h6M2.5 3.2l1-.7v4M2.5 10.2c.3-.9 1.9-.8 1.9.2 0 .8-1.9 1.7-1.9 2.6h2" />
    </Icon>
  );
}
