import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Viewer } from "../../access/viewer.ts";
import { mayRead } from "../audience.ts";
import {
  focusName,
  hasDerivatives,
  parseDerivative,
  previewName,
} from "../derivatives/derivative-addresses.ts";
import type { Derivatives } from "../derivatives/derivatives.ts";
import type { CatalogEntry, MediaCatalog } from "../media-catalog.ts";
import type { Storage } from "../storage/storage.ts";
import { sendMissing, sendStored } from "./send-stored.ts";

type Options = {
  storage: Storage;
  catalog: MediaCatalog;
  derivatives: Derivatives;
  makeContext: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => { viewer: Viewer } | Promise<{ viewer: Viewer }>;
};

const fileName = z.string().regex(/^[A-Za-z0-9_-]+\.[a-z0-9]+$/);

/**
 * Serves stored media under /objects and /uploads: originals, and pictures in their smaller versions.
 * What the viewer may not see answers as if it did not exist.
 */
export async function mediaPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { storage, catalog, derivatives, makeContext } = options;

  const findForViewer = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const entry = await catalog.find(path);
    if (!entry || entry.audience === "everyone") return entry;
    const { viewer } = await makeContext(request, reply);
    return mayRead(entry.audience, viewer) ? entry : null;
  };

  const sendOriginal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asset, audience }: CatalogEntry,
  ) =>
    sendStored(request, reply, storage, {
      key: asset.path.slice(1),
      mediaType: asset.mediaType,
      version: asset.checksum,
      isPublic: audience === "everyone",
    });

  const sendDerivative = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asset, audience }: CatalogEntry,
    name: string,
  ) => {
    if (name === previewName && hasDerivatives(asset)) {
      return sendStored(request, reply, storage, {
        key: await derivatives.ensurePreview(asset),
        mediaType: "image/jpeg",
        version: `${asset.checksum}-preview-${focusName(asset)}`,
        isPublic: audience === "everyone",
      });
    }
    const derivative = parseDerivative(asset, name);
    if (!derivative) return sendMissing(reply);
    const { width, format } = derivative;
    const variant = asset.prefersLossless ? "lossless-" : "";
    return sendStored(request, reply, storage, {
      key: await derivatives.ensure(asset, width, format),
      mediaType: `image/${format}`,
      version: `${asset.checksum}-${variant}${width}-${format}`,
      isPublic: audience === "everyone",
    });
  };

  for (const folder of ["objects", "uploads"]) {
    const parameters = z.object({ name: fileName.catch(""), derivative: z.string().optional() });
    app.route({
      method: ["GET", "HEAD"],
      url: `/${folder}/:name`,
      handler: async (request, reply) => {
        const { name } = parameters.parse(request.params);
        const entry = await findForViewer(request, reply, `/${folder}/${name}`);
        return entry ? sendOriginal(request, reply, entry) : sendMissing(reply);
      },
    });
    app.route({
      method: ["GET", "HEAD"],
      url: `/${folder}/:name/:derivative`,
      handler: async (request, reply) => {
        const { name, derivative = "" } = parameters.parse(request.params);
        const entry = await findForViewer(request, reply, `/${folder}/${name}`);
        return entry ? sendDerivative(request, reply, entry, derivative) : sendMissing(reply);
      },
    });
    app.all(`/${folder}/*`, async (_request, reply) => sendMissing(reply));
  }
}
