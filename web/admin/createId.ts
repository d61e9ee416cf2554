/** A random id, such as for a module or a window. */
export function createId(): string {
  // Not randomUUID, which is missing if the site is not served over HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
