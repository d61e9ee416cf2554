/** The maximum length of a slug that the server accepts, in characters. */
export const longestSlug = 120;

/** The slug, cut after a whole word to the maximum length. A single word that is longer is cut within. */
export function cutSlug(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  const end = slug.lastIndexOf("-", max);
  return slug.slice(0, end > 0 ? end : max);
}
