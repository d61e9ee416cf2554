import type { FirstPicture } from "../../pages/page-entry.ts";
import { fontScript, speculationRules } from "../http/inline-scripts.ts";
import type { ScriptOptions } from "./renderer.ts";

/** Vite's build manifest: the built files by source module. */
export type AssetManifest = Record<
  string,
  { file: string; src?: string; imports?: string[]; css?: string[]; isEntry?: boolean }
>;

/** Options for the tags that are added to the head of a page. */
type PageOptions = ScriptOptions & {
  /** The fonts of the first paint, each as in the CSS property `font`, separated by commas. */
  firstFonts: string;
  /**
   * Whether browsers fetch the page's code while they parse the page, rather than when the start
   * script requests the code.
   */
  fetchesCode: boolean;
  /** The path below which the site is served. */
  basePath: string;
};

type PageAssets = {
  start: string;
  visits: string;
  /** The script of slides. Undefined for pages without slides. */
  slides: string | undefined;
  entry: string;
  /** All other scripts, dependencies first. */
  scripts: string[];
  styles: string[];
};

const clientEntry = "web/entry-client.tsx";
const startEntry = "web/start/start.ts";
const visitsEntry = "web/visits/sendVisits.ts";
const slidesEntry = "web/start/slides.ts";

/**
 * Whether a source is a font file of the first paint. The fonts of each voice (type style of the
 * site) are split by characters; the first paint needs the files of letters, common characters and
 * figures.
 */
const isOfFirstPaint = (key: string) =>
  /^web\/__generated__\/fonts\/\w+\/(?:text|display|small|label)-(?:letters|common|figures)\.woff2$/.test(
    key,
  );

/** The files of a page that renders the given source modules. */
export function assetsOf(manifest: AssetManifest, modulePaths: string[]): PageAssets {
  const scripts = new Set<string>();
  // The entry's styles come first, because they declare the order of the CSS layers.
  const styles = new Set(manifest[clientEntry]?.css);
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
    if (chunk.file.endsWith(".js")) scripts.add(chunk.file);
    if (chunk.file.endsWith(".css")) styles.add(chunk.file);
  };
  visit(clientEntry);
  for (const path of modulePaths) visit(path);

  const entry = manifest[clientEntry]?.file;
  const start = manifest[startEntry]?.file;
  const visits = manifest[visitsEntry]?.file;
  if (!entry || !start || !visits) {
    throw new Error(`the build has no ${clientEntry}, ${startEntry} or ${visitsEntry}`);
  }
  const isDeck = modulePaths.includes("web/site/slides/slidesRoute.ts");
  const slides = isDeck ? manifest[slidesEntry]?.file : undefined;
  scripts.delete(entry);
  return { start, visits, slides, entry, scripts: [...scripts], styles: [...styles] };
}

/**
 * Puts the files of a page into its head. The styles, a few kilobytes, are inlined, so that no page
 * waits for them on a slow connection. They are also linked, as disabled style sheets: Vite's
 * module loader finds these links, and does not fetch the styles again.
 * @param readStyle returns the text of a style sheet
 */
export function addAssets(
  html: string,
  { start, visits, slides, entry, scripts, styles }: PageAssets,
  readStyle: (file: string) => string,
  options: PageOptions,
): string {
  const { runsAtOnce, fetchesCode, analyticsId, countsVisits, awaitsPerson, access } = options;
  const { firstFonts, basePath } = options;
  const addressOf = (file: string) => `${basePath}/${file}`;
  const attributes = [
    ...(basePath ? [`data-base="${basePath}"`] : []),
    `data-entry="${addressOf(entry)}"`,
    `data-scripts="${scripts.map(addressOf).join(" ")}"`,
    ...(analyticsId ? [`data-measurement-id="${analyticsId}"`] : []),
    ...(countsVisits ? [`data-visits="${addressOf(visits)}"`] : []),
    ...(countsVisits && awaitsPerson ? ["data-visits-wait"] : []),
    ...(slides ? [`data-slides="${addressOf(slides)}"`] : []),
    ...(runsAtOnce ? ["data-at-once"] : []),
    ...(access ? [`data-access="${access}"`] : []),
  ];
  const tags = [
    `<style>${styles.map(readStyle).join("")}</style>`,
    `<script data-fonts="${firstFonts}">${fontScript}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${addressOf(file)}" disabled>`),
    `<script type="module" src="${addressOf(start)}" fetchpriority="low" ${attributes.join(" ")}></script>`,
    ...(fetchesCode ? [...scripts, entry] : []).map(
      (file) => `<link rel="modulepreload" href="${addressOf(file)}">`,
    ),
    // Rules by which browsers fetch linked pages ahead. If the page's code runs at once, the code
    // handles links, so the rules are not needed. Viewers with more access than visitors get no rules
    // either: a page that was fetched with access must not be shown after the access has ended.
    ...(runsAtOnce || access
      ? []
      : [`<script type="speculationrules">${speculationRules(basePath)}</script>`]),
  ];
  return html.replace("</head>", () => `${tags.join("")}</head>`);
}

/**
 * Puts the fonts of the first paint into the styles that name them. Separate font files would arrive after
 * the first paint: browsers request them only when they have the page, and on a separate connection.
 */
export function inlineFonts(
  style: string,
  manifest: AssetManifest,
  readFont: (file: string) => Buffer,
): string {
  return Object.entries(manifest).reduce((text, [key, { file }]) => {
    if (!isOfFirstPaint(key) || !text.includes(`/${file}`)) return text;
    return text.replaceAll(
      `/${file}`,
      `data:font/woff2;base64,${readFont(file).toString("base64")}`,
    );
  }, style);
}

/** The Link header of a page: the pictures of its first screen, and its start script. */
export function preloadsOf(
  { start }: PageAssets,
  pictures: FirstPicture[],
  basePath: string,
): string {
  return [
    ...pictures.map(({ mediaType, srcSet, sizes, windows }) => {
      const shownIn = windows ? `; media="${windows}"` : "";
      return `<${srcSet.split(" ")[0]}>; rel=preload; as=image; type="${mediaType}"; imagesrcset="${srcSet}"; imagesizes="${sizes}"${shownIn}; fetchpriority=high`;
    }),
    `<${basePath}/${start}>; rel=modulepreload; fetchpriority=low`,
  ].join(", ");
}
