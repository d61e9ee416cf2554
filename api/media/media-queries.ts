import { builder } from "../builder/builder.ts";
import { findWords, searchLimit } from "../builder/find-words.ts";
import { pageOfIds } from "../builder/page-of-ids.ts";
import { type LibraryFilter, type LibraryRow, readLibrary } from "../database/queries/library.ts";
import type { Statements } from "../database/statements.ts";
import { fileNameOf } from "./file-name.ts";
import { assetPath } from "./media-asset-loader.ts";
import { MediaAssetType, MediaKindType, MediaType } from "./media-type.ts";
import { missingRenditionsOf } from "./renditions/renditions.ts";
import { settledUses } from "./settled-uses.ts";

builder.queryField("mediaAssets", (t) =>
  t.prismaConnection({
    type: MediaAssetType,
    cursor: "id",
    maxSize: 2_000,
    authScopes: { owner: ["READ"] },
    totalCount: async (_root, wanted, context) => (await findAssets(context, wanted)).length,
    description:
      "All pictures and videos of the library, newest first. A picture that is the poster of a video is listed only if content shows it, too. Not available to visitors.",
    args: {
      search: t.arg.string({
        description: `Only files whose name and description contain all of these words. ${searchLimit} Unset for all.`,
      }),
      kind: t.arg({ type: MediaKindType, description: "Only pictures or videos. Unset for both." }),
      isUsed: t.arg.boolean({
        description:
          "True for only files that content shows now, including content in the trash; false for only unused files. Unset for all.",
      }),
      lacksDescription: t.arg.boolean({
        description:
          "True for only files that need a description and have none; false for only the other files. Unset for all.",
      }),
      lacksRendition: t.arg.boolean({
        description:
          "True for only files whose missingRenditions is not empty; false for only the other files. Unset for all.",
      }),
    },
    resolve: async ({ take, skip, cursor, ...selection }, _root, wanted, context) => {
      const found = await findAssets(context, wanted);
      // The file of the cursor may have left the list meanwhile, for example because it was described.
      const last = cursor?.id;
      const isListed = last === undefined || found.includes(last);
      const list = isListed ? found : [...found, last].sort((one, next) => next - one);
      const ids = pageOfIds(list, { take, skip, cursor });
      const where = { id: { in: ids } };
      const rows = await context.database.mediaAsset.findMany({ ...selection, where });
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
  }),
);

builder.queryField("videosWithoutStill", (t) =>
  t.prismaField({
    type: [MediaAssetType],
    authScopes: { owner: ["READ"] },
    description:
      "Videos without a poster, newest first, at most 100. AVI videos are left out, because no browser plays them. The admin area makes posters for these videos when the owner opens it. Not available to visitors.",
    resolve: (selection, _root, _arguments, { database }) =>
      database.mediaAsset.findMany({
        ...selection,
        where: {
          ...{ kind: "video", posterPath: null, deletedAt: null },
          mediaType: { not: "video/x-msvideo" },
        },
        ...{ orderBy: { id: "desc" }, take: 100 },
      }),
  }),
);

builder.queryField("mediaAsset", (t) =>
  t.field({
    type: MediaAssetType,
    nullable: true,
    authScopes: { owner: ["READ"] },
    description:
      "A stored picture or video by its path. Null for an unknown path. Not available to visitors.",
    args: {
      path: t.arg.string({
        required: true,
        description: "The path as in content, with or without `?v=`.",
      }),
    },
    resolve: (_root, { path }, { mediaAssets }) => mediaAssets.load(assetPath(path)),
  }),
);

/** The filter of the list of all files. */
type WantedAssets = Omit<LibraryFilter, "mayLackRendition"> & {
  search?: string | null | undefined;
  lacksRendition?: boolean | null | undefined;
};

/** The content fields whose pictures need no description: they are decorative, or a text says the same. */
const silentPlaces = ["logo", "favicon", "socialImage"];

const nameColumns = ["id", "path", "fileName", "altText"] as const;
const allColumns = [
  ...nameColumns,
  ...(["kind", "mediaType", "width", "height", "byteSize", "durationSeconds", "codec"] as const),
  ...(["pixelFormat", "renditions", "hasAlpha", "isAnimated"] as const),
];

const matches = new WeakMap<WantedAssets, Promise<number[]>>();

/**
 * The ids of the files that match, newest first. The resolvers of the list and of its count get the same
 * object of arguments. The promise of the ids is cached by that object, so that both resolvers share one
 * query.
 */
function findAssets(
  context: Parameters<typeof settledUses>[0],
  wanted: WantedAssets,
): Promise<number[]> {
  const ids = matches.get(wanted) ?? settledUses(context).then((reads) => readIds(reads, wanted));
  matches.set(wanted, ids);
  return ids;
}

/**
 * Filters by words in this process, because the databases do not ignore case and accents as
 * `findWords` does.
 */
async function readIds(reads: Statements, wanted: WantedAssets): Promise<number[]> {
  const { search, lacksRendition, ...filter } = wanted;
  const hasWords = findWords(search ?? "");
  const read = <Column extends keyof LibraryRow>(columns: readonly Column[]) =>
    readLibrary(reads, silentPlaces, { ...filter, mayLackRendition: lacksRendition }, columns);
  const isNamed = (row: Pick<LibraryRow, (typeof nameColumns)[number]>) =>
    hasWords(`${fileNameOf(row)}\n${row.altText}`);
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  if (lacksRendition == null) {
    return idsOf(search ? (await read(nameColumns)).filter(isNamed) : await read(["id"]));
  }
  const rows = await read(allColumns);
  return idsOf(rows.filter((row) => lacksRendition === isLackingRendition(row) && isNamed(row)));
}

function isLackingRendition(row: LibraryRow): boolean {
  const flags = { hasAlpha: row.hasAlpha !== 0, isAnimated: row.isAnimated !== 0 };
  return missingRenditionsOf({ ...row, ...flags }).length > 0;
}

builder.queryField("media", (t) =>
  t.field({
    type: [MediaType],
    authScopes: { owner: ["READ"] },
    description:
      "Pictures and videos by their addresses in content, in the given order. For the owner, whose unsaved content may show files that no saved content shows.",
    args: {
      addresses: t.arg.stringList({ required: true, description: "Addresses, as in Media.src." }),
    },
    resolve: (_root, { addresses }) => addresses,
  }),
);
