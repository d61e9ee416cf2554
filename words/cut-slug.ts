/** The maximum length of a slug that the server accepts, in characters. */
export const longestSlug = 120;

/** The slug, cut to the maximum length after a whole word. A single longer word is cut within the word. */
export function cutSlug(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  const end = slug.lastIndexOf("-", max);
  return slug.slice(0, end > 0 ? end : max);
}
