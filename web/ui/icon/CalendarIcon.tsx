import { Icon } from "./Icon";

/** A leaf of a calendar: choose a day. */
export function CalendarIcon() {
  return (
    <Icon>
      <path d="M2.5 4.5h11v9h-11zm0 3h11M5.5 2.5v3m5-3v3" />
    </Icon>
  );
}
