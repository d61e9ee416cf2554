import { create } from "content-disposition";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../database/client.ts";
import { sendMissing, sendStored } from "../../media/serve/send-stored.ts";
import type { Storage } from "../../media/storage/storage.ts";
import { readSiteWords } from "../read-site-words.ts";
import { resumeAddress } from "./resume.ts";

type Options = { database: Database; storage: Storage };

/**
 * A Content-Security-Policy for PDF files that allows only what PDF viewers need. There is no `sandbox`,
 * because WebKit's viewer fails in it; the style attribute is for the size that this viewer sets.
 */
export const viewerPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the résumé for display in the browser. A saved file is named after the designer. */
export async function resumePlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { database, storage } = options;
  app.route({
    method: ["GET", "HEAD"],
    url: resumeAddress,
    handler: async (request, reply) => {
      const { ownerName, resume, resumeChecksum } = await database.siteIdentity.findFirstOrThrow({
        select: { ownerName: true, resume: true, resumeChecksum: true },
      });
      if (!resume) return sendMissing(reply);
      const { say } = await readSiteWords(database);
      const name = [ownerName, say("about.resume")].filter(Boolean).join(" – ");
      reply.header("content-disposition", create(`${name}.pdf`, { type: "inline" }));
      return sendStored(request, reply, storage, {
        key: resume.slice(1),
        mediaType: "application/pdf",
        version: resumeChecksum ?? resume,
        isPublic: true,
        // Caches validate the file each time, because it may have been removed.
        cacheControl: "public, no-cache",
        policy: viewerPolicy,
      });
    },
  });
}
