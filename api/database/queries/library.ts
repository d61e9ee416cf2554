import type { MediaKind } from "../__generated__/prisma/client.ts";
import type { Statements } from "../statements.ts";

/** A file in the list of all files. */
export type LibraryRow = {
  id: number;
  path: string;
  kind: MediaKind;
  fileName: string;
  altText: string;
  isDecorative: number;
  isUsed: number;
  /**
   * Whether it needs a description: it is shown in a place other than `silentPlaces`, and not only until a
   * video plays.
   */
  isTold: number;
  isPoster: number;
  mediaType: string;
  width: number;
  height: number;
  byteSize: number;
  durationSeconds: number | null;
  codec: string | null;
  pixelFormat: string | null;
  renditions: string;
  hasAlpha: number;
  isAnimated: number;
};

const isUse = `EXISTS (SELECT 1 FROM "MediaUse" AS used WHERE used."path" = asset."path")`;
const isToldUse = (silentPlaces: string) => `EXISTS (
  SELECT 1 FROM "MediaUse" AS used LEFT JOIN "Project" AS project ON project."id" = used."projectId"
  WHERE used."path" = asset."path" AND NOT used."isStart" AND project."deletedAt" IS NULL
    AND used."place" NOT IN (${silentPlaces}))`;
const isPoster = `EXISTS (SELECT 1 FROM "MediaAsset" AS video WHERE video."posterPath" = asset."path")`;

/** Whether it went with the demo, and nothing else shows it. Bringing the demo back shows it again. */
const isRemoved = `EXISTS (
  SELECT 1 FROM "DemoRemoval" AS removal
  WHERE ${isUse} OR removal."content" LIKE '%' || asset."path" || '%')
  AND NOT EXISTS (
    SELECT 1 FROM "MediaUse" AS used LEFT JOIN "Project" AS project ON project."id" = used."projectId"
    WHERE used."path" = asset."path"
      AND (project."isDemo" AND project."deletedAt" IS NOT NULL) IS NOT TRUE)`;

/**
 * All files, newest first, except for deleted ones without a use and those of a demo that was removed.
 * @param silentPlaces places whose pictures have no description
 */
export function readLibrary(
  reads: Statements,
  silentPlaces: readonly string[],
): Promise<LibraryRow[]> {
  const places = silentPlaces.map((_place, index) => `?${index + 1}`).join(", ");
  return reads.all(
    `SELECT "id", "path", "kind", "fileName", "altText", "isDecorative", "mediaType", "width", "height",
       "byteSize", "durationSeconds", "codec", "pixelFormat", "renditions",
       "hasAlpha", "isAnimated",
       ${isUse} AS "isUsed", ${isToldUse(places)} AS "isTold", ${isPoster} AS "isPoster"
     FROM "MediaAsset" AS asset
     WHERE (asset."deletedAt" IS NULL OR ${isUse}) AND NOT (${isRemoved}) ORDER BY "id" DESC`,
    ...silentPlaces,
  );
}
