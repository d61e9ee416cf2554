import { Icon } from "./Icon";

/** Two pictures, one before the other: what was uploaded before. */
export function LibraryIcon() {
  return (
    <Icon>
      <rect x="2.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M5.5 3.3c0-.4.4-.8.8-.8h6.4c.4 0 .8.4.8.8v6.4c0 .4-.4.8-.8.8" />
    </Icon>
  );
}
