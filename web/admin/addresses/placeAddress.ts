import type { WordKey } from "../../../words/english";
import { paths } from "../../paths";

/** The form of a title or label in an address. */
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

/** The form of a module in an address, within its section: `/admin/edit/7#why.module-3`. */
export const moduleInAddress = (number: number) => `module-${number}`;

/** The router state of a link to a panel that is to be read from its heading, not filled in. */
export const toHeading = { isToHeading: true };

/** The form of a text's field in an address. It uses the key, because many texts have the label "Heading". */
export const wordInAddress = (key: WordKey) => `words.${key}`;

export const wordAddress = (key: WordKey) => `${paths.wordSettings}#${wordInAddress(key)}`;
