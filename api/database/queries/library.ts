import type { MediaKind } from "../__generated__/prisma/client.ts";
import type { Statements } from "../statements.ts";

/**
 * The columns of a file for filters that run outside of the database, with SQLite's types: 1 for
 * true, renditions as JSON.
 */
export type LibraryRow = {
  id: number;
  path: string;
  fileName: string;
  altText: string;
  kind: MediaKind;
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

/** Which files are read. A condition that is undefined or null does not apply. */
export type LibraryFilter = {
  kind?: MediaKind | null | undefined;
  isUsed?: boolean | null | undefined;
  lacksDescription?: boolean | null | undefined;
  /** Whether to read only files of which browsers can make renditions: videos and animated pictures. */
  mayLackRendition?: boolean | null | undefined;
};

const isUse = `EXISTS (SELECT 1 FROM "MediaUse" AS used WHERE used."path" = asset."path")`;
const isToldUse = (silentPlaces: string) => `EXISTS (
  SELECT 1 FROM "MediaUse" AS used LEFT JOIN "Project" AS project ON project."id" = used."projectId"
  WHERE used."path" = asset."path" AND NOT used."isStart" AND project."deletedAt" IS NULL
    AND used."place" NOT IN (${silentPlaces}))`;
const isPoster = `EXISTS (SELECT 1 FROM "MediaAsset" AS video WHERE video."posterPath" = asset."path")`;

/**
 * Whether a file belongs to removed demo content (examples of a new site), and no other content
 * shows it. Such files are kept, because the owner can restore the demo.
 */
const isRemoved = `EXISTS (
  SELECT 1 FROM "DemoRemoval" AS removal
  WHERE ${isUse} OR removal."content" LIKE '%' || asset."path" || '%')
  AND NOT EXISTS (
    SELECT 1 FROM "MediaUse" AS used LEFT JOIN "Project" AS project ON project."id" = used."projectId"
    WHERE used."path" = asset."path"
      AND (project."isDemo" AND project."deletedAt" IS NOT NULL) IS NOT TRUE)`;

/**
 * Columns of the files that match, newest first, except for deleted files without a use, files of a removed
 * demo, and stills of videos that nothing else shows.
 * @param silentPlaces the content fields whose pictures need no description
 */
export function readLibrary<Column extends keyof LibraryRow>(
  reads: Statements,
  silentPlaces: readonly string[],
  { kind, isUsed, lacksDescription, mayLackRendition }: LibraryFilter,
  columns: readonly Column[],
): Promise<Pick<LibraryRow, Column>[]> {
  const values: string[] = [];
  const bind = (value: string) => `?${values.push(value)}`;
  const isUndescribed = () =>
    `${isToldUse(silentPlaces.map(bind).join(", "))} AND asset."altText" = '' AND NOT asset."isDecorative"`;
  const whether = (isWanted: boolean | null | undefined, condition: () => string) =>
    isWanted == null ? [] : `${isWanted ? "" : "NOT "}(${condition()})`;
  const conditions = [
    `(asset."deletedAt" IS NULL OR ${isUse})`,
    `(${isUse} OR NOT ${isPoster})`,
    `NOT (${isRemoved})`,
    kind == null ? [] : `asset."kind" = ${bind(kind)}`,
    whether(isUsed, () => isUse),
    whether(lacksDescription, isUndescribed),
    mayLackRendition ? `(asset."kind" = 'video' OR asset."isAnimated")` : [],
  ].flat();
  return reads.all(
    `SELECT ${columns.map((name) => `"${name}"`).join(", ")} FROM "MediaAsset" AS asset
     WHERE ${conditions.join(" AND ")} ORDER BY "id" DESC`,
    ...values,
  );
}
