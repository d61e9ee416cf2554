import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type AssetManifest, addAssets, assetsOf, inlineFonts, preloadsOf } from "./page-assets.ts";
import type { PageEntry } from "./page-entry.ts";
import type { Renderer } from "./renderer.ts";

/** Renders pages with the built code in `distFolder`. */
export async function createBuiltRenderer(distFolder: string): Promise<Renderer> {
  const manifest: AssetManifest = JSON.parse(
    await readFile(join(distFolder, "client/.vite/manifest.json"), "utf8"),
  );
  const load = createRequire(join(distFolder, "server/"));
  const entry: PageEntry = load("./entry-server.js");
  const readStyle = await readStyles(join(distFolder, "client"), manifest);
  return async (request) => {
    const page = await entry.render(request);
    if (page.kind === "redirect") return page;
    const { modulePaths, firstPictures, firstFonts, html, ...rest } = page;
    const assets = assetsOf(manifest, modulePaths);
    return {
      ...rest,
      html: addAssets(html, assets, readStyle, {
        firstFonts,
        runsAtOnce: request.runsAtOnce || modulePaths.some(isAdmin),
        analyticsId: request.analyticsId,
        countsVisits: request.countsVisits && !modulePaths.some(isAdmin),
        awaitsPerson: request.awaitsPerson,
        access: request.access,
      }),
      preloads: preloadsOf(assets, firstPictures),
    };
  };
}

function isAdmin(modulePath: string): boolean {
  return modulePath.startsWith("web/admin/");
}

/** Reads the styles of all pages once. @returns the text of each file by its name */
async function readStyles(folder: string, manifest: AssetManifest) {
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) =>
      file.endsWith(".css") ? [file, ...css] : css,
    ),
  );
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    texts.set(
      file,
      inlineFonts(text, manifest, (font) => readFileSync(join(folder, font))),
    );
  }
  return (file: string) => texts.get(file) ?? "";
}
