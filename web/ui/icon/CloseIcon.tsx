import { Icon } from "./Icon";

/** A cross: stop, or away with it. */
export function CloseIcon() {
  return (
    <Icon>
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </Icon>
  );
}
