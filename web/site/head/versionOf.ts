/**
 * A short hash of values, for addresses that have to change with these values so that caches do not return
 * old content. FNV-1a, 32 bits.
 */
export function versionOf(...parts: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(parts))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
