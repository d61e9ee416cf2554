import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import pLimit from "p-limit";
import { openPaths } from "../../pages/paths.ts";
import { basePathOf, stripBasePath } from "../base-path.ts";
import type { Database } from "../database/client.ts";
import type { ContactWay } from "../environment.ts";
import { insideAddress } from "../log-requests.ts";
import type { Media } from "../media/media.ts";
import { StartError } from "../start-error.ts";
import {
  addressInCopy,
  hostedAddress,
  isEntrance,
  isFeed,
  isMedia,
  isPdf,
  otherFile,
  pageFile,
  relativeAddress,
} from "./copy-addresses.ts";
import type { CopyChanges, CopyFolder } from "./copy-folder.ts";
import { createMediaCopy } from "./copy-media.ts";
import {
  bringDrawings,
  finishPage,
  printPage,
  readPage,
  replaceAddresses,
  replaceAll,
  structuredDataOf,
  stylesWithoutCode,
} from "./copy-page.ts";
import { hostFiles, readRedirects } from "./host-files.ts";
import { listLeftOut } from "./list-left-out.ts";
import {
  keepFormer,
  type PartialRenewal,
  readProjectStates,
  statesInCopy,
} from "./partial-renewal.ts";

export type CopyOptions = {
  /** The Fastify app of the site. */
  app: FastifyInstance;
  database: Database;
  media: Pick<Media, "storage" | "access">;
  folder: CopyFolder;
  /** The built files of the site, `dist`. */
  distFolder: string;
  /** The future address of the copy, without a slash at its end. Undefined where it is not known. */
  site: string | undefined;
  contact: ContactWay;
  /** The `key` of the ContentState, which is noted in the manifest. */
  state?: string | undefined;
  /** The part of the copy that is renewed. By default the whole copy is renewed. */
  renewal?: PartialRenewal | undefined;
  /** The time as of which projects are read. The machine's time where undefined. */
  now?: Date | undefined;
  /** How many requests run at once. */
  concurrency?: number | undefined;
  /** Called for each page that is written. */
  onPage?: ((written: number, known: number) => void) | undefined;
  /** Awaited before each request; an error that it throws ends the export. */
  waitForTurn?: (() => Promise<void>) | undefined;
};

export type CopyReport = CopyChanges & {
  pages: number;
  /** Whether files are missing that the site has not made yet: PDFs, or pictures in AVIF. */
  isIncomplete: boolean;
  /** Sentences about parts of the site that are not in the copy. */
  leftOut: string[];
};

/** A file that is to be written. `text` is its content, while the content is in memory. */
type Waiting = { address: string; file: string; isPage: boolean; text?: string };
/** How many texts stay in memory until they are written. Older texts are requested again. */
const maxRemembered = 20;

/** An address that no page has: its response is the copy's 404 page. */
const missing = "/404";
const script = "static.js";

/**
 * Writes what visitors find on the site into a folder, as plain files with relative addresses. Pages
 * are requested as by a visitor without cookies, so the copy has only what every visitor may see.
 * @throws {StartError} where a page cannot be rendered
 */
