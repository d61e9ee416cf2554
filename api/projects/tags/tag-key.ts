/** A tag as it is stored: without space around it, or more than one between its words. */
export function tidyTag(tag: string): string {
  return tag.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** What a tag is compared by, and what stands in addresses: its words in lower case. */
export function tagKey(tag: string): string {
  return tidyTag(tag).toLowerCase();
}
