import { findWords } from "../../builder/find-words.ts";
import type { MediaKind } from "../../database/__generated__/prisma/client.ts";
import { type LibraryRow, readLibrary } from "../../database/queries/library.ts";
import type { Statements } from "../../database/statements.ts";
import { fileNameOf } from "../file-name.ts";

/** What the list of all files can be asked for. Unset for all. */
export type WantedAssets = {
  search?: string | null | undefined;
  kind?: MediaKind | null | undefined;
  isUsed?: boolean | null | undefined;
  lacksDescription?: boolean | null | undefined;
};

/** Places whose pictures stand beside their own words, or where no text goes with them. */
const silentPlaces = ["logo", "favicon", "socialImage"];

/**
 * The ids of the files that are wanted, newest first. The still of a video belongs to the video: it is
 * listed where something else shows it, too. One that was deleted is listed where something shows it again. All are read, because no database compares texts as people do.
 */
export async function findAssets(reads: Statements, wanted: WantedAssets): Promise<number[]> {
  const { search, kind, isUsed, lacksDescription } = wanted;
  const isSaid = findWords(search ?? "");
  const fits = (row: LibraryRow) =>
    (row.isUsed !== 0 || row.isPoster === 0) &&
    (kind == null || row.kind === kind) &&
    (isUsed == null || isUsed === (row.isUsed !== 0)) &&
    (lacksDescription == null || lacksDescription === isUndescribed(row)) &&
    isSaid(`${fileNameOf(row)}\n${row.altText}`);
  const rows = await readLibrary(reads, silentPlaces);
  return rows.flatMap((row) => (fits(row) ? [row.id] : []));
}

/** Whether visitors who do not see it are told nothing of it, and nobody has said that they need not be. */
function isUndescribed({ altText, isDecorative, isTold }: LibraryRow): boolean {
  return isTold !== 0 && !altText && isDecorative === 0;
}