export async function exportSite(options: CopyOptions): Promise<CopyReport> {
  const { app, database, folder, distFolder, site, contact } = options;
  const origin = site ?? "http://copy.invalid"; // addresses with this host are removed later
  const basePath = basePathOf(site);
  /** Removes the base path, which addresses in pages, web manifest and redirects have, from an address. */
  const within = (address: string) => stripBasePath(address, basePath) ?? address;
  const { host } = new URL(origin);
  const { renewal, concurrency = 4, onPage = () => {}, waitForTurn = async () => {} } = options;
  const projects = await readProjectStates(database, options.now ?? new Date());
  const [limitRequests, limitFiles] = [pLimit(concurrency), pLimit(concurrency)];
  const included = new Map<string, Promise<string | null>>();
  const pages: Record<string, string> = {};
  const taken = new Set(Object.values(folder.former.pages));
  let written = 0;
  /** Whether the work grid has more images than a page shows without the site's own code. */
  let isWorkCut = false;
  /** The addresses of PDF files that the site has not made yet. */
  const unready: string[] = [];
  /** The files to be written. Before a file is written, all files to which it refers are included. */
  const waiting: Waiting[] = [];
  const wait = (page: Waiting) => {
    waiting.push(page);
    const older = waiting.at(-1 - maxRemembered);
    if (older) delete older.text;
  };

  const entries = [
    ...Object.values(openPaths),
    ...(site === undefined ? [] : ["/sitemap.xml", "/robots.txt"]),
    ...["/favicon.ico", "/.well-known/tdmrep.json"],
  ];
  /** Whether an address is left out because the time of a partial renewal is over. */
  const isTooLate = (address: string) =>
    renewal?.isLate() === true && ![...entries, missing].includes(address);

  const request = (address: string, method: "GET" | "HEAD" = "GET") =>
    limitRequests(() => ask(address, method));
  const ask = async (address: string, method: "GET" | "HEAD" = "GET") => {
    await waitForTurn();
    const headers = { host, accept: "*/*" };
    const response = await app.inject({
      ...{ method, url: address, headers, remoteAddress: insideAddress },
    });
    if (response.statusCode < 500) return response;
    if (response.statusCode === 503 && isPdf(address)) {
      unready.push(address);
      return response;
    }
    throw new StartError(
      `${address} could not be rendered (${response.statusCode}); the log of the site says why.`,
    );
  };

  const media = createMediaCopy({ ...options, request });
  /** Includes an address of the site. @returns its file in the copy, null where visitors find nothing */
  const include = (address: string): Promise<string | null> => {
    const known = included.get(address);
    if (known) return known;
    const file = isMedia(address)
      ? limitFiles(() => media.include(address))
      : includeOther(address);
    included.set(address, file);
    return file;
  };
  const includeOther = async (address: string): Promise<string | null> => {
    if (isEntrance(address) || (site === undefined && isFeed(address))) return null;
    if (address.startsWith("/assets/")) return includeAsset(address);
    const place = folder.former.pages[address];
    if (renewal && place !== undefined && renewal.isKept(place)) return place;
    // Whether it is too late is checked only when the request gets its turn, because it may have waited.
    const response = await limitRequests(async () => (isTooLate(address) ? null : ask(address)));
    if (!response) return null;
    const { location } = response.headers;
    if (response.statusCode >= 300 && response.statusCode < 400 && location) {
      const target = addressInCopy(within(String(location)), origin);
      return target === undefined || target === address ? null : include(target);
    }
    if (response.statusCode !== 200) return null;
    if (isPage(response)) {
      const file = place ?? pageFile(address, (name) => taken.has(name));
      taken.add(file);
      pages[address] = file;
      wait({ address, file, isPage: true, text: response.body });
      return file;
    }
    const file = otherFile(address);
    if (isText(response)) wait({ address, file, isPage: false, text: response.body });
    else await folder.write(file, response.rawPayload);
    return file;
  };
  const readAsset = (address: string) =>
    readFile(join(distFolder, "client", address)).catch(() => null);
  const includeAsset = async (address: string): Promise<string | null> => {
    const bytes = await readAsset(address);
    if (bytes === null) return null;
    const file = otherFile(address);
    await folder.write(
      file,
      address.endsWith(".css") ? await inStyles(stylesWithoutCode(bytes.toString()), file) : bytes,
    );
    return file;
  };
  const inStyles = (text: string, file: string) =>
    replaceAll(text, /(?<=url\()\.\/([\w.-]+)(?=\))/g, async ([whole, address = ""]) => {
      const target = await include(`/assets/${address}`);
      return target === null ? whole : relativeAddress(file, target);
    });
  /** Feeds, the sitemap and structured data contain absolute addresses; the web manifest contains paths. */
  const wholeAddress = /https?:\/\/(?:[^\s"'<>\\&#]|&amp;)+/g;
  const inText = (text: string, file: string) => {
    const isWhole = !file.endsWith(".webmanifest");
    return replaceAll(
      text,
      isWhole ? wholeAddress : /(?<=")\/[\w./?=-]*(?=")/g,
      async ([found]) => {
        const address = addressInCopy(
          isWhole ? found.replaceAll("&amp;", "&") : within(found),
          origin,
        );
        const target = address === undefined ? null : await include(address);
        if (target === null) return found;
        return isWhole ? hostedAddress(site ?? "", target) : relativeAddress(file, target);
      },
    );
  };

  const writePage = async (address: string, file: string, html: string) => {
    isWorkCut ||= html.includes(" data-limit=");
    const page = readPage(html, contact, within);
    await bringDrawings(page, async (address) => (await readAsset(address))?.toString() ?? null);
    const targets = new Map<string, string | null>();
    const addresses = new Set<string>();
    replaceAddresses(page, (value) => {
      addresses.add(value);
      return value;
    });
    const targetOf = async (value: string) => {
      const inner = addressInCopy(value.split("#", 1)[0] ?? "", origin);
      if (inner !== undefined) targets.set(value, await include(inner));
    };
    await Promise.all([...addresses].map(targetOf));
    const isMissing = address === missing;
    replaceAddresses(page, (value, isWhole) => {
      const [, fragment] = value.split("#");
      if (value.startsWith(`${origin}/`) && site === undefined) return null;
      const target = targets.get(value);
      if (target === undefined) return value;
      if (target === null) return null;
      const way = isWhole ? hostedAddress(site ?? "", target) : wayTo(target);
      return fragment === undefined ? way : `${way}#${fragment}`;
    });
    // A host sends the 404 page for any missing address, at which relative addresses would be wrong.
    function wayTo(target: string): string {
      return isMissing ? hostedAddress(basePath, target) : relativeAddress(file, target);
    }
    const data = site === undefined ? null : await inText(structuredDataOf(page), file);
    finishPage(page, wayTo(script), data);
    await folder.write(file, printPage(page));
  };

  /** Writes the waiting files. The one added last comes first, because its text is still in memory. */
  const writeWaiting = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { address, file, isPage } = next;
      if (isTooLate(address)) continue;
      const text = next.text ?? (await request(address)).body;
      if (isPage) {
        await writePage(address, file, text);
        written += 1;
        onPage(written, written + waiting.length);
      } else {
        await folder.write(file, await inText(text, file));
      }
    }
  };

  for (const address of entries) await include(address);
  wait({ address: missing, file: "404.html", isPage: true });
  await writeWaiting();
  for (const address of renewal?.addresses ?? []) {
    if (renewal?.isLate()) break;
    await include(address);
    await writeWaiting();
  }
  await folder.write(script, await readFile(join(distFolder, "static", script)));
  if (renewal) await keepFormer(renewal, folder, pages);
  const redirects = await readRedirects(database, pages);
  for (const [name, text] of Object.entries(hostFiles(basePath, redirects(basePath)))) {
    await folder.write(name, text);
  }
  const unprepared = media.countUnprepared();
  const leftOut = await listLeftOut({
    ...{ database, included, unready, unprepared, isWorkCut },
    hasContact: contact !== null,
    hasAddress: site !== undefined,
  });
  const states = statesInCopy(projects, pages);
  const changes = await folder.finish({ pages, projects: states, state: options.state ?? "" });
  return {
    ...changes,
    pages: written,
    leftOut,
    isIncomplete: unready.length + unprepared > 0,
  };
}

const typeOf = ({ headers }: LightMyRequestResponse) => String(headers["content-type"]);
const isPage = (response: LightMyRequestResponse) => typeOf(response).startsWith("text/html");
const isText = (response: LightMyRequestResponse) =>
  /^(?:application|text)\/.*(?:xml|json|plain)/.test(typeOf(response));
