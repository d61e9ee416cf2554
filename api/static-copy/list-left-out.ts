import type { Database } from "../database/client.ts";

type Copied = {
  database: Database;
  /** The file in the copy for each address of the site. Null where visitors find nothing there. */
  included: ReadonlyMap<string, Promise<string | null>>;
  hasContact: boolean;
  /** Whether the address of the copy is known. */
  hasAddress: boolean;
  isWorkCut: boolean;
  /** Addresses whose files were not made yet. */
  unready: readonly string[];
  /** How many sizes of pictures were not encoded yet. */
  unprepared: number;
};

/** Lists the parts of the site that the copy lacks, a sentence for each. */
export async function listLeftOut({
  database,
  included,
  hasContact,
  hasAddress,
  isWorkCut,
  unready,
  unprepared,
}: Copied): Promise<string[]> {
  const found: string[] = [];
  const all = await database.project.findMany({
    where: { deletedAt: null },
    orderBy: { id: "asc" },
  });
  for (const { name, slug, isPasswordProtected } of all) {
    const file = await included.get(`/project/${encodeURIComponent(slug)}`);
    if (!file) found.push(`${name}: visitors do not find it`);
    else if (isPasswordProtected) found.push(`${name}: its case study needs the password`);
  }
  if (!hasContact) found.push("The contact form: no address for messages was given");
  if (!hasAddress) {
    found.push("Feeds, sitemap and cards for link previews: the address of the copy is not known");
  }
  if (isWorkCut) found.push("Work: the pictures after the first 480 of a grid");
  found.push(...unready.map((address) => `${address}: not made yet; export again in a minute`));
  if (unprepared > 0) {
    found.push(
      `${unprepared} AVIF sizes that the site has not encoded yet: the copy uses WebP instead`,
    );
  }
  return found;
}
