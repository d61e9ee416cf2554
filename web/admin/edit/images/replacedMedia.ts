/**
 * The address of a replacement, which no cache has stored.
 * @param src empty for none
 */
export function replacedMedia(before: string | null, src: string): string | null {
  return (src && before ? `${src}?v=${Date.now()}` : src) || null;
}
