import type { FastifyInstance } from "fastify";
import type { Database } from "../database/client.ts";
import { readSiteWords } from "../site/read-site-words.ts";
import { drawIcon, type IconColors, renderIcon, wrapInIco } from "./site-icon.ts";

const pictures = [
  { url: "/favicon.ico", size: 32, hasCorners: true },
  { url: "/apple-touch-icon.png", size: 180, hasCorners: false },
  { url: "/icon-192.png", size: 192, hasCorners: true },
  { url: "/icon-512.png", size: 512, hasCorners: true },
];

/** Serves the site's icon in the owner's colours, and the web manifest that names it. */
export async function iconsPlugin(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  const rendered = new Map<string, { colors: string; bytes: Buffer }>();
  const readColors = () =>
    database.siteColors.findFirstOrThrow({
      select: { background: true, textPrimary: true, navHover: true },
    });
  const render = async (picture: (typeof pictures)[number], colors: IconColors) => {
    const known = rendered.get(picture.url);
    const key = JSON.stringify(colors);
    if (known?.colors === key) return known.bytes;
    const png = await renderIcon(colors, picture.size, picture.hasCorners);
    const bytes = picture.url.endsWith(".ico") ? wrapInIco(png) : png;
    rendered.set(picture.url, { colors: key, bytes });
    return bytes;
  };

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "public, max-age=300");
  });
  app.get("/favicon.svg", async (_request, reply) =>
    reply.type("image/svg+xml").send(drawIcon(await readColors())),
  );
  for (const picture of pictures) {
    app.get(picture.url, async (_request, reply) =>
      reply
        .type(picture.url.endsWith(".ico") ? "image/x-icon" : "image/png")
        .send(await render(picture, await readColors())),
    );
  }
  app.get("/site.webmanifest", async (_request, reply) => {
    const [colors, identity, words] = await Promise.all([
      readColors(),
      database.siteIdentity.findFirstOrThrow({
        select: { ownerName: true, tagline: true, searchDescription: true },
      }),
      readSiteWords(database),
    ]);
    const name = identity.ownerName || words.say("site.name");
    return reply.type("application/manifest+json").send({
      name,
      short_name: name,
      lang: words.language,
      dir: words.direction,
      description: identity.searchDescription || identity.tagline || undefined,
      start_url: "/",
      display: "browser",
      background_color: colors.background,
      theme_color: colors.background,
      icons: [
        { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
        { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
        { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      ],
    });
  });
}
