/** The slug that a name suggests: lowercase letters and digits, a hyphen for everything between them. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
