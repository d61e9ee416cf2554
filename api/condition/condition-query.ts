import { builder } from "../builder/builder.ts";
import { MediaAssetType } from "../media/media-type.ts";
import type { Condition } from "./condition.ts";
import type { LostFile } from "./lost-files.ts";

const LostFileType = builder.objectRef<LostFile>("LostFile").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "A file of the site that is missing or damaged. Not available to visitors.",
  fields: (t) => ({
    isMissing: t.exposeBoolean("isMissing", {
      description: "Whether the file is missing. If false, the file is damaged.",
    }),
    asset: t.field({
      type: MediaAssetType,
      nullable: true,
      description:
        "The picture or video; for a converted version of a video, that video. Null for the résumé.",
      resolve: async ({ key }, _arguments, { mediaAssets, database }) =>
        (await mediaAssets.load(`/${key}`)) ??
        database.mediaAsset.findFirst({ where: { renditions: { contains: `/${key}` } } }),
    }),
  }),
});

const ConditionType = builder.objectRef<Condition>("Condition").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "The state of disk, database and files. Not available to visitors.",
  fields: (t) => ({
    isDatabaseWhole: t.exposeBoolean("isDatabaseWhole", {
      description: "Whether the database was intact at the start of the server.",
    }),
    fullDisk: t.string({
      nullable: true,
      description: "The folder whose disk is full. Null while the disk has space for files.",
      resolve: async ({ room }) => ((await room.look()) ? room.folder : null),
    }),
    staticCopyProblem: t.string({
      nullable: true,
      description:
        "Why the static copy of the site is not up to date, and what to do. Null where the copy is up to date, and where there is no static copy.",
      resolve: ({ staticCopy }) => staticCopy.problem,
    }),
    lostFiles: t.field({
      type: [LostFileType],
      description:
        "Missing and damaged files, as far as they were checked: names and sizes at the start of the server and once a day, checksums of some files every hour.",
      resolve: ({ lostFiles }) => lostFiles.read(),
    }),
  }),
});

builder.queryField("condition", (t) =>
  t.field({
    type: ConditionType,
    authScopes: { owner: true },
    description: "The state of disk, database and files. Not available to visitors.",
    resolve: (_root, _arguments, { condition }) => condition,
  }),
);
