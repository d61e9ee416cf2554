import { join } from "node:path";
import { deriveKey } from "../access/derive-key.ts";
import { createSealedText } from "../access/sealed-text.ts";
import { createApp } from "../app.ts";
import { restoreRunningSite } from "../backup/restore-running-site.ts";
import { openBackupSchedule } from "../backup/schedule/backup-schedule.ts";
import { type Clock, systemClock } from "../clock.ts";
import { openCondition } from "../condition/condition.ts";
import { readMailReadiness } from "../contact/mail/mail-account.ts";
import { openMessageMail } from "../contact/message-mail.ts";
import { openDatabase } from "../database/client.ts";
import { openDirectReads } from "../database/direct-reads.ts";
import { openCoordination } from "../database/instances/coordination.ts";
import type { Environment } from "../environment.ts";
import type { TimeLimits } from "../http/time-limits.ts";
import { log } from "../log.ts";
import { openMedia } from "../media/media.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import type { Renderer } from "../pages/renderer.ts";
import { deriveMediaUses } from "../projects/derive-media-uses.ts";

/** Renders an empty page. */
export const blank: Renderer = async () => ({ kind: "page", status: 200, html: "<!doctype html>" });

/**
 * Opens one server instance of a site. A second instance with the same environment shares only the
 * database and the data folder with the first.
 * @param isAlone whether no other instance runs when this one starts
 */
export async function openInstance(
  environment: Environment,
  render: Renderer = blank,
  timeLimits?: TimeLimits,
  clock: Clock = systemClock,
  isAlone = true,
) {
  const database = await openDatabase(environment.databaseUrl, deriveMediaUses);
  const reads = openDirectReads(environment.databaseUrl);
  const { storage, parts } = await openStorage(environment);
  const secret = environment.sessionSecret ?? "";
  const coordination = await openCoordination(
    environment.databaseUrl,
    deriveKey(secret, "attempts"),
  );
  const sealedText = createSealedText(secret);
  const readSettings = () => readMailReadiness({ database, sealedText, fixed: environment });
  const messageMail = openMessageMail({ readSettings, database, sealedText });
  const media = await openMedia({
    database,
    reads,
    storage,
    parts,
    coordination,
    incomingFolder: join(environment.dataFolder, "incoming"),
    isAlone,
    secret,
    preparesPictures: environment.preparesPictures,
    clock,
  });
  const backupSources = { database, storage, secretPath: undefined };
  const backups =
    environment.backups &&
    openBackupSchedule(
      environment.backups,
      backupSources,
      clock,
      log,
      coordination,
      (bytes) =>
        restoreRunningSite(bytes, {
          ...backupSources,
          sealedText,
          dataFolder: environment.dataFolder,
        }),
      messageMail.warn,
    );
  const services = {
    environment,
    database,
    reads,
    media,
    secret,
    sealedText,
    messageMail,
    coordination,
    backupSources,
    backups,
    condition: openCondition({ environment, database, storage, isDatabaseWhole: true }),
  };
  const app = await createApp({
    ...services,
    assetsFolder: undefined,
    distFolder: join(environment.dataFolder, "dist"),
    cachesResponses: true,
    createRenderer: async () => render,
    clock,
    timeLimits,
  });
  return { ...services, app };
}
