/** Vite's build manifest: what was made from each source module. */
export type AssetManifest = Record<
  string,
  { file: string; src?: string; imports?: string[]; css?: string[]; isEntry?: boolean }
>;

type PageAssets = {
  start: string;
  entry: string;
  /** All scripts but the two above, dependencies first. */
  scripts: string[];
  styles: string[];
  font: string | undefined;
};

const clientEntry = "web/entry-client.tsx";
const startEntry = "web/start.ts";
const preloadedFont = "web/__generated__/fonts/basic.woff2";

/** The files of a page that renders the given source modules. */
export function assetsOf(manifest: AssetManifest, modulePaths: string[]): PageAssets {
  const scripts = new Set<string>();
  // The entry's styles come first: they declare the order of the layers.
  const styles = new Set(manifest[clientEntry]?.css);
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
    if (chunk.file.endsWith(".js")) scripts.add(chunk.file);
  };
  visit(clientEntry);
  for (const path of modulePaths) visit(path);

  const entry = manifest[clientEntry]?.file;
  const start = manifest[startEntry]?.file;
  if (!entry || !start) throw new Error(`the build has no ${clientEntry} or ${startEntry}`);
  scripts.delete(entry);
  const font = manifest[preloadedFont]?.file;
  return { start, entry, scripts: [...scripts], styles: [...styles], font };
}

/**
 * Puts the files of a page into its head. Only styles and the font are asked for at once: the script
 * that starts the page fetches the others when the first screen is painted.
 */
export function addAssets(html: string, assets: PageAssets): string {
  const { start, entry, scripts, styles, font } = assets;
  const tags = [
    ...(font
      ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`]
      : []),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${start}" fetchpriority="low" data-entry="/${entry}" data-scripts="${scripts.map((file) => `/${file}`).join(" ")}"></script>`,
  ];
  return html.replace("</head>", () => `${tags.join("")}</head>`);
}
