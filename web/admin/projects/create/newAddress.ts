import { longestSlug } from "../../../../words/cut-slug";
import { paths } from "../../../paths";
import type { SlugHolder } from "./fetchSlugHolder";

/** Whether the server would accept the slug, if it is free. */
export function isPossible(slug: string): boolean {
  return slug.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
}

/** A sentence with the future address of the page, or with the reason why the typed slug cannot be used. */
export function describeNewAddress(slug: string, holder: SlugHolder | null): string {
  if (slug.length > longestSlug) return `An address has at most ${longestSlug} characters.`;
  if (slug !== "" && !isPossible(slug)) {
    return "An address has lowercase letters, digits, and single hyphens between them.";
  }
  if (holder?.isThere) {
    return `“${holder.name}” is at ${paths.project(slug)}. Choose another slug.`;
  }
  return `The page will be at ${paths.project(slug)}${slug === "" ? "…" : ""}`;
}
