import { builder } from "../../builder/builder.ts";
import { isEncrypted, readRecipient } from "../encryption.ts";
import type { BackupFile } from "../places/backup-names.ts";
import type { BackupState } from "./backup-schedule.ts";

const BackupArchiveType = builder.objectRef<BackupFile>("BackupArchive").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "A backup of the site. Not available to visitors.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description: "Its name, such as `vitrine-20261123T040000Z.tar`.",
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the backup was made, by the server's clock at that time.",
    }),
    size: t.exposeFloat("size", { description: "The size in bytes." }),
    isEncrypted: t.boolean({
      description:
        "Whether the backup is encrypted. An encrypted backup opens only with the key that createBackupKey returned.",
      resolve: ({ name }) => isEncrypted(name),
    }),
  }),
});

/** The maximum number of archives in a response. The schedule keeps far fewer. */
const maxListed = 50;

export const BackupsType = builder.objectRef<BackupState>("Backups").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "The scheduled backups of the site. Not available to visitors.",
  fields: (t) => ({
    folder: t.exposeString("folder", {
      description:
        "Where backups are stored: the absolute path of a folder on the server, or the address of a folder in a bucket, such as `s3://my-backups/site`.",
    }),
    everyHours: t.float({
      description: "Hours from one backup to the next.",
      resolve: ({ every }) => every / (60 * 60 * 1_000),
    }),
    isLastBackupKnown: t.boolean({
      description:
        "Whether the storage of backups has been read since the start of the server. Until then the last backup is unknown.",
      resolve: ({ latest }) => latest !== undefined,
    }),
    lastBackupAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "When the last verified backup was made. Null before the first backup, and while isLastBackupKnown is false.",
      resolve: ({ latest }) => latest?.createdAt,
    }),
    lastBackupSize: t.float({
      nullable: true,
      description:
        "The size of the last backup in bytes. Null before the first backup, and while isLastBackupKnown is false.",
      resolve: ({ latest }) => latest?.size,
    }),
    deletedBackups: t.expose("deleted", {
      type: ["DateTime"],
      description:
        "The dates of the backups that were deleted after the last backup was made. The newest backup of each of seven days and of each of four weeks is kept.",
    }),
    lastCopyAt: t.expose("lastCopyAt", {
      type: "DateTime",
      nullable: true,
      description:
        "When changes were last copied to the storage. A change is copied in less than a minute. Null before the first copy since the start of the server.",
    }),
    problem: t.exposeString("problem", {
      nullable: true,
      description:
        "The problem with the last backup, with the copies of changes or with their nightly check, and what to do about it. Null if there is no problem.",
    }),
    isRunning: t.exposeBoolean("isRunning", {
      description: "Whether a backup is being made now.",
    }),
    isRestoring: t.exposeBoolean("isRestoring", {
      description: "Whether the site is being restored from a backup now.",
    }),
    restoreProblem: t.exposeString("restoreProblem", {
      nullable: true,
      description:
        "Why the last attempt to restore the site failed. Null if that attempt succeeded, or the site was never restored.",
    }),
    restoredAt: t.expose("restoredAt", {
      type: "DateTime",
      nullable: true,
      description: "When the site was last restored. Null where it never was.",
    }),
    restoredFrom: t.expose("restoredFrom", {
      type: "DateTime",
      nullable: true,
      description:
        "The date of the backup from which the site was last restored. Null where it never was.",
    }),
    archives: t.field({
      type: [BackupArchiveType],
      description: `The newest backups when the storage was last read, ${maxListed} at most. Empty before the storage was first read.`,
      resolve: ({ archives }) => archives.slice(0, maxListed),
    }),
    archiveCount: t.int({
      description: "The number of backups when the storage was last read.",
      resolve: ({ archives }) => archives.length,
    }),
  }),
});

builder.queryField("encryptsBackups", (t) =>
  t.boolean({
    authScopes: { owner: true },
    description:
      "Whether new backups and downloads are encrypted with a key that the owner has. Not available to visitors.",
    resolve: async (_root, _arguments, { database }) => (await readRecipient(database)) !== null,
  }),
);

builder.queryField("backups", (t) =>
  t.field({
    type: BackupsType,
    nullable: true,
    authScopes: { owner: true },
    description:
      "The scheduled backups of the site. Not available to visitors. Null if no storage for backups is configured.",
    resolve: (_root, _arguments, { backups }) => backups?.readState() ?? null,
  }),
);
