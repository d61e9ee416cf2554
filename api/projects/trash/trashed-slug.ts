/** Never part of a slug, so that a project in the trash holds no address that another may want. */
const separator = "~";

/** What a project's slug is stored as while it rests in the trash. */
export function trashedSlug({ slug, id }: { slug: string; id: number }): string {
  return `${slug}${separator}${id}`;
}

/** The slug a project had before it went to the trash; any other slug as it is. */
export function slugBeforeTrash(slug: string): string {
  return slug.split(separator, 1)[0] ?? slug;
}
