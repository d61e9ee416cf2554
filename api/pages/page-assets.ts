/** Vite's build manifest: what was made from each source module. */
export type AssetManifest = Record<
  string,
  { file: string; src?: string; imports?: string[]; css?: string[]; isEntry?: boolean }
>;

type PageAssets = { entry: string; preloads: string[]; styles: string[]; fonts: string[] };

const clientEntry = "web/entry-client.tsx";
const preloadedFont = /latin-opsz-normal.*\.woff2$/;

/** The files of a page that renders the given source modules. */
export function assetsOf(manifest: AssetManifest, modulePaths: string[]): PageAssets {
  const preloads = new Set<string>();
  // The entry's styles come first: they declare the order of the layers.
  const styles = new Set(manifest[clientEntry]?.css);
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
    if (chunk.file.endsWith(".js")) preloads.add(chunk.file);
  };
  visit(clientEntry);
  for (const path of modulePaths) visit(path);

  const entry = manifest[clientEntry]?.file;
  if (!entry) throw new Error(`the build has no ${clientEntry}`);
  preloads.delete(entry);
  const fonts = Object.values(manifest)
    .filter((chunk) => preloadedFont.test(chunk.src ?? "") && !chunk.src?.includes("-ext"))
    .map((chunk) => chunk.file);
  return { entry, preloads: [...preloads], styles: [...styles], fonts };
}

/** Puts the files of a page into its head. Scripts wait for the pictures of the first screen. */
export function addAssets(html: string, { entry, preloads, styles, fonts }: PageAssets): string {
  const tags = [
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry}" fetchpriority="low"></script>`,
    ...preloads.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
  ];
  return html.replace("</head>", () => `${tags.join("")}</head>`);
}
