/** Where a link may lead: the web, mail, the telephone, or a place on this site. */
const allowed = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unprintable = /[\u0000-\u001f\u007f]/;

/** Whether a link in a text may lead there. */
export function isLinkAddress(address: string): boolean {
  return allowed.test(address) && !unprintable.test(address);
}
