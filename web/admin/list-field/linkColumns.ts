import { linkAddress } from "../linkAddress";
import type { ListColumn } from "./listColumn";

/** What is typed of a link: what it is called, and where it leads. */
export const linkColumns: ListColumn<"label" | "url">[] = [
  { key: "label", label: "Label" },
  {
    key: "url",
    label: "Address",
    inputMode: "url",
    autoCapitalize: "none",
    spellCheck: false,
    placeholder: "https://",
    complete: (text) => linkAddress(text) ?? text.trim(),
    faultOf: (text) =>
      linkAddress(text) ? undefined : "Enter an address such as https://example.com.",
  },
];
