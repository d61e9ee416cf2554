import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { PageEntry } from "../../pages/page-entry.ts";
import { type AssetManifest, addAssets, assetsOf, inlineFonts, preloadsOf } from "./page-assets.ts";
import type { Renderer } from "./renderer.ts";

/** The module that imports the pages of the admin area. */
const adminPages = "web/admin-pages.ts";

/**
 * Creates a renderer that uses the built code in `distFolder`.
 * @param basePath the path below which the site is served
 */
export async function createBuiltRenderer(distFolder: string, basePath: string): Promise<Renderer> {
  const manifest: AssetManifest = JSON.parse(
    await readFile(join(distFolder, "client/.vite/manifest.json"), "utf8"),
  );
  const load = createRequire(join(distFolder, "server/"));
  const entry: PageEntry = load("./entry-server.js");
  const readStyle = await readStyles(join(distFolder, "client"), manifest, basePath);
  return async (request) => {
    const page = await entry.render({ ...request, basePath });
    if (page.kind === "redirect") return page;
    const { modulePaths, firstPictures, firstFonts, html, ...rest } = page;
    const isAdmin = modulePaths.some((path) => path.startsWith("web/admin/"));
    const assets = assetsOf(manifest, isAdmin ? [...modulePaths, adminPages] : modulePaths);
    return {
      ...rest,
      html: addAssets(html, assets, readStyle, {
        ...request,
        firstFonts,
        runsAtOnce: request.runsAtOnce || isAdmin,
        // The admin area does not work without its code. Other pages can be read without scripts.
        fetchesCode: isAdmin,
        countsVisits: request.countsVisits && !isAdmin,
        basePath,
      }),
      preloads: preloadsOf(assets, firstPictures, basePath),
    };
  };
}

/**
 * Reads the style sheets of all pages once, with inlined fonts and absolute addresses.
 * @returns a function from the file name of a style sheet to its text, which is empty for an unknown name
 */
async function readStyles(folder: string, manifest: AssetManifest, basePath: string) {
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) =>
      file.endsWith(".css") ? [file, ...css] : css,
    ),
  );
  const texts = new Map<string, string>();
  for (const file of files) {
    // Addresses become absolute, because browsers resolve the relative addresses in an inlined style
    // against the page's address.
    const text = (await readFile(join(folder, file), "utf8")).replaceAll("url(./", "url(/assets/");
    const inlined = inlineFonts(text, manifest, (font) => readFileSync(join(folder, font)));
    texts.set(file, inlined.replaceAll("url(/assets/", `url(${basePath}/assets/`));
  }
  return (file: string) => texts.get(file) ?? "";
}
