import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Viewer, visitor } from "../../access/viewer.ts";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import {
  focusName,
  hasDerivatives,
  parseDerivative,
  previewName,
} from "../derivatives/derivative-addresses.ts";
import { type Derivatives, versionName } from "../derivatives/derivatives.ts";
import type { MediaAccess } from "../media-access.ts";
import type { Storage } from "../storage/storage.ts";
import { sendMissing, sendStored, sendText } from "./send-stored.ts";

type Options = {
  database: Database;
  storage: Storage;
  access: MediaAccess;
  derivatives: Derivatives;
  makeContext: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => { viewer: Viewer } | Promise<{ viewer: Viewer }>;
};

type Found = { asset: MediaAsset; isPublic: boolean };

/** Whether the caller accepts WebP. Without an Accept header every format is accepted. */
function takesWebp(accepted = "*/*"): boolean {
  return /image\/(?:webp|\*)|\*\/\*/.test(accepted);
}

/** The last part of the address of a video's captions. */
const captionsName = /^captions-([A-Za-z0-9-]{1,100})\.vtt$/;

const fileName = z.string().regex(/^[A-Za-z0-9_-]+\.[a-z0-9]+$/);

/**
 * Serves stored media under /objects and /uploads: originals and derivatives. The response for a file that
 * the viewer may not read is that for a missing file.
 */
export async function mediaPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { database, storage, access, derivatives, makeContext } = options;

  const findForViewer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<Found | null> => {
    const asset = await database.mediaAsset.findUnique({ where: { path } });
    if (!asset) return null;
    const [isPublic = false] = await access.mayRead(visitor, [path]);
    if (isPublic) return { asset, isPublic };
    const { viewer } = await makeContext(request, reply);
    const [mayRead = false] = await access.mayRead(viewer, [path]);
    return mayRead ? { asset, isPublic } : null;
  };

  const sendOriginal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asset, isPublic }: Found,
  ) =>
    sendStored(request, reply, storage, {
      key: asset.path.slice(1),
      mediaType: asset.mediaType,
      version: asset.checksum,
      isPublic,
    });

  const sendDerivative = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asset, isPublic }: Found,
    name: string,
  ) => {
    const [, language] = captionsName.exec(name) ?? [];
    if (language) return sendCaptions(request, reply, { asset, isPublic }, language);
    if (name === previewName && hasDerivatives(asset)) {
      return sendStored(request, reply, storage, {
        key: await derivatives.ensurePreview(asset),
        mediaType: "image/jpeg",
        version: `${asset.checksum}-preview-${focusName(asset)}`,
        isPublic,
      });
    }
    const derivative = parseDerivative(asset, name);
    if (!derivative) return sendMissing(reply);
    const sent = takesWebp(request.headers.accept)
      ? await derivatives.ensureSoon(asset, derivative)
      : derivative;
    return sendStored(request, reply, storage, {
      key: await derivatives.ensure(asset, sent),
      mediaType: `image/${sent.format}`,
      version: `${asset.checksum}-${versionName(asset, sent)}-${sent.format}`,
      isPublic,
      isStandIn: sent !== derivative,
    });
  };

  const sendCaptions = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asset, isPublic }: Found,
    language: string,
  ) => {
    const where = { assetId_language: { assetId: asset.id, language } };
    const captions = await database.mediaCaption.findUnique({ where });
    return captions
      ? sendText(request, reply, {
          text: captions.webVtt,
          mediaType: "text/vtt; charset=utf-8",
          version: `${asset.checksum}-captions-${asset.version}`,
          isPublic,
        })
      : sendMissing(reply);
  };

  for (const folder of ["objects", "uploads"]) {
    const parameters = z.object({ name: fileName.catch(""), derivative: z.string().optional() });
    app.route({
      method: ["GET", "HEAD"],
      url: `/${folder}/:name`,
      handler: async (request, reply) => {
        const { name } = parameters.parse(request.params);
        const found = await findForViewer(request, reply, `/${folder}/${name}`);
        return found ? sendOriginal(request, reply, found) : sendMissing(reply);
      },
    });
    app.route({
      method: ["GET", "HEAD"],
      url: `/${folder}/:name/:derivative`,
      handler: async (request, reply) => {
        const { name, derivative = "" } = parameters.parse(request.params);
        const found = await findForViewer(request, reply, `/${folder}/${name}`);
        return found ? sendDerivative(request, reply, found, derivative) : sendMissing(reply);
      },
    });
    app.all(`/${folder}/*`, async (_request, reply) => sendMissing(reply));
  }
}
