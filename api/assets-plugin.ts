import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { renewal, type StoredBuilds } from "./boot/stored-builds.ts";

type Options = {
  folder: string;
  builds: Pick<StoredBuilds, "store" | "assetsFolder">;
};

/**
 * The content security policy that is sent with every built file. Browsers apply it to workers, and to
 * files that are opened as pages, but not to scripts and styles of a page. The decoder of HEIC and the encoder of AAC are WebAssembly, and the encoder
 * also starts a worker from a blob.
 */
const scriptPolicy =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';worker-src 'self' blob:;base-uri 'none';frame-ancestors 'none'";

/**
 * Serves the assets of this build, and of builds that ran in the last day. The name of an asset
 * changes with its content.
 */
export async function assetsPlugin(
  app: FastifyInstance,
  { folder, builds }: Options,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
  });
  app.get<{ Params: { "*": string } }>("/assets/*", async (request, reply) => {
    const name = request.params["*"];
    if (!/^\w[\w.-]*$/.test(name)) return reply.callNotFound();
    const isOwn = await access(join(folder, name)).then(
      () => true,
      () => false,
    );
    reply.header("content-security-policy", scriptPolicy);
    return reply.sendFile(name, isOwn ? folder : builds.assetsFolder);
  });
  // The files are stored before the first page refers to them, because a browser may request them
  // from another server process of the site.
  const stored = builds.store();
  app.addHook("onReady", () => stored);
  const timer = setInterval(() => void builds.store(), renewal).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
