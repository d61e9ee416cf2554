import { Icon } from "./Icon";

/** Two links of a chain. */
export function LinkIcon() {
  return (
    <Icon>
      <path d="m6.7 9.3 2.6-2.6M7.3 4.7l1.6-1.6a2.8 2.8 0 0 1 4 4l-1.6 1.6M8.7 11.3l-1.6 1.6a2.8 2.8 0 0 1-4-4l1.6-1.6" />
    </Icon>
  );
}
