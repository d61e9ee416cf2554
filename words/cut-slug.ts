/** As long as the server takes. */
export const longestSlug = 120;

/** The slug with whole words only, and no longer than that; a single word is cut where it must be. */
export function cutSlug(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  const end = slug.lastIndexOf("-", max);
  return slug.slice(0, end > 0 ? end : max);
}
