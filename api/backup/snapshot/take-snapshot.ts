import { forgetReplies } from "../../contact/outbox.ts";
import { hasColumn, inspectSnapshot, writeSnapshot } from "../../database/snapshot.ts";
import { forgetVisitors } from "../../numbers/counting/day-visitors.ts";
import type { Worker } from "../../worker/open-worker.ts";
import { listMediaFiles, type MediaFile } from "../media-files.ts";

/** A snapshot that is to be taken: the address of the database, and the path of a new file. */
export type SnapshotJob = { url: string; path: string };

export type SnapshotWorker = Pick<Worker<SnapshotJob>, "run" | "close">;

/** Takes snapshots in this process, which is blocked meanwhile: for commands and tests. */
export const localSnapshotWorker: SnapshotWorker = { run: runSnapshotJob, close: () => {} };

/**
 * Takes a snapshot of the database for a backup, without data that must not be stored for long or sent again.
 * @returns the media files that the snapshot refers to
 */
export async function takeSnapshot(
  worker: SnapshotWorker,
  url: string,
  path: string,
): Promise<MediaFile[]> {
  const files = await worker.run({ url, path }, true);
  return JSON.parse(Buffer.from(files ?? []).toString());
}

export async function runSnapshotJob({ url, path }: SnapshotJob): Promise<Uint8Array> {
  await writeSnapshot(url, path);
  const files = await inspectSnapshot(path, async (copy) => {
    // Backups are stored for longer than a day, but visitors must not be identifiable after the day
    // of their visit.
    if (await hasColumn(copy, "VisitorDay", "salt")) await forgetVisitors(copy);
    if (await hasColumn(copy, "AttemptCount", "key")) await copy.attemptCount.deleteMany();
    if (await hasColumn(copy, "ApiToken", "tokenHash")) await copy.apiToken.deleteMany();
    // Mails with replies contain the addresses of links, and a restored site must not send them again.
    if (await hasColumn(copy, "OutgoingReply", "sealed")) await forgetReplies(copy);
    return listMediaFiles(copy);
  });
  return Buffer.from(JSON.stringify(files));
}
