/**
 * The address to store for a picture in the place of another: one that no cache knows.
 * @param src empty for none
 */
export function replacedMedia(before: string | null, src: string): string | null {
  return (src && before ? `${src}?v=${Date.now()}` : src) || null;
}
