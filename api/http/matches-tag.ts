/** Whether a header such as If-Match or If-None-Match contains the entity tag. `*` matches every tag. */
export function matchesTag(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === tag);
}
