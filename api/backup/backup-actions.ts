import { requireConfirmation } from "../access/owner/require-owner-password.ts";
import { action, savedAs } from "../builder/action.ts";
import type { Context } from "../builder/context.ts";
import { refusal } from "../validation/accept.ts";
import { createKey, readRecipient } from "./encryption.ts";
import { nameBackup } from "./places/backup-names.ts";
import { BackupsType } from "./schedule/backups-query.ts";
import { noteBackup } from "./schedule/note-backup.ts";

const confirmedBefore =
  "The owner's password. Not needed within 15 minutes after confirmOwner or a sign-in.";

action("makeBackup", {
  description:
    "Starts a backup to the configured storage, unless a backup is being made already. The result is in `backups` of Query. Outdated backups are not deleted before the next scheduled backup.",
  run: async (_input, { backups }) => {
    if (!backups) {
      throw refusal("NO_BACKUP_PLACE", "No place is set for backups.");
    }
    backups.begin();
    return backups.readState();
  },
  payload: {
    description: "The state of the backups at the start of this backup.",
    fields: savedAs("backups", BackupsType, "The backups. Null where no storage is set up."),
  },
});

action("requestBackupDownload", {
  description:
    "Allows this session to download one backup, once, within a minute. Wrong passwords are rate limited together with those of signIn (TOO_MANY_REQUESTS).",
  input: {
    description: "The backup to download.",
    fields: (t) => ({
      name: t.string({
        description:
          "The name of a stored backup. Null only where no storage is configured: the backup is then made during the download.",
      }),
      password: t.string({ description: confirmedBefore }),
    }),
  },
  run: async ({ name, password }, context) => {
    await requireConfirmation(password, context);
    const archive = await requireArchive(name, context);
    context.access.tickets.issue(context, "backup", archive);
    return { address: `/api/backups/${archive}` };
  },
  payload: {
    description: "The address of the backup.",
    fields: (t) => ({
      address: t.string({
        nullable: true,
        description: "The address that returns the backup. Null where the request was refused.",
        resolve: ({ result }) => result?.address,
      }),
    }),
  },
});

action("restoreBackup", {
  description:
    "Starts to restore the site from one of its backups. A backup of the present state is made first. `backups` of Query shows whether the restore is running, or why it failed. The restore ends all sessions. Wrong passwords are rate limited together with those of signIn (TOO_MANY_REQUESTS).",
  input: {
    description: "The backup to restore.",
    fields: (t) => ({
      name: t.string({ required: true, description: "The name of a stored backup." }),
      key: t.string({
        description:
          "The key of an encrypted backup, as createBackupKey returned it. Another key is refused (WRONG_KEY).",
      }),
      password: t.string({ description: confirmedBefore }),
    }),
  },
  run: async ({ name, key, password }, context) => {
    await requireConfirmation(password, context);
    const { backups } = context;
    if (!backups || !(await backups.find(name))) throw missing();
    await backups.restore(name, key ?? undefined);
    return backups.readState();
  },
  payload: {
    description: "The state of the backups at the start of the restore.",
    fields: savedAs("backups", BackupsType, "The backups. Null where the request was refused."),
  },
});

action("createBackupKey", {
  description:
    "Creates a key pair. New backups, copies and downloads are then encrypted with its public key. Earlier backups stay unchanged: an encrypted one opens only with the private key that it was encrypted for. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED).",
  run: async (_input, context) => {
    await requireConfirmation(null, context);
    const { key, recipient } = await createKey();
    await noteBackup(context.database, { recipient });
    return key;
  },
  payload: {
    description: "The new key.",
    fields: (t) => ({
      key: t.string({
        nullable: true,
        description:
          "The private key, an identity of the tool age (`AGE-SECRET-KEY-1…`). Only this response contains it: the server stores only the public key. Null where the request was refused.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});

action("removeBackupKey", {
  description:
    "Stops the encryption of new backups. Existing encrypted backups stay encrypted. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED).",
  run: async (_input, context) => {
    await requireConfirmation(null, context);
    await noteBackup(context.database, { recipient: null });
    return false;
  },
  payload: {
    description: "Whether backups are encrypted from now on.",
    fields: savedAs(
      "encryptsBackups",
      "Boolean",
      "Whether new backups are encrypted. Null where the request was refused.",
    ),
  },
});

/** The name of the archive to download. @throws {UserFault} NOT_FOUND where there is no such backup */
async function requireArchive(
  name: string | null | undefined,
  { backups, clock, database }: Context,
): Promise<string> {
  if (!backups && name == null) {
    return nameBackup(clock(), (await readRecipient(database)) !== null);
  }
  const found = backups && name != null && (await backups.find(name));
  if (found) return found.name;
  throw missing();
}

const missing = () => refusal("NOT_FOUND", "This backup is no longer there.");
