import { create } from "content-disposition";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../builder/context.ts";
import type { Coordination } from "../../database/instances/coordination.ts";
import type { ErrorBody } from "../../errors/error-body.ts";
import { requireOwner } from "../../media/uploads/require-owner.ts";
import { isEncrypted } from "../encryption.ts";
import type { BackupSchedule } from "../schedule/backup-schedule.ts";
import type { ArchiveSources } from "../write-archive.ts";
import { streamNewArchive } from "./stream-new-archive.ts";

type Options = {
  backups: BackupSchedule | undefined;
  sources: ArchiveSources;
  coordination: Coordination;
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
};

const refusals = {
  403: { error: "Give your password once more to download this backup.", code: "FORBIDDEN" },
  404: { error: "This backup is no longer there.", code: "NOT_FOUND" },
  503: { error: "A backup is being made. Try again when it is done.", code: "BUSY" },
} satisfies Record<number, ErrorBody>;

/** Sends a backup to the owner, with a ticket: record 75. */
export async function downloadPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { backups, sources, coordination, makeContext } = options;
  app.addHook("onRequest", requireOwner(makeContext, true));
  app.get("/api/backups/:name", { exposeHeadRoute: false }, async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    const refuse = (status: keyof typeof refusals) => reply.status(status).send(refusals[status]);
    const context = await makeContext(request, reply);
    if ((await context.access.tickets.use(context, "backup", name)) === null) return refuse(403);
    const archive = backups
      ? await backups.open(name)
      : await streamNewArchive(sources, coordination, name);
    if (!archive) return refuse(backups ? 404 : 503);
    reply.type(isEncrypted(name) ? "application/octet-stream" : "application/x-tar");
    reply.header("content-disposition", create(name));
    if (archive.size !== undefined) reply.header("content-length", archive.size);
    return reply.send(archive.bytes);
  });
}
