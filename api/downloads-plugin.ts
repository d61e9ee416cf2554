import { create } from "content-disposition";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { archiveAddress } from "./archive/archive-actions.ts";
import { streamArchive } from "./archive/write-archive.ts";
import { isEncrypted } from "./backup/encryption.ts";
import type { BackupSchedule } from "./backup/schedule/backup-schedule.ts";
import { streamNewArchive, streamWhileMade } from "./backup/stream-new-archive.ts";
import type { ArchiveSources } from "./backup/write-archive.ts";
import type { MakeContext } from "./builder/context.ts";
import { copyAddress } from "./copy-download/copy-download-actions.ts";
import type { Coordination } from "./database/instances/coordination.ts";
import { log } from "./log.ts";
import { requireOwner } from "./media/uploads/require-owner.ts";

type Options = {
  backups: BackupSchedule | undefined;
  sources: ArchiveSources;
  coordination: Pick<Coordination, "once">;
  makeContext: MakeContext;
};

const archiveOptions = z.object({ revisions: z.boolean(), messages: z.boolean() });

const codes = { 403: "FORBIDDEN", 404: "NOT_FOUND", 503: "BUSY" } as const;

/**
 * Sends files to the owner. Backups and archives need a one-time ticket that the owner gets for the password
 * (see the records 86 and 90 in docs/decisions); static copies of the site need none.
 */
export async function downloadsPlugin(
  app: FastifyInstance,
  { backups, sources, coordination, makeContext }: Options,
): Promise<void> {
  app.addHook("onRequest", requireOwner(makeContext, true));
  const refuse = (reply: FastifyReply, status: keyof typeof codes, error: string) =>
    reply.status(status).send({ error, code: codes[status] });

  app.get("/api/backups/:name", { exposeHeadRoute: false }, async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    const context = await makeContext(request, reply);
    if ((await context.access.tickets.use(context, "backup", name)) === null) {
      return refuse(reply, 403, "Give your password once more to download this backup.");
    }
    const archive = backups
      ? await backups.open(name)
      : await streamNewArchive(sources, coordination, name);
    if (!archive) {
      return backups
        ? refuse(reply, 404, "This backup is no longer there.")
        : refuse(reply, 503, "A backup is being made. Try again when it is done.");
    }
    reply.type(isEncrypted(name) ? "application/octet-stream" : "application/x-tar");
    reply.header("content-disposition", create(name));
    if (archive.size !== undefined) reply.header("content-length", archive.size);
    return reply.send(archive.bytes);
  });

  app.get(archiveAddress, { exposeHeadRoute: false }, async (request, reply) => {
    const context = await makeContext(request, reply);
    const subject = await context.access.tickets.use(context, "archive");
    if (subject === null) {
      return refuse(reply, 403, "Give your password once more to download your work.");
    }
    const options = archiveOptions.parse(JSON.parse(subject));
    const bytes = await streamWhileMade("archive", coordination, async (store) => {
      const { missing } = await streamArchive(sources, options, store);
      if (missing.length > 0) log.warn({ missing }, "an archive is without these files");
    });
    if (!bytes) return refuse(reply, 503, "An archive is being made. Try again when it is done.");
    const day = context.clock().toISOString().slice(0, 10);
    reply.type("application/zip");
    reply.header("content-disposition", create(`vitrine-archive-${day}.zip`));
    return reply.send(bytes);
  });

  // A static copy contains only public content, so no password is asked for.
  app.get(copyAddress, { exposeHeadRoute: false }, async (request, reply) => {
    const { copyDownload } = await makeContext(request, reply);
    const copy = await copyDownload?.open();
    if (!copy) {
      return refuse(reply, 404, "There is no static copy. Make one in the settings of the site.");
    }
    reply.type("application/zip").header("content-length", copy.size);
    reply.header("content-disposition", create("vitrine-static-copy.zip"));
    return reply.send(copy.bytes);
  });
}
