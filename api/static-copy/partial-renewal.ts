import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { openPaths } from "../../pages/paths.ts";
import { isFound, whereFound } from "../access/audience.ts";
import { visitor } from "../access/viewer.ts";
import type { Database } from "../database/client.ts";
import type { MediaAccess } from "../media/media-access.ts";
import type { CopyFolder, CopyManifest } from "./copy-folder.ts";

/**
 * The part of a copy that is rendered again at once, so that the copy shows no withdrawn content, which
 * visitors may no longer see.
 */
export type PartialRenewal = {
  /** Whether a file of the copy stays as it is. */
  isKept: (file: string) => boolean;
  /** The addresses of the pages to render, the pages of changed projects first. */
  addresses: string[];
  /**
   * Whether the time for rendering is over. Pages that were not rendered are then left out of the copy, until
   * the whole copy is renewed.
   */
  isLate: () => boolean;
};

/**
 * The projects that visitors find, by slug: a text that changes with every change of the project,
 * and whether the project is in lists.
 */
type ProjectStates = Map<string, { state: string; isListed: boolean }>;

export async function readProjectStates(database: Database, now: Date): Promise<ProjectStates> {
  const projects = await database.project.findMany({
    where: whereFound(visitor, now, "address"),
    select: {
      ...{ id: true, visibility: true, publishAt: true, deletedAt: true },
      ...{ slug: true, version: true, updatedAt: true, isPasswordProtected: true },
    },
  });
  return new Map(
    projects.map((project) => {
      const { slug, version, updatedAt, isPasswordProtected } = project;
      const state = `${version} ${updatedAt.getTime()} ${isPasswordProtected}`;
      return [slug, { state, isListed: isFound(visitor, project, now, "list") }];
    }),
  );
}

/**
 * The states of the projects for the manifest. Visitors can read the manifest, so it must not name
 * an unlisted project that has no page in the copy.
 */
export function statesInCopy(
  projects: ProjectStates,
  pages: Record<string, string>,
): Record<string, string> {
  const shown = [...projects].filter(
    ([slug, { isListed }]) => isListed || Object.hasOwn(pages, projectAddress(slug)),
  );
  return Object.fromEntries(shown.map(([slug, { state }]) => [slug, state]));
}

type Options = {
  /** The path of the copy's folder. `former` is the manifest in it. */
  path: string;
  former: CopyManifest;
  /** The present states of the projects. */
  projects: ProjectStates;
  access: MediaAccess;
  /** Whether visitors find something at an address of the site. */
  isServed: (address: string) => Promise<boolean>;
  isLate: () => boolean;
};

/**
 * Chooses what to render again: the pages in `openPaths`, the feeds, and each page that belongs to a changed
 * project, links to a changed project, or contains a file that visitors may no longer read.
 */
export async function choosePartialRenewal(options: Options): Promise<PartialRenewal> {
  const { path, former, projects, access, isServed, isLate } = options;
  const files = Object.keys(former.files);
  const changed = Object.keys(former.projects).filter(
    (slug) => projects.get(slug)?.state !== former.projects[slug],
  );
  const names = changed.flatMap((slug) => {
    const page = former.pages[projectAddress(slug)];
    return page === undefined ? [slug] : [slug, basename(dirname(page))];
  });
  const withdrawn = await findWithdrawn(files, access, isServed);
  const needles = [
    ...names.map((name) => `/${encodeURIComponent(name)}/index.html`),
    ...[...withdrawn].map((file) => basename(file)),
  ];
  const isOfChanged = (file: string) =>
    names.some((name) => file.split("/").some((word) => word === name || isNamed(word, name)));
  const addressOf = new Map(Object.entries(former.pages).map(([address, file]) => [file, address]));
  const open: string[] = Object.values(openPaths);
  const outdated = new Set<string>();
  for (const [address, file] of Object.entries(former.pages)) {
    if (open.includes(address) || isOfChanged(file)) outdated.add(file);
    else if (needles.length > 0) {
      const text = await readFile(join(path, file), "utf8").catch(() => "");
      if (needles.some((needle) => text.includes(needle))) outdated.add(file);
    }
  }
  const isKept = (file: string) => {
    // The manifest of an older version may also list pages of unlisted projects, which have no file.
    if (addressOf.has(file)) return Object.hasOwn(former.files, file) && !outdated.has(file);
    if (/^(?:objects|uploads)\//.test(file)) return !withdrawn.has(mediaOf(file));
    return /^(?:assets|social-card|project)\//.test(file) && !isOfChanged(file);
  };
  // The page of a project that is in no list is rendered only if another page links to it.
  const isListed = (address: string) => {
    const [, slug] = /^\/project\/([^/?]+)/.exec(address) ?? [];
    return slug === undefined || projects.get(decodeURIComponent(slug))?.isListed === true;
  };
  const addresses = [...outdated].flatMap((file) => addressOf.get(file) ?? []).filter(isListed);
  const isOfProject = (address: string) => (changed.map(projectAddress).includes(address) ? 0 : 1);
  addresses.sort((one, other) => isOfProject(one) - isOfProject(other));
  return { isKept, addresses, isLate };
}

/** How many files are handled before the event loop gets a turn. */
const portion = 1_000;

/** Keeps the files of the former copy that stay as they are, and adds the pages among these to `pages`. */
export async function keepFormer(
  { isKept }: PartialRenewal,
  { former, keep }: CopyFolder,
  pages: Record<string, string>,
): Promise<void> {
  for (const [at, file] of Object.keys(former.files).entries()) {
    if (isKept(file)) await keep(file);
    if (at % portion === 0) await nextTurn();
  }
  for (const [address, file] of Object.entries(former.pages)) {
    if (isKept(file)) pages[address] ??= file;
  }
}

const projectAddress = (slug: string) => `/project/${encodeURIComponent(slug)}`;
const isNamed = (word: string, name: string) =>
  word.startsWith(`${name}.`) || word.startsWith(`${name}-`);

/** The path of the picture or video that a file of the copy belongs to, as its original or one of its sizes. */
const mediaOf = (file: string) => file.split("/").slice(0, 2).join("/");

/** Finds the pictures and videos in the copy that visitors may no longer read. @returns their paths */
async function findWithdrawn(
  files: readonly string[],
  access: MediaAccess,
  isServed: (address: string) => Promise<boolean>,
): Promise<Set<string>> {
  const media = new Set(files.filter((file) => /^(?:objects|uploads)\//.test(file)).map(mediaOf));
  const originals = new Set(files.filter((file) => file.includes("/original")).map(mediaOf));
  const withdrawn = new Set<string>();
  for (const file of media) {
    const reading = await access.read(visitor, `/${file}`);
    const hasOriginal = originals.has(file);
    const isReadable =
      reading === "whole" ||
      (reading === "reduced" && (!hasOriginal || (await isServed(`/${file}`))));
    if (!isReadable) withdrawn.add(file);
  }
  return withdrawn;
}
