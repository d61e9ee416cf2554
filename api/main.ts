import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { checkSecret } from "./access/check-secret.ts";
import { deriveKey } from "./access/derive-key.ts";
import { createSealedText } from "./access/sealed-text.ts";
import { createApp } from "./app.ts";
import { restoreRunningSite } from "./backup/restore-running-site.ts";
import { openBackupSchedule } from "./backup/schedule/backup-schedule.ts";
import type { SnapshotJob } from "./backup/snapshot/take-snapshot.ts";
import { prepareDataFolder, readOrCreateSecret, restrictFiles } from "./boot/data-folder.ts";
import { completeFirstStart } from "./boot/first-start.ts";
import { beginFirstStart, endFirstStart } from "./boot/first-start-marker.ts";
import { stopGracefully } from "./boot/graceful-stop.ts";
import { greet } from "./boot/greeting.ts";
import { readInstanceTerms, sharingOf } from "./boot/instance-terms.ts";
import { requireMount } from "./boot/require-mount.ts";
import { systemClock } from "./clock.ts";
import { openCondition } from "./condition/condition.ts";
import { freeRoomToStart } from "./condition/disk-room.ts";
import { readMailReadiness } from "./contact/mail/mail-account.ts";
import { openMessageMail } from "./contact/message-mail.ts";
import { checkDatabase } from "./database/check-database.ts";
import { type Database, openDatabase } from "./database/client.ts";
import { openDirectReads } from "./database/direct-reads.ts";
import { openCoordination } from "./database/instances/coordination.ts";
import type { InstanceLock } from "./database/instances/instance-lock.ts";
import { applyMigrations } from "./database/migrations.ts";
import { readFirstStart } from "./database/queries/site.ts";
import { checkpoint, checkpointRegularly } from "./database/sqlite/checkpoints.ts";
import { lockDataFolder } from "./database/sqlite/folder-lock.ts";
import { storageFaultOf } from "./database/storage-fault.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { log, withoutSecrets } from "./log.ts";
import { openImageWorker } from "./media/derivatives/image-worker.ts";
import { extractMissingLights, findDeclaredColours } from "./media/light/extract-light.ts";
import { type Media, openMedia } from "./media/media.ts";
import { openStorage } from "./media/storage/open-storage.ts";
import { createBuiltRenderer } from "./pages/built-renderer.ts";
import { createDevelopmentRenderer } from "./pages/development-renderer.ts";
import { pdfProcess } from "./pages/pdf/pdf-job.ts";
import { deriveMediaUses, renewMediaUses } from "./projects/derive-media-uses.ts";
import { StartError } from "./start-error.ts";
import { hideSecrets } from "./terminal.ts";
import { openWorker } from "./worker/open-worker.ts";

/**
 * Whether this is the built server. The bundler sets the value; false when the server runs from its
 * sources.
 */
const isBuilt: boolean = import.meta.env?.PROD ?? false;

async function start(): Promise<void> {
  hideSecrets(process.env);
  const environment = readEnvironment(process.env);
  log.level = environment.logLevel;
  const { dataFolder, databaseUrl } = environment;
  if (!isBuilt && environment.basePath !== "") {
    throw new StartError(
      "In development the site stands at the root: PUBLIC_URL must have no path.",
    );
  }
  // Only this user can read files that are created from now on.
  process.umask(0o077);
  await prepareDataFolder(dataFolder);
  if (environment.requiresMount) await requireMount(environment);
  await freeRoomToStart(environment, log);
  const lock = await lockDataFolder(dataFolder, databaseUrl, sharingOf(environment));
  try {
    await startLocked(environment, lock);
  } catch (error) {
    await lock.close();
    throw error;
  }
}

