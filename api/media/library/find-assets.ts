import { findWords } from "../../builder/find-words.ts";
import type { MediaKind } from "../../database/__generated__/prisma/client.ts";
import type { DirectReads } from "../../database/direct-reads.ts";
import { fileNameOf } from "../file-name.ts";

/** What the list of all files can be asked for. Unset for all. */
export type WantedAssets = {
  search?: string | null | undefined;
  kind?: MediaKind | null | undefined;
  isUsed?: boolean | null | undefined;
  lacksDescription?: boolean | null | undefined;
};

type Row = {
  id: number;
  path: string;
  kind: MediaKind;
  fileName: string;
  altText: string;
  isDecorative: number;
  isUsed: number;
  isTold: number;
  isPoster: number;
};

/** Places whose pictures stand beside their own words, or where no text goes with them. */
const silentPlaces = ["logo", "favicon", "socialImage"];

const isUse = `EXISTS (SELECT 1 FROM "MediaUse" AS used WHERE used."path" = asset."path")`;
const isToldUse = `EXISTS (
  SELECT 1 FROM "MediaUse" AS used LEFT JOIN "Project" AS project ON project."id" = used."projectId"
  WHERE used."path" = asset."path" AND NOT used."isStart" AND project."deletedAt" IS NULL
    AND used."place" NOT IN (${silentPlaces.map((place) => `'${place}'`).join(", ")}))`;
const isPoster = `EXISTS (SELECT 1 FROM "MediaAsset" AS video WHERE video."posterPath" = asset."path")`;

const everyAsset = `
  SELECT "id", "path", "kind", "fileName", "altText", "isDecorative",
    ${isUse} AS "isUsed", ${isToldUse} AS "isTold", ${isPoster} AS "isPoster"
  FROM "MediaAsset" AS asset WHERE asset."deletedAt" IS NULL OR ${isUse} ORDER BY "id" DESC`;

/**
 * The ids of the files that are wanted, newest first. The still of a video belongs to the video: it is
 * listed where something else shows it, too. One that was deleted is listed where something shows it again. All are read, because no database compares texts as people do.
 */
export async function findAssets(reads: DirectReads, wanted: WantedAssets): Promise<number[]> {
  const { search, kind, isUsed, lacksDescription } = wanted;
  const isSaid = findWords(search ?? "");
  const fits = (row: Row) =>
    (row.isUsed !== 0 || row.isPoster === 0) &&
    (kind == null || row.kind === kind) &&
    (isUsed == null || isUsed === (row.isUsed !== 0)) &&
    (lacksDescription == null || lacksDescription === isUndescribed(row)) &&
    isSaid(`${fileNameOf(row)}\n${row.altText}`);
  const rows = await reads.all<Row>(everyAsset);
  return rows.flatMap((row) => (fits(row) ? [row.id] : []));
}

/** Whether visitors who do not see it are told nothing of it, and nobody has said that they need not be. */
function isUndescribed({ altText, isDecorative, isTold }: Row): boolean {
  return isTold !== 0 && !altText && isDecorative === 0;
}
