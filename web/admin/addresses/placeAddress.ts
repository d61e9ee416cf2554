import type { WordKey } from "../../../words/english";
import { paths } from "../../paths";

/** A title or label as it is written in the hash of an address: "Site Identity" as "site-identity". */
export function nameInAddress(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[’']|\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * The address of a panel, or of one of its fields: `/admin/settings/site#site-identity.tagline`. On arrival
 * the field gets the focus, see useAddressedField.
 */
export function placeAddress(page: string, panel: string, field?: string): string {
  const place = [panel, ...(field === undefined ? [] : [field])].map(nameInAddress).join(".");
  return `${page}#${place}`;
}

/** A module of a case study as an address names it, after its section: `/admin/edit/7#why.module-3`. */
export const moduleInAddress = (number: number) => `module-${number}`;

/** The router state of a link that focuses the heading of a panel instead of its first field. */
export const toHeading = { isToHeading: true };

/**
 * The hash of the address of a text's field on the settings page "Words". It contains the key of the
 * text, because many texts have the same label, such as "Heading".
 */
export const wordInAddress = (key: WordKey) => `words.${key}`;

export const wordAddress = (key: WordKey) => `${paths.wordSettings}#${wordInAddress(key)}`;
