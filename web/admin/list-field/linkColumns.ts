import { linkAddress } from "../linkAddress";
import type { ListColumn } from "./listColumn";

/** The columns of a list of links: the label and the address of each link. */
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
