import { builder } from "../../builder/builder.ts";
import type { BackupState } from "./backup-schedule.ts";

const BackupsType = builder.objectRef<BackupState>("Backups").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "The scheduled backups of the site. For the owner.",
  fields: (t) => ({
    folder: t.exposeString("folder", {
      description:
        "Where they are: the absolute path of a folder on the server, or a place in a bucket, as s3://my-backups/site.",
    }),
    everyHours: t.float({
      description: "Hours from one backup to the next.",
      resolve: ({ every }) => every / (60 * 60 * 1_000),
    }),
    isLastBackupKnown: t.boolean({
      description:
        "Whether the place of the backups has answered since the server started. Which is the last is not known before.",
      resolve: ({ latest }) => latest !== undefined,
    }),
    lastBackupAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "When the one was made that was written last and could be read again. Null before the first, and where it is not known.",
      resolve: ({ latest }) => latest?.createdAt,
    }),
    lastBackupSize: t.float({
      nullable: true,
      description: "Bytes of that one. Null before the first, and where it is not known.",
      resolve: ({ latest }) => latest?.size,
    }),
    deletedBackups: t.field({
      type: ["DateTime"],
      description:
        "When those were made that the last backup made outdated, and that were deleted then. The newest of each of seven days and of four weeks stay.",
      resolve: ({ deleted }) => deleted,
    }),
    problem: t.exposeString("problem", {
      nullable: true,
      description:
        "What was wrong with the last attempt since the server started, and what to do. Null where nothing was.",
    }),
  }),
});

builder.queryField("backups", (t) =>
  t.field({
    type: BackupsType,
    nullable: true,
    authScopes: { owner: true },
    description:
      "The scheduled backups of the site. For the owner. Null where the server is not set to make any.",
    resolve: (_root, _arguments, { backups }) => backups?.readState() ?? null,
  }),
);
