import { whereFound } from "../../access/audience.ts";
import type { OpenedLink } from "../../access/links/opened-link.ts";
import { visitor } from "../../access/viewer.ts";
import type { Database } from "../../database/client.ts";
import { pageAt, pageOfProject, slugIn } from "../counting/countable-pages.ts";

/**
 * What a page is counted as that the reader of a link finds, drafts among them that the link opens. The
 * database is asked each time: what a link opens changes at once.
 * @returns undefined for what this reader does not find
 */
export async function nameOfReadersPage(
  database: Database,
  link: OpenedLink,
  path: string,
  now: Date,
): Promise<string | undefined> {
  const name = pageAt(path);
  const slug = slugIn(path);
  if (name || slug === undefined) return name;
  const found = await database.project.findFirst({
    where: { slug, ...whereFound({ ...visitor, link }, now, "address") },
    select: { id: true },
  });
  return found ? pageOfProject(found.id) : undefined;
}
