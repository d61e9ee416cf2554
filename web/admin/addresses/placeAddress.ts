import type { WordKey } from "../../../words/english";
import { paths } from "../../paths";

/** What a title or label is called in an address. */
export function nameInAddress(title: string): string {
  return title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[’']|\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Where a panel of a page is, or one of its fields: `/admin/settings/site#site-identity.tagline`. Who
 * goes there has the field focused, see useAddressedField.
 */
export function placeAddress(page: string, panel: string, field?: string): string {
  const place = [panel, ...(field === undefined ? [] : [field])].map(nameInAddress).join(".");
  return `${page}#${place}`;
}

/** What a module is called in an address, within its section: `/admin/edit/7#why.module-3`. */
export const moduleInAddress = (number: number) => `module-${number}`;

/** The state of a step to a panel that is to be read from its heading on, rather than filled in. */
export const toHeading = { isToHeading: true };

/** What the field of a text is called in an address. Many parts of the site have a heading. */
export const wordInAddress = (key: WordKey) => `words.${key}`;

export const wordAddress = (key: WordKey) => `${paths.wordSettings}#${wordInAddress(key)}`;
