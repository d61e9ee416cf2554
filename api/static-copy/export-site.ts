import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import pLimit from "p-limit";
import { entryPaths, openPaths } from "../../pages/paths.ts";
import type { Database } from "../database/client.ts";
import type { Storage } from "../media/storage/storage.ts";
import { StartError } from "../start-error.ts";
import {
  hostedAddress,
  innerAddress,
  otherFile,
  pageFile,
  relativeAddress,
} from "./copy-addresses.ts";
import type { CopyChanges, CopyFolder } from "./copy-folder.ts";
import { createMediaCopy } from "./copy-media.ts";
import {
  bringDrawings,
  type ContactWay,
  finishPage,
  printPage,
  readPage,
  replaceAddresses,
  structuredDataOf,
} from "./copy-page.ts";
import { type CopyRedirect, hostFiles } from "./host-files.ts";

export type CopyOptions = {
  /** The site, with its own renderer. */
  app: FastifyInstance;
  database: Database;
  storage: Storage;
  folder: CopyFolder;
  /** The built files of the site, `dist`. */
  distFolder: string;
  /** Where the copy will stand, without a slash at its end. Undefined where that is not known. */
  site: string | undefined;
  contact: ContactWay;
};

export type CopyReport = CopyChanges & {
  pages: number;
  /** What is not in the copy, in words. */
  leftOut: string[];
};

/** An address that no page has: its response is the copy's 404 page. */
const missing = "/404";
const script = "static.js";
/** What needs the server. */
const isEntrance = (address: string) =>
  [...Object.values(entryPaths), "/admin"].some((path) =>
    ["", "/", "?"].some((next) => (next ? address.startsWith(path + next) : address === path)),
  );

/**
 * Writes everything that visitors may see into a folder, as plain files with relative addresses. It asks the site
 * as a visitor without cookies, so that the rule for who sees what is the site's own.
 * @throws {StartError} where a page cannot be rendered
 */
