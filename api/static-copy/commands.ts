import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { deriveKey } from "../access/derive-key.ts";
import { createSealedText } from "../access/sealed-text.ts";
import { createApp } from "../app.ts";
import { assertDatabase } from "../backup/commands.ts";
import { basePathOf } from "../base-path.ts";
import { bringUpToDate } from "../boot/bring-up-to-date.ts";
import { readOrCreateSecret } from "../boot/data-folder.ts";
import { openCondition } from "../condition/condition.ts";
import { readMailReadiness } from "../contact/mail/mail-account.ts";
import { openMessageMail } from "../contact/message-mail.ts";
import { openDatabase } from "../database/client.ts";
import { openDirectReads } from "../database/direct-reads.ts";
import { openCoordination } from "../database/instances/coordination.ts";
import { type ContactWay, type Environment, readEnvironment } from "../environment.ts";
import { explainFullDisk } from "../explain-full-disk.ts";
import { log } from "../log.ts";
import { openImageWorker } from "../media/derivatives/image-worker.ts";
import { openMedia } from "../media/media.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import { createBuiltRenderer } from "../pages/built-renderer.ts";
import { deriveMediaUses } from "../projects/derive-media-uses.ts";
import { StartError } from "../start-error.ts";
import { type CopyChanges, openCopyFolder } from "./copy-folder.ts";
import { exportSite } from "./export-site.ts";

/** The arguments of `npm run export -- FOLDER`, by their names in the command's usage. */
export type ExportWords = {
  folder: string;
  url?: string | undefined;
  form?: string | undefined;
  mail?: string | undefined;
};

/**
 * Writes the public site as plain files. The site may be running.
 * @param variables the environment of the process
 * @returns the message for the terminal
 * @throws {StartError} where there is no site, the folder contains other files, or a page cannot be rendered
 */
export async function exportCopy(
  variables: NodeJS.ProcessEnv,
  { folder, url, form, mail }: ExportWords,
): Promise<string> {
  const site =
    url === undefined ? undefined : new URL(requireAddress("--url", url)).href.replace(/\/$/, "");
  const contact = readContact(form, mail);
  const environment = readEnvironment({ LOG_LEVEL: "error", ...variables });
  assertDatabase(environment.databaseUrl);
  const copyFolder = await openCopyFolder(folder, environment.dataFolder);
  const { app, ...services } = await openSite(environment, site);
  // Keeps the process alive, because the image worker does not.
  const alive = setInterval(() => {}, 60_000);
  try {
    const { pages, leftOut, ...changes } = await exportSite({
      ...{ app, ...services, folder: copyFolder, distFolder: resolve("dist"), site, contact },
    });
    return [
      `${folder} holds the site: ${pages} pages. ${describeChanges(changes)}`,
      ...(leftOut.length > 0 ? ["Not in the copy:", ...leftOut.map((line) => `  ${line}`)] : []),
    ].join("\n");
  } catch (error) {
    throw explainFullDisk(error, folder);
  } finally {
    clearInterval(alive);
    await app.close();
    await services.database.$disconnect();
  }
}

/** How many changed files a message names at most. */
const maxNamed = 20;

/**
 * Describes what an export has changed in its folder. Files are named only if other files are
 * unchanged, because the list for a new copy would contain all its files.
 */
export function describeChanges({ written, unchanged, removed }: CopyChanges): string {
  const named = (title: string, files: string[]) => {
    if (files.length === 0 || unchanged === 0) return [];
    const more = files.length > maxNamed ? [`and ${files.length - maxNamed} more`] : [];
    return [title, ...[...files.toSorted().slice(0, maxNamed), ...more].map((line) => `  ${line}`)];
  };
  return [
    `${written.length} files are new or changed, ${unchanged} unchanged, ${removed.length} removed.`,
    ...named("New or changed:", written),
    ...named("Removed:", removed),
  ].join("\n");
}

function readContact(form: string | undefined, mail: string | undefined): ContactWay {
  if (form !== undefined) return { kind: "service", address: requireAddress("--form", form) };
  if (mail === undefined) return null;
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(mail)) {
    throw new StartError(
      "--mail is the address that messages go to, such as --mail me@example.com.",
    );
  }
  return { kind: "mail", address: mail };
}

function requireAddress(name: string, address: string): string {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (isWeb && !/[?#]/.test(address)) return address;
  throw new StartError(`${name} is an address that starts with https:// or http://.`);
}

/** Opens the site without a port, for requests of this process. */
async function openSite(given: Environment, site: string | undefined) {
  const environment: Environment = {
    ...given,
    publicUrl: site,
    basePath: basePathOf(site),
    rateLimit: 0,
    metrics: undefined,
    preparesPictures: false,
  };
  log.level = environment.logLevel;
  const { databaseUrl, dataFolder } = environment;
  await bringUpToDate(environment);
  const database = await openDatabase(databaseUrl, deriveMediaUses);
  const reads = openDirectReads(databaseUrl);
  const secret = environment.sessionSecret ?? (await readOrCreateSecret(dataFolder));
  const secretPath = join(dataFolder, "secret");
  const sealedText = createSealedText(secret);
  const { storage, parts } = await openStorage(environment);
  const coordination = await openCoordination(databaseUrl, deriveKey(secret, "attempts"));
  const media = await openMedia({
    ...{ database, reads, storage, parts, coordination, secret },
    incomingFolder: join(dataFolder, "incoming"),
    isAlone: false,
    maker: openImageWorker(resolve("dist/server/image-process.js")),
    preparesPictures: false,
  });
  const app = await createApp({
    ...{ environment, database, reads, media, secret, sealedText, coordination },
    condition: openCondition({ environment, database, storage, isDatabaseWhole: true }),
    messageMail: openMessageMail({
      readSettings: () => readMailReadiness({ database, sealedText, fixed: environment }),
      ...{ database, sealedText },
    }),
    backupSources: {
      ...{ database, storage },
      secretPath: existsSync(secretPath) ? secretPath : undefined,
    },
    backups: undefined,
    createRenderer: () => createBuiltRenderer(resolve("dist"), basePathOf(site)),
    assetsFolder: resolve("dist/client/assets"),
    cachesResponses: false,
  });
  await app.ready();
  return { app, database, media };
}
