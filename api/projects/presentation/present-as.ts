import { type Viewer, visitor } from "../../access/viewer.ts";
import type { Context } from "../../builder/context.ts";
import { databaseIdOf } from "../../builder/global-id.ts";

/** The pages of presentations, as the router finds them: in any case, and with a slash at their end. */
const presentation = /^(?:\/project\/[^/]+|\/brief)?\/present(\/notes)?\/*$/i;

/**
 * Through whose eyes a page is rendered. The owner shows a presentation to somebody else: a visitor, or whom
 * `as` in its address names: "access" for those with the portfolio password, the id of a link for its
 * reader. Her own window has her notes in addition.
 */
export async function eyesFor({ viewer, access }: Context, url: string): Promise<Viewer> {
  if (!viewer.isOwner) return viewer;
  const [address = "", query] = url.split("?");
  const [path, notes] = presentation.exec(decodeURIComponent(address)) ?? [];
  if (path === undefined) return viewer;
  const presenter = { seesNotes: notes !== undefined };
  const as = new URLSearchParams(query).get("as") ?? "";
  const id = databaseIdOf("ShareLink", as);
  const link = id === 0 ? null : await access.links.findById(id);
  return {
    ...visitor,
    hasPortfolioAccess: as === "access",
    ...(link && { link }),
    presenter,
  };
}
