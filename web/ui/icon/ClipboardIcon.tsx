import { Icon } from "./Icon";

/** A board with a clip: copy into the clipboard. */
export function ClipboardIcon() {
  return (
    <Icon>
      <rect x="3.5" y="3.5" width="9" height="10.5" rx="1.5" />
      <path d="M6 2h4v3H6z" />
    </Icon>
  );
}
