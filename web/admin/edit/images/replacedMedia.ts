/**
 * Returns the address to store for a new picture. If the picture replaces another one, the address gets
 * a query parameter, so that no cache has a response for it.
 * @param before the address of the replaced picture; null if the field was empty
 * @param src the path of the new picture; empty to remove the picture
 * @returns null if the picture is removed
 */
export function replacedMedia(before: string | null, src: string): string | null {
  return (src && before ? `${src}?v=${Date.now()}` : src) || null;
}
