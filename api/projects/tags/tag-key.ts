/** The stored form of a tag: without surrounding and repeated spaces. */
export function tidyTag(tag: string): string {
  return tag.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** The key of a tag for comparing and for addresses: lower case. */
export function tagKey(tag: string): string {
  return tidyTag(tag).toLowerCase();
}
