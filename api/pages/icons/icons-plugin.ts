import type { FastifyInstance } from "fastify";
import { purgeKeys } from "../../access/cache-policy.ts";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Derivatives } from "../../media/derivatives/derivatives.ts";
import type { ImageWorker } from "../../media/derivatives/image-worker.ts";
import { assetPath } from "../../media/media-asset-loader.ts";
import { lockedDown } from "../../media/serve/send-stored.ts";
import type { Storage } from "../../media/storage/storage.ts";
import { readSiteWords } from "../../site/read-site-words.ts";
import { drawIcon, type IconSubject, wrapInIco, wrapInSvg } from "./site-icon.ts";

type Options = {
  database: Database;
  storage: Storage;
  derivatives: Derivatives;
  maker: Pick<ImageWorker, "rasterise">;
  /** The path below which the site is served. */
  basePath: string;
};

type Picture = {
  url: string;
  size: number;
  /** Whether the picture must have no transparent pixels, not even at its corners. */
  isOpaque?: true;
};

const pictures: Picture[] = [
  { url: "/favicon.ico", size: 32 },
  { url: "/apple-touch-icon.png", size: 180, isOpaque: true },
  { url: "/icon-192.png", size: 192 },
  { url: "/icon-512.png", size: 512 },
];

/** The width and height of a PNG of the owner's icon inside /favicon.svg, in pixels. */
const wrappedSize = 192;

/**
 * Pages add a hash of the icon to its address, as `?v=`. Caches use the response of such an address for a
 * week, and the response of an address without the hash for five minutes.
 */
const forAWeek = "public, max-age=604800";
const forMinutes = "public, max-age=300";

type Icon = IconSubject & {
  /** The owner's own icon. Null where the icon is drawn from name and colours. */
  asset: MediaAsset | null;
};

/** Serves the web manifest and the site's icon: the owner's picture, or an icon that the server draws. */
export async function iconsPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { database, storage, derivatives, maker, basePath } = options;
  const rendered = new Map<string, { subject: string; bytes: Buffer }>();

  const readIdentity = () =>
    database.siteIdentity.findFirstOrThrow({
      select: { ownerName: true, tagline: true, searchDescription: true, favicon: true },
    });
  const readColors = () =>
    database.siteColors.findFirstOrThrow({
      select: { background: true, textPrimary: true, navHover: true },
    });
  const readIcon = async (): Promise<Icon> => {
    const [colors, { ownerName, favicon }] = await Promise.all([readColors(), readIdentity()]);
    const path = favicon && assetPath(favicon);
    const asset = path ? await database.mediaAsset.findUnique({ where: { path } }) : null;
    return { name: ownerName, colors, asset };
  };

  /** Draws an icon as PNG. The PNG of each address is cached until name or colours change. */
  const draw = async ({ url, size, isOpaque }: Picture, { name, colors }: IconSubject) => {
    const known = rendered.get(url);
    const subject = JSON.stringify({ name, colors });
    if (known?.subject === subject) return known.bytes;
    // Opaque icons get no rounded corners, because the systems that use them round the corners.
    const svg = drawIcon({ name, colors }, isOpaque ? 0 : 8);
    const bytes = Buffer.from(await maker.rasterise({ svg, iconSize: size }));
    rendered.set(url, { subject, bytes });
    return bytes;
  };
  const readPng = async (picture: Picture, { asset, ...subject }: Icon): Promise<Buffer> => {
    if (!asset) return draw(picture, subject);
    const background = picture.isOpaque ? subject.colors.background : null;
    const key = await derivatives.ensureIcon(asset, picture.size, background);
    return Buffer.concat(await storage.read(key).toArray());
  };
  const readSvg = async (icon: Icon): Promise<string> => {
    const { asset } = icon;
    if (!asset) return drawIcon(icon);
    if (asset.mediaType === "image/svg+xml") {
      return Buffer.concat(await storage.read(asset.path.slice(1)).toArray()).toString();
    }
    return wrapInSvg(await readPng({ url: "/favicon.svg", size: wrappedSize }, icon), wrappedSize);
  };

  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode >= 500) return;
    const isNamed = request.url.includes("?v=");
    reply.headers({ ...purgeKeys, "cache-control": isNamed ? forAWeek : forMinutes });
  });
  app.get("/favicon.svg", async (_request, reply) =>
    reply
      .type("image/svg+xml")
      .header("content-security-policy", lockedDown)
      .send(await readSvg(await readIcon())),
  );
  for (const picture of pictures) {
    const isIco = picture.url.endsWith(".ico");
    app.get(picture.url, async (_request, reply) => {
      const png = await readPng(picture, await readIcon());
      return reply.type(isIco ? "image/x-icon" : "image/png").send(isIco ? wrapInIco(png) : png);
    });
  }
  app.get("/site.webmanifest", async (_request, reply) => {
    const [colors, identity, words] = await Promise.all([
      readColors(),
      readIdentity(),
      readSiteWords(database),
    ]);
    const name = identity.ownerName || words.say("site.name");
    return reply.type("application/manifest+json").send({
      name,
      short_name: name,
      lang: words.language,
      dir: words.direction,
      description: identity.searchDescription || identity.tagline || undefined,
      start_url: `${basePath}/`,
      display: "browser",
      background_color: colors.background,
      theme_color: colors.background,
      icons: [
        { src: `${basePath}/favicon.svg`, type: "image/svg+xml", sizes: "any" },
        { src: `${basePath}/icon-192.png`, type: "image/png", sizes: "192x192" },
        { src: `${basePath}/icon-512.png`, type: "image/png", sizes: "512x512" },
      ],
    });
  });
}