async function startLocked(environment: Environment, lock: InstanceLock): Promise<void> {
  const { dataFolder, databaseUrl } = environment;
  await beginFirstStart(environment);
  const secret = environment.sessionSecret ?? (await readOrCreateSecret(dataFolder));
  const secretPath = environment.sessionSecret ? undefined : join(dataFolder, "secret");
  const { storage, parts } = await openStorage(environment);
  const terms = await readInstanceTerms(environment, secret);
  await lock.checkTerms(terms);
  const isDatabaseWhole = await checkDatabase(databaseUrl);
  if (!isDatabaseWhole) {
    log.error(`The database of ${databaseUrl} is damaged; restore the newest backup.`);
  }
  await applyMigrations(databaseUrl, undefined, join(dataFolder, "copies"));
  await lock.storeTerms(terms);
  await renewMediaUses(databaseUrl);
  const database = await openDatabase(databaseUrl, deriveMediaUses);
  await restrictFiles(environment);
  const sealedText = createSealedText(secret);
  const reads = openDirectReads(databaseUrl);
  // The state of the first start is read without Prisma: loading its query compiler takes a tenth of the time
  // of a start.
  const generated = (await readFirstStart(reads)).isComplete
    ? { owner: undefined }
    : await completeFirstStart(environment, { database, storage, sealedText });
  await checkpoint(database);
  await endFirstStart(dataFolder);
  const notices = await checkSecret(reads, sealedText, secretPath ?? "SESSION_SECRET");
  const distFolder = resolve("dist");
  const coordination = await openCoordination(databaseUrl, deriveKey(secret, "attempts"));
  const media = await openMedia({
    database,
    reads,
    storage,
    parts,
    coordination,
    incomingFolder: join(dataFolder, "incoming"),
    isAlone: lock.isAlone || !environment.sharesData,
    secret,
    maker: isBuilt ? openImageWorker(join(distFolder, "server/image-process.js")) : undefined,
    preparesPictures: environment.preparesPictures,
  });
  const snapshots = { script: join(distFolder, "server/snapshot-process.js"), makes: "snapshots" };
  const worker = isBuilt ? openWorker<SnapshotJob>(snapshots) : undefined;
  const backupSources = { database, storage, secretPath, worker };
  const messageMail = openMessageMail({
    readSettings: () => readMailReadiness({ database, sealedText, fixed: environment }),
    database,
    sealedText,
  });
  const condition = openCondition({ environment, database, storage, isDatabaseWhole });
  const app = await createApp({
    environment,
    database,
    reads,
    condition,
    media,
    secret,
    sealedText,
    messageMail,
    coordination,
    backupSources,
    backups:
      environment.backups &&
      openBackupSchedule(
        environment.backups,
        backupSources,
        systemClock,
        log,
        coordination,
        (bytes) => restoreRunningSite(bytes, { ...backupSources, sealedText, dataFolder }),
        messageMail.warn,
      ),
    pdfWorker: isBuilt
      ? openWorker({ script: join(distFolder, "server/pdf-process.js"), ...pdfProcess })
      : undefined,
    createRenderer: isBuilt
      ? () => createBuiltRenderer(distFolder, environment.basePath)
      : createDevelopmentRenderer,
    assetsFolder: isBuilt ? join(distFolder, "client/assets") : undefined,
    distFolder: isBuilt ? distFolder : undefined,
    cachesResponses: isBuilt,
  });
  if (environment.staticCopy && isBuilt) {
    const { renewCopy } = await import("./static-copy/renew-copy.ts");
    await renewCopy({ app, database, media, coordination, condition, environment, distFolder });
  }
  checkpointRegularly(database);
  stopGracefully(app, database, lock);
  await lock.endStart();
  const address = await listen(app, environment.host, environment.port);
  process.stdout.write(
    greet(address + environment.basePath, generated, {
      notices,
      hasGraphiQL: environment.hasOpenGraphQL,
    }),
  );
  const work = () => workLater(media, database, environment.preparesPictures);
  void coordination.once("pictures", work).catch(logPictureFailure);
}

/**
 * How long after the start work on pictures begins, in milliseconds, so that it does not delay the first
 * visitors.
 */
const rest = 3_000;

/** Extracts missing colours and encodes missing derivatives of stored pictures. */
async function workLater(media: Media, database: Database, preparesPictures: boolean) {
  await wait(rest, undefined, { ref: false });
  try {
    const count = await extractMissingLights({ database, storage: media.storage });
    if (count > 0) log.info({ pictures: count }, "extracted the colours of pictures");
    await findDeclaredColours({ database, storage: media.storage });
    if (preparesPictures) await media.prepare(await database.mediaAsset.findMany());
  } catch (error) {
    logPictureFailure(error);
  }
}

function logPictureFailure(error: unknown): void {
  log.debug({ err: error }, "the work on stored pictures failed");
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, host: string, port: number) {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} on ${host} is in use; stop what uses it or set PORT to another one.`,
      );
    }
    if (
      error instanceof Error &&
      "code" in error &&
      /^(?:EADDRNOTAVAIL|EACCES|ENOTFOUND|EAI_AGAIN|EINVAL|EAFNOSUPPORT)$/.test(String(error.code))
    ) {
      throw new StartError(
        `Vitrine may not listen on ${host}:${port}; set HOST and PORT to an address of this machine.`,
      );
    }
    throw error;
  }
}

/**
 * Prints why the process ends, and ends it: a sentence if the operator can fix the cause, else the
 * whole error.
 */
function fail(error: unknown): void {
  const isFull = storageFaultOf(error)?.code === "STORAGE_FULL";
  const reason = isFull
    ? "There is no room left on the disk of the data folder; make room and start again. Nothing was lost."
    : error instanceof StartError
      ? error.message
      : inspect(error);
  process.stderr.write(`${withoutSecrets(reason)}\n`);
  process.exit(1);
}

process.on("uncaughtException", fail);
start().catch(fail);
