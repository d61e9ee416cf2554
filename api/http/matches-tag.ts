/** Whether a header such as If-Match or If-None-Match contains the ETag. `*` matches every ETag. */
export function matchesTag(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === tag);
}
