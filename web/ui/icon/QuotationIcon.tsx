import { Icon } from "./Icon";

/** A bar beside lines: somebody else's words. */
export function QuotationIcon() {
  return (
    <Icon>
      <path d="M3 3v10M6.5 4.5h7m-7 3.5h7m-7 3.5h4.5" />
    </Icon>
  );
}
