import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Condition } from "./condition/condition.ts";
import type { Database } from "./database/client.ts";
import type { Storage } from "./media/storage/storage.ts";

/**
 * The timeout of each check, in milliseconds. Monitoring waits only a few seconds for a response.
 */
const timeLimit = 1_500;

/** Paths of the readiness check. Older versions had only the first one. */
const readiness = ["/api/health", "/api/health/ready"];

/**
 * Serves the checks of the site's health.
 * GET /api/health/ready: 200 where database and media storage work, else 503 with the names of
 * those that do not. The status is "degraded" where both work, but the database was damaged at the
 * start, files are missing or damaged, or the disk is full. GET /api/health/live: always 200. It
 * checks neither database nor storage, because a server that fails this check is restarted, and a
 * restart would not bring back an unreachable bucket.
 */
export async function healthPlugin(
  app: FastifyInstance,
  { database, storage, condition }: { database: Database; storage: Storage; condition: Condition },
): Promise<void> {
  app.get("/api/health/live", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  const respond = async (_request: FastifyRequest, reply: FastifyReply) => {
    const checks = {
      database: database.banner.findFirst({ select: { id: true } }),
      media: storage.check(),
    };
    const results = await Promise.allSettled(Object.values(checks).map(inTime));
    const failing = Object.keys(checks).filter(
      (_name, index) => results[index]?.status === "rejected",
    );
    reply.header("cache-control", "no-store");
    if (failing.length === 0) {
      const isFull = await condition.room.look().catch(() => false);
      const damaged = [
        ...(condition.isDatabaseWhole ? [] : ["database"]),
        ...(condition.lostFiles.count() > 0 ? ["media"] : []),
      ];
      if (!isFull && damaged.length === 0) return { status: "ok" };
      return {
        status: "degraded",
        ...(damaged.length > 0 && { damaged }),
        ...(isFull && { full: ["disk"] }),
      };
    }
    return reply.status(503).send({ status: "failing", failing });
  };
  for (const address of readiness) app.get(address, respond);
}

/** Rejects where a check fails or takes too long. A result that comes later is ignored. */
async function inTime(check: PromiseLike<unknown>): Promise<void> {
  const tooLate = wait(timeLimit, undefined, { ref: false }).then(() => {
    throw new Error("the check timed out");
  });
  await Promise.race([check, tooLate]);
}
