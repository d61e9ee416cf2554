/**
 * A short name for what something is made of, which differs where that does: an address with it is not
 * found in a cache once it is made of something else. FNV-1a, in 32 bits.
 */
export function versionOf(...parts: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(parts))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