export async function exportSite(options: CopyOptions): Promise<CopyReport> {
  const { app, database, folder, distFolder, site, contact } = options;
  // Pages name themselves by it, where the address of the copy is to stand.
  const origin = site === undefined ? "http://copy.invalid" : new URL(site).origin;
  const host = new URL(origin).host;
  const limit = pLimit(4);
  const included = new Map<string, Promise<string | null>>();
  const pageFiles = new Set<string>();
  /** PDF files that the site has not made yet. */
  const unready: string[] = [];
  /** What names other addresses, which may name it. */
  const waiting: { address: string; file: string }[] = [];

  const request = async (address: string, method: "GET" | "HEAD" = "GET") => {
    const response = await app.inject({ method, url: address, headers: { host, accept: "*/*" } });
    if (response.statusCode < 500) return response;
    if (response.statusCode === 503 && isPdf(address)) {
      unready.push(address);
      return response;
    }
    throw new StartError(
      `${address} could not be rendered (${response.statusCode}); the log of the site says why. The copy is as it was, or partly new: export it again.`,
    );
  };

  const media = createMediaCopy({ ...options, request });
  /** @returns the file of an address of the site; null where visitors find nothing there */
  const include = (address: string): Promise<string | null> => {
    const known = included.get(address);
    if (known) return known;
    const file = isMedia(address) ? limit(() => media.include(address)) : includeOther(address);
    included.set(address, file);
    return file;
  };
  const includeOther = async (address: string): Promise<string | null> => {
    if (isEntrance(address) || (site === undefined && isFeed(address))) return null;
    if (address.startsWith("/assets/")) return includeAsset(address);
    const response = await request(address);
    const { location } = response.headers;
    if (response.statusCode >= 300 && response.statusCode < 400 && location) {
      const target = innerAddress(String(location), origin);
      return target === undefined || target === address ? null : include(target);
    }
    if (response.statusCode !== 200) return null;
    if (isPage(response)) {
      const file = pageFile(address, (name) => pageFiles.has(name));
      pageFiles.add(file);
      waiting.push({ address, file });
      return file;
    }
    const file = otherFile(address);
    if (isText(response)) waiting.push({ address, file });
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
      address.endsWith(".css") ? await inStyles(bytes.toString(), file) : bytes,
    );
    return file;
  };
  const inStyles = (text: string, file: string) =>
    replaceAll(text, /(?<=url\()["']?(\/[^)"']+)["']?(?=\))/g, async ([whole, address = ""]) => {
      const target = await include(innerAddress(address, origin) ?? "");
      return target === null ? whole : relativeAddress(file, target);
    });
  /** Feeds, the sitemap and structured data name whole addresses, the list of icons those within the site. */
  const wholeAddress = /https?:\/\/(?:[^\s"'<>\\&#]|&amp;)+/g;
  const inText = (text: string, file: string) => {
    const isWhole = !file.endsWith(".webmanifest");
    return replaceAll(
      text,
      isWhole ? wholeAddress : /(?<=")\/[\w./?=-]*(?=")/g,
      async ([found]) => {
        const address = innerAddress(found.replaceAll("&amp;", "&"), origin);
        const target = address === undefined ? null : await include(address);
        if (target === null) return found;
        return isWhole ? hostedAddress(site ?? "", target) : relativeAddress(file, target);
      },
    );
  };

  const writePage = async (address: string, file: string, html: string) => {
    const page = readPage(html, contact);
    await bringDrawings(page, async (address) => (await readAsset(address))?.toString() ?? null);
    const targets = new Map<string, string | null>();
    const addresses = new Set<string>();
    replaceAddresses(page, (value) => {
      addresses.add(value);
      return value;
    });
    const targetOf = async (value: string) => {
      const inner = innerAddress(value.split("#", 1)[0] ?? "", origin);
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
    // A host shows the page of what is missing at any address.
    function wayTo(target: string): string {
      const base = site === undefined ? "" : new URL(site).pathname.replace(/\/$/, "");
      return isMissing ? hostedAddress(base, target) : relativeAddress(file, target);
    }
    const data = site === undefined ? null : await inText(structuredDataOf(page), file);
    finishPage(page, wayTo(script), data);
    await folder.write(file, printPage(page));
  };

  const projects = await database.project.findMany({ orderBy: { id: "asc" } });
  for (const address of [
    ...Object.values(openPaths),
    ...(site === undefined ? [] : ["/sitemap.xml", "/robots.txt"]),
    "/favicon.ico",
  ]) {
    await include(address);
  }
  waiting.push({ address: missing, file: "404.html" });
  let pages = 0;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, file } = next;
    const response = await request(address);
    if (isPage(response)) {
      await writePage(address, file, response.body);
      pages += 1;
    } else {
      await folder.write(file, await inText(response.body, file));
    }
  }
  await folder.write(script, await readFile(join(distFolder, "static", script)));
  const redirects = await readRedirects(database, include);
  const path = site === undefined ? "" : new URL(site).pathname.replace(/\/$/, "");
  for (const [name, text] of Object.entries(hostFiles(path, redirects(path)))) {
    await folder.write(name, text);
  }
  const missed: string[] = [];
  for (const { name, slug, deletedAt, isPasswordProtected } of projects) {
    if (deletedAt) continue;
    const file = await included.get(`/project/${encodeURIComponent(slug)}`);
    if (!file) missed.push(`${name}: visitors do not find it`);
    else if (isPasswordProtected) missed.push(`${name}: its case study needs the password`);
  }
  const leftOut = [
    ...missed,
    ...(contact === null ? ["The contact form: name --form ADDRESS or --mail ADDRESS"] : []),
    ...(site === undefined
      ? ["Feeds, sitemap and cards for link previews: name --url ADDRESS"]
      : []),
    ...unready.map((address) => `${address}: not made yet; export again in a minute`),
    ...(media.countUnprepared() > 0
      ? [
          `${media.countUnprepared()} AVIF sizes that the site has not encoded yet: WebP stands for them`,
        ]
      : []),
  ];
  return { ...(await folder.finish()), pages, leftOut };
}

const isMedia = (address: string) => /^\/(?:objects|uploads)\//.test(address);
const isPdf = (address: string) => /^[^?]+\.pdf(?:\?|$)/.test(address);
const isFeed = (address: string) => /^\/(?:feed\.(?:xml|json)|social-card\/)/.test(address);
const typeOf = ({ headers }: LightMyRequestResponse) => String(headers["content-type"]);
const isPage = (response: LightMyRequestResponse) => typeOf(response).startsWith("text/html");
const isText = (response: LightMyRequestResponse) =>
  /^(?:application|text)\/.*(?:xml|json|plain)/.test(typeOf(response));

/** The owner's redirects, and the former addresses of projects, that lead to a page of the copy. */
async function readRedirects(
  database: Database,
  include: (address: string) => Promise<string | null>,
): Promise<(path: string) => CopyRedirect[]> {
  const own = await database.redirect.findMany({ include: { project: true } });
  const former = await database.formerSlug.findMany({ include: { project: true } });
  const addressOf = (slug: string) => `/project/${encodeURIComponent(slug)}`;
  const wanted = [
    ...own.map(
      ({ path, page, project }) => [path, page ?? addressOf(project?.slug ?? "")] as const,
    ),
    ...former.map(({ slug, project }) => [`/project/${slug}`, addressOf(project.slug)] as const),
  ];
  const found: { from: string; file: string }[] = [];
  for (const [from, target] of wanted) {
    const file = await include(target);
    if (file !== null) found.push({ from, file });
  }
  return (path) => found.map(({ from, file }) => ({ from, to: hostedAddress(path, file) }));
}

async function replaceAll(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => Promise<string>,
): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index), await replace(match));
    end = match.index + match[0].length;
  }
  return parts.join("") + text.slice(end);
}
