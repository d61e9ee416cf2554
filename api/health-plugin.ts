import type { FastifyInstance } from "fastify";
import type { Database } from "./database/client.ts";
import type { Storage } from "./media/storage.ts";

/** Answers GET /api/health: 200 when database and media folder work, 503 with the names of those that do not. */
export async function healthPlugin(
  app: FastifyInstance,
  { database, storage }: { database: Database; storage: Storage },
): Promise<void> {
  app.get("/api/health", async (_request, reply) => {
    const checks = {
      database: database.$queryRaw`SELECT 1 FROM Banner LIMIT 1`,
      media: storage.check(),
    };
    const results = await Promise.allSettled(Object.values(checks));
    const failing = Object.keys(checks).filter(
      (_name, index) => results[index]?.status === "rejected",
    );
    reply.header("cache-control", "no-store");
    if (failing.length === 0) return { status: "ok" };
    return reply.status(503).send({ status: "failing", failing });
  });
}
