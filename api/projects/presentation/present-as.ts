import { type Viewer, visitor } from "../../access/viewer.ts";
import type { Context } from "../../builder/context.ts";
import { databaseIdOf } from "../../builder/global-id.ts";

/** The paths of presentations, matched as by the router: ignoring case, and with or without a trailing slash. */
const presentation = /^(?:\/project\/[^/]+|\/brief)?\/present(\/notes)?\/*$/i;

/**
 * The viewer for whom a page is rendered: the viewer of the request, except for the owner's presentations,
 * which are rendered for their audience. That is a visitor by default, a viewer with the portfolio password
 * with `as=access` in the query, or the reader of a share link with the link's id as `as`. The owner's own
 * window, at `/present/notes`, also shows the speaker notes.
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
