import { type Viewer, visitor } from "../../access/viewer.ts";
import type { Context } from "../../builder/context.ts";
import { databaseIdOf } from "../../builder/global-id.ts";

/** The paths of presentations, matched as by the router: in any case, and with or without a slash at the end. */
const presentation = /^(?:\/project\/[^/]+|\/brief)?\/present(\/notes)?\/*$/i;

/**
 * The viewer that a page is rendered for. The owner shows a presentation to somebody else: by default to a
 * visitor, with `as=access` in the address to somebody with the portfolio password, and with the id of a link
 * as `as` to its reader. The owner's own window also has her notes.
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
