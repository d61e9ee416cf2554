import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type AssetManifest, addAssets, assetsOf } from "./page-assets.ts";
import type { PageEntry } from "./page-entry.ts";
import type { Renderer } from "./renderer.ts";

/** Renders pages with the built code in `distFolder`. */
export async function createBuiltRenderer(distFolder: string): Promise<Renderer> {
  const manifest: AssetManifest = JSON.parse(
    await readFile(join(distFolder, "client/.vite/manifest.json"), "utf8"),
  );
  const entry: PageEntry = await import(
    pathToFileURL(join(distFolder, "server/entry-server.js")).href
  );
  return async (request) => {
    const page = await entry.render(request);
    if (page.kind === "redirect") return page;
    const { modulePaths, ...rest } = page;
    return { ...rest, html: addAssets(page.html, assetsOf(manifest, modulePaths)) };
  };
}
