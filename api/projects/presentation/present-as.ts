import { type Viewer, visitor } from "../../access/viewer.ts";
import type { Context } from "../../builder/context.ts";
import { databaseIdOf } from "../../builder/global-id.ts";

/** The paths of presentations, matched as by the router: ignoring case, and with or without a trailing slash. */
const presentation = /^(?:\/project\/[^/]+|\/brief)?\/present(\/notes)?\/*$/i;

/**
 * The viewer that a page is rendered for: the viewer of the request, except that the owner's presentations
 * are rendered for their audience: a visitor by default; with `as=access` in the query, a viewer with the
 * portfolio password; with the id of a share link as `as`, its reader. The owner's own window, at
 * `/present/notes`, also has her notes.
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
