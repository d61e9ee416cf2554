/** Allowed link targets: the web, mail, telephone, a path on this site, or a part of the page (`#…`). */
const allowed = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unprintable = /[\u0000-\u001f\u007f]/;

/** Whether a link to an address is allowed. */
export function isLinkAddress(address: string): boolean {
  return allowed.test(address) && !unprintable.test(address);
}
