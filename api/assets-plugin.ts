import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** The built files, whose names change with their content. */
export async function assetsPlugin(
  app: FastifyInstance,
  { folder }: { folder: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
  });
}
