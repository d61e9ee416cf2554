/**
 * Returns the address to store for a new picture. If it replaces another picture, a query parameter
 * makes it an address that no cache has.
 * @param src the path of the new picture; empty for none
 * @returns null for none
 */
export function replacedMedia(before: string | null, src: string): string | null {
  return (src && before ? `${src}?v=${Date.now()}` : src) || null;
}
