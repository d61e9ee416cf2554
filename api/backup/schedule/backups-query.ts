import { builder } from "../../builder/builder.ts";
import type { BackupState } from "./backup-schedule.ts";

const BackupsType = builder.objectRef<BackupState>("Backups").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "The scheduled backups of the site. For the owner.",
  fields: (t) => ({
    folder: t.exposeString("folder", {
      description:
        "The absolute path of a folder on the server, or a place in a bucket, as s3://my-backups/site.",
    }),
    everyHours: t.float({
      description: "Hours from one backup to the next.",
      resolve: ({ every }) => every / (60 * 60 * 1_000),
    }),
    isLastBackupKnown: t.boolean({
      description:
        "Whether the place could be read since the start of the server. Before that the last backup is unknown.",
      resolve: ({ latest }) => latest !== undefined,
    }),
    lastBackupAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "When the last verified backup was made. Null before the first, and while it is unknown.",
      resolve: ({ latest }) => latest?.createdAt,
    }),
    lastBackupSize: t.float({
      nullable: true,
      description:
        "The size of the last backup in bytes. Null before the first, and while it is unknown.",
      resolve: ({ latest }) => latest?.size,
    }),
    deletedBackups: t.field({
      type: ["DateTime"],
      description:
        "When the backups were made that were deleted because of the last one. The newest of each of seven days and of four weeks are kept.",
      resolve: ({ deleted }) => deleted,
    }),
    problem: t.exposeString("problem", {
      nullable: true,
      description:
        "The fault of the last attempt since the start of the server, and what to do. Null where it succeeded.",
    }),
  }),
});

builder.queryField("backups", (t) =>
  t.field({
    type: BackupsType,
    nullable: true,
    authScopes: { owner: true },
    description:
      "The scheduled backups of the site. For the owner. Null where none are configured.",
    resolve: (_root, _arguments, { backups }) => backups?.readState() ?? null,
  }),
);
