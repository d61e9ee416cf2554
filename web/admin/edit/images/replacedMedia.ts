/**
 * The address of a picture that replaces another one, with a parameter so that no cache has stored it.
 * @param src the new address; empty for none
 */
export function replacedMedia(before: string | null, src: string): string | null {
  return (src && before ? `${src}?v=${Date.now()}` : src) || null;
}
