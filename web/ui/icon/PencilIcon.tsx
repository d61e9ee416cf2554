import { Icon } from "./Icon";

/** A pencil: edit. */
export function PencilIcon() {
  return (
    <Icon>
      <path d="m2.5 13.5.7-3L10.7 3a1.6 1.6 0 0 1 2.3 2.3l-7.5 7.5-3 .7ZM9.3 4.4l2.3 2.3" />
    </Icon>
  );
}
