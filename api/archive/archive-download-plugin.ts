import { create } from "content-disposition";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { streamWhileMade } from "../backup/download/stream-new-archive.ts";
import type { ArchiveSources } from "../backup/write-archive.ts";
import type { Context } from "../builder/context.ts";
import type { Coordination } from "../database/instances/coordination.ts";
import type { ErrorBody } from "../errors/error-body.ts";
import { log } from "../log.ts";
import { requireOwner } from "../media/uploads/require-owner.ts";
import { archiveAddress } from "./archive-actions.ts";
import { streamArchive } from "./write-archive.ts";

type Options = {
  sources: ArchiveSources;
  coordination: Pick<Coordination, "once">;
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
};

const optionsForm = z.object({ revisions: z.boolean(), messages: z.boolean() });

const refusals = {
  403: { error: "Give your password once more to download your work.", code: "FORBIDDEN" },
  503: { error: "An archive is being made. Try again when it is done.", code: "BUSY" },
} satisfies Record<number, ErrorBody>;

/** Sends the owner an archive that is made meanwhile, with a ticket: records 75 and 90. */
export async function archiveDownloadPlugin(
  app: FastifyInstance,
  { sources, coordination, makeContext }: Options,
): Promise<void> {
  app.addHook("onRequest", requireOwner(makeContext, true));
  app.get(archiveAddress, { exposeHeadRoute: false }, async (request, reply) => {
    const context = await makeContext(request, reply);
    const subject = await context.access.tickets.use(context, "archive");
    if (subject === null) return reply.status(403).send(refusals[403]);
    const options = optionsForm.parse(JSON.parse(subject));
    const bytes = await streamWhileMade("archive", coordination, async (store) => {
      const { missing } = await streamArchive(sources, options, store);
      if (missing.length > 0) log.warn({ missing }, "an archive is without these files");
    });
    if (!bytes) return reply.status(503).send(refusals[503]);
    const day = context.clock().toISOString().slice(0, 10);
    reply.type("application/zip");
    reply.header("content-disposition", create(`vitrine-archive-${day}.zip`));
    return reply.send(bytes);
  });
}
