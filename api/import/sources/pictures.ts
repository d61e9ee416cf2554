import { posix } from "node:path";
import { escapeXml } from "../../escape-xml.ts";
import { createFindPicture } from "../find-picture.ts";
import { groupBy } from "../group-by.ts";
import type { Incoming } from "../incoming.ts";
import { named } from "../read-document.ts";
import type { SourceFile } from "../source-files.ts";

export const isPictureName = (path: string) =>
  /\.(?:jpe?g|png|gif|webp|avif|tiff?|svg|heic|ico|mp4|m4v|webm|mov|avi)$/i.test(path);

/** Reads a folder with a folder of pictures for each project. The first picture is the cover. */
export function readPictures(files: readonly SourceFile[], name: string): Incoming {
  const find = createFindPicture(files);
  const others = files.filter(({ path }) => !isPictureName(path));
  const losses = others.map(({ path }) => `${path} is no picture.`);
  const pictures = files.filter(({ path }) => isPictureName(path));
  const folders = groupBy(pictures, ({ path }) => posix.dirname(path));
  const projects = [...folders].map(([folder, pictures]) => ({
    from: folder,
    title: titleOf(folder === "." ? name : posix.basename(folder)),
    tags: [],
    links: [],
    summary: "",
    html: pictures.map(({ path }) => `<img src="/${escapeXml(encodePath(path))}">`).join("\n"),
    cover: pictures[0] && named(`/${encodePath(pictures[0].path)}`),
    find: (picture: { names: string[] }) => ({ file: find(picture) }),
    oldAddresses: [],
    losses: [],
  }));
  return { kind: "Pictures", projects, losses };
}

/** The name of a folder or zip file without a number for sorting, and without .zip. */
function titleOf(name: string): string {
  const words = name.replace(/\.zip$/i, "").replaceAll(/_+/g, " ");
  return words.replace(/^\d{1,3}[\s.)-]+(?=\S)/, "").trim() || "Untitled";
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");
