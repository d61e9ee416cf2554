/** As long as the server takes. */
export const longestSlug = 120;

/** The slug with whole words only, and no longer than that; a single word is cut where it must be. */
export function cutSlug(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const end = slug.lastIndexOf("-", most);
  return slug.slice(0, end > 0 ? end : most);
}
