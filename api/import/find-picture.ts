import { posix } from "node:path";
import { decodeLeniently } from "../decode-leniently.ts";
import { groupBy } from "./group-by.ts";
import type { SourceFile } from "./source-files.ts";

/** How a document names a picture. */
type PictureName = {
  /** Addresses or paths, those of the original before those of smaller copies. */
  names: readonly string[];
  /** The folder of the document. */
  folder?: string;
  /** The size of the picture's file in bytes, if the source states it. */
  byteSize?: number | undefined;
};

export type FindPicture = (name: PictureName) => SourceFile | undefined;

/** Endings that programs add to the names of smaller or rotated copies: -300x200, -scaled, -rotated, @2x. */
const copyEnding = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated|-e\d{10,13}|@[23]x)+(?=\.\w+$)/;

const withoutEnding = (path: string) => path.replace(copyEnding, "");

/**
 * Creates a function that finds a file by the end of its path, also if the document names a smaller copy of
 * it.
 */
export function createFindPicture(files: readonly SourceFile[]): FindPicture {
  const byName = groupBy(files, ({ path }) => withoutEnding(nameOf(plain(path))));
  return ({ names, folder = "", byteSize }) => {
    for (const name of names) {
      const wanted = pathIn(folder, name);
      if (!wanted) continue;
      const found = byName.get(withoutEnding(nameOf(wanted))) ?? [];
      const file = best(found, wanted, plain(folder), byteSize);
      if (file) return file;
    }
    return undefined;
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Normalizes a path for comparisons. Some sites write + for a space. */
const plain = (path: string) => path.normalize("NFC").toLowerCase().replaceAll("+", " ");

/**
 * The path that an address or a relative path refers to. `..` does not lead above the root. Null for a
 * protocol other than HTTP.
 */
function pathIn(folder: string, name: string): string | null {
  const [address = ""] = name.trim().split(/[?#]/, 1);
  const isWeb = /^(?:https?:)?\/\//i.test(address);
  const path = isWeb ? address.replace(/^(?:https?:)?\/\/[^/]*/i, "") : address;
  if (/^[a-z]+:/i.test(path)) return null;
  const decoded = decodeLeniently(path);
  const whole = decoded.startsWith("/") || isWeb ? decoded : posix.join("/", folder, decoded);
  return plain(posix.normalize(`/${whole}`));
}

/** The file whose path is most similar to the wanted one. Undefined if several are equally similar. */
function best(
  files: readonly SourceFile[],
  wanted: string,
  folder: string,
  byteSize: number | undefined,
): SourceFile | undefined {
  const ranked = files
    .map((file) => {
      const path = `/${plain(file.path)}`;
      const isOriginal = nameOf(path) === withoutEnding(nameOf(path));
      const ranks = [
        Number(file.size === byteSize),
        sharedEnd(withoutEnding(path), withoutEnding(wanted)),
        sharedStart(path, `/${folder}/`),
        // The original ranks before its copies, and a larger file before a smaller one.
        Number(isOriginal),
        file.size,
      ];
      return { file, ranks };
    })
    .sort((one, other) => compare(other.ranks, one.ranks));
  const [first, second] = ranked;
  // Equally similar files in different folders are different pictures. Equally similar files in one
  // folder are copies of one picture.
  const isUnsure =
    second &&
    compare(first?.ranks.slice(0, 3) ?? [], second.ranks.slice(0, 3)) === 0 &&
    posix.dirname(first?.file.path ?? "") !== posix.dirname(second.file.path);
  return isUnsure ? undefined : first?.file;
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [place, rank] of one.entries()) {
    const difference = rank - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function sharedEnd(one: string, other: string): number {
  return sharedStart(
    one.split("/").reverse().join("/").concat("/"),
    other.split("/").reverse().join("/").concat("/"),
  );
}

/** The number of leading parts that two paths have in common. */
function sharedStart(one: string, other: string): number {
  const [parts, others] = [one.split("/"), other.split("/")];
  const end = parts.findIndex((part, place) => part !== others[place]);
  return end < 0 ? parts.length : end;
}
