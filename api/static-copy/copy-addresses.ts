import { createHash } from "node:crypto";
import { posix } from "node:path";
import { entryPaths } from "../../pages/paths.ts";
import { stripSiteAddress } from "../base-path.ts";

/**
 * The path and parameters of an address in the site, without parameters that make no difference in a copy.
 * Undefined for an address of another site.
 * @param site the address of the site, without a slash at its end
 */
export function addressInCopy(address: string, site: string): string | undefined {
  const inner = stripSiteAddress(address, site);
  if (!/^\/(?!\/)/.test(inner)) return undefined;
  const { pathname, searchParams } = new URL(inner, site);
  // `v` distinguishes versions of a file for the caches of browsers. A copy has only one version.
  searchParams.delete("v");
  // `view` is the picture that the work page shows large, `count` the number of pictures in the grid
  // behind it. Without `count`, the grid contains the pictures up to the viewed one or more, so a copy
  // needs only one page for each viewed picture.
  if (searchParams.has("view")) searchParams.delete("count");
  searchParams.sort();
  const parameters = searchParams.toString();
  return parameters === "" ? pathname : `${pathname}?${parameters}`;
}

/**
 * The path of a page's file. Parameters of the address become folders: the file of /work?tag=maps is
 * "work/tag/maps/index.html".
 * @param isTaken whether another page has this file already
 */
export function pageFile(address: string, isTaken: (file: string) => boolean): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  const words = [...pathname.split("/").map(decodeURIComponent), ...[...searchParams].flat()];
  const fileOf = (nameOf: (word: string) => string) =>
    [...words.filter(Boolean).map(nameOf), "index.html"].join("/");
  const file = fileOf(folderName);
  return isTaken(file) ? fileOf(uniqueName) : file;
}

/**
 * The path of the file for an address that is not a page. Parameters are put before the extension.
 * The original of a picture is stored in a folder with the name of the picture, together with its
 * other sizes.
 */
export function otherFile(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  const names = pathname.split("/").map(decodeURIComponent).filter(Boolean);
  const [folder = "", name = ""] = names;
  const isOriginal = names.length === 2 && /^(?:objects|uploads)$/.test(folder);
  const path = isOriginal ? [...names, `original${posix.extname(name)}`] : names;
  const last = path.pop() ?? "";
  const { name: stem, ext } = posix.parse(last);
  const parameters = [...searchParams].flat().map((word) => `-${folderName(word)}`);
  return [...path, `${stem}${parameters.join("")}${ext}`].map(fileName).join("/");
}

/**
 * A safe file name. Files of the build and of the storage have safe names already, but a file that visitors
 * download may have any name.
 */
function fileName(word: string): string {
  if (/^(?:\.well-known|\w[\w.-]{0,150})$/.test(word)) return word;
  const { name, ext } = posix.parse(word);
  return `${uniqueName(name)}${/^\.[a-z0-9]{1,8}$/.test(ext) ? ext : ""}`;
}

/** Converts a word to a folder name that every system allows. */
function folderName(word: string): string {
  const name = word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return name.replace(/^-|-$/g, "").slice(0, 80) || uniqueName(word);
}

/** A safe name for a word, which ends with a part of the word's hash, so that names of two words differ. */
function uniqueName(word: string): string {
  const mark = createHash("sha256").update(word).digest("hex").slice(0, 8);
  const name = word.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${name.slice(0, 60)}-${mark}`;
}

/** The address of a file of the copy (`to`), relative to another file of the copy (`from`). */
export function relativeAddress(from: string, to: string): string {
  return addressOfFile(posix.relative(posix.dirname(from), to));
}

/**
 * The address of a file of the copy on its host. For a page, this is the address of its folder.
 * @param site the address of the copy, or its path
 */
export function hostedAddress(site: string, file: string): string {
  return `${site}/${addressOfFile(file.replace(/(?:^|(?<=\/))index\.html$/, ""))}`;
}

const addressOfFile = (file: string) => file.split("/").map(encodeURIComponent).join("/");

/** Whether an address leads to a page that needs the server, such as the sign-in. */
export const isEntrance = (address: string) =>
  [...Object.values(entryPaths), "/admin"].some((path) =>
    ["", "/", "?"].some((next) => (next ? address.startsWith(path + next) : address === path)),
  );

export const isMedia = (address: string) => /^\/(?:objects|uploads)\//.test(address);
export const isPdf = (address: string) => /^[^?]+\.pdf(?:\?|$)/.test(address);
export const isFeed = (address: string) => /^\/(?:feed\.(?:xml|json)|social-card\/)/.test(address);
