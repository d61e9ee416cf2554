import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { mediaPlugin } from "../media/serve/media-plugin.ts";
import { letterName } from "../pages/lettering/letter-name.ts";
import { openTestSite } from "./test-site.ts";

const viewers = {
  visitor: { isOwner: false, hasPortfolioAccess: false },
  guest: { isOwner: false, hasPortfolioAccess: true },
  owner: { isOwner: true, hasPortfolioAccess: true },
};
type ViewerName = keyof typeof viewers;

/**
 * Opens a site with files that are named after their use: "shown" in an open project, "withheld" and
 * "video" (with "poster") in a protected project, "hidden" in a hidden module, "trashed" in a project in the
 * trash, and "unused".
 */
export async function openMediaSite() {
  const site = await openTestSite();
  const app: FastifyInstance = Fastify();
  await app.register(mediaPlugin, {
    ...site.media,
    database: site.database,
    letterName,
    makeContext: ({ headers }) => ({ viewer: viewers[viewerNamed(headers["x-viewer"])] }),
  });

  async function store(name: string) {
    const bytes = await sharp({
      create: { width: 700, height: 350, channels: 3, background: "#336699" },
    })
      .png()
      .toBuffer();
    await site.media.storage.write(`objects/${name}.png`, bytes);
    return site.database.mediaAsset.create({
      data: {
        path: `/objects/${name}.png`,
        kind: "image",
        mediaType: "image/png",
        byteSize: bytes.length,
        width: 700,
        height: 350,
        checksum: `sum-${name}`,
      },
    });
  }

  await store("shown");
  const withheld = await store("withheld");
  await site.media.derivatives.ensure(withheld, { width: 320, format: "avif" });
  await store("hidden");
  await store("trashed");
  await store("unused");
  await store("poster");
  await site.database.project.create({
    data: { name: "Open", slug: "open", heroImage: "/objects/shown.png?v=3" },
  });
  await site.database.project.create({
    data: {
      name: "Closed",
      slug: "closed",
      isPasswordProtected: true,
      whyContent: modules(["hero-image", "withheld"], ["hero-image", "video"]),
      resultContent: modules(["hero-image", "hidden", { hidden: true }]),
    },
  });
  await site.database.project.create({
    data: { name: "Gone", slug: "gone", deletedAt: new Date(), heroImage: "/objects/trashed.png" },
  });
  await site.media.storage.write("objects/video.png", Buffer.from("video"));
  await site.database.mediaAsset.create({
    data: {
      path: "/objects/video.png",
      kind: "video",
      mediaType: "video/mp4",
      byteSize: 4,
      width: 1,
      height: 1,
      checksum: "video",
      posterPath: "/objects/poster.png",
      captions: { create: { language: "de", label: "Deutsch", webVtt: "WEBVTT\n" } },
    },
  });

  /** Requests a file as one of the `viewers`. */
  function request(
    url: string,
    headers: Record<string, string> = {},
    viewer: ViewerName = "visitor",
    method: "GET" | "HEAD" | "POST" | "DELETE" = "GET",
  ) {
    return app.inject({ method, url, headers: { "x-viewer": viewer, ...headers } });
  }

  async function close(): Promise<void> {
    await app.close();
    await site.close();
  }

  return { database: site.database, storage: site.media.storage, request, close };
}

function viewerNamed(name: unknown): ViewerName {
  return name === "guest" || name === "owner" ? name : "visitor";
}

function modules(...list: [type: string, name: string, more?: object][]): string {
  return JSON.stringify(
    list.map(([type, name, more]) => ({ type, imageSrc: `/objects/${name}.png`, ...more })),
  );
}
