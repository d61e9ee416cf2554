import type { FastifyInstance } from "fastify";
import type { Database } from "../../../database/client.ts";
import { sendMissing } from "../../../media/serve/send-stored.ts";

type Options = { database: Database };

/** Serves the owner's fonts. An address contains a hash of the file, so the file can be cached for ever. */
export async function fontsPlugin(app: FastifyInstance, { database }: Options): Promise<void> {
  app.route<{ Params: { checksum: string } }>({
    method: ["GET", "HEAD"],
    url: "/fonts/:checksum.woff2",
    handler: async ({ params: { checksum } }, reply) => {
      const font = await database.siteFont.findFirst({
        where: { OR: [{ checksum }, { firstChecksum: checksum }] },
      });
      if (!font) return sendMissing(reply);
      const bytes = font.checksum === checksum ? font.bytes : font.firstBytes;
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .type("font/woff2")
        .send(Buffer.from(bytes ?? []));
    },
  });
}
