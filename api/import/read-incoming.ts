import { basename } from "node:path";
import { StartError } from "../start-error.ts";
import type { Incoming } from "./incoming.ts";
import { assertProjectCount, openSource, readText, type SourceFile } from "./source-files.ts";
import { isGhost, readGhost } from "./sources/ghost.ts";
import { isKirby, readKirby } from "./sources/kirby.ts";
import { isMarkdown, readMarkdown } from "./sources/markdown.ts";
import { isPictureName, readPictures } from "./sources/pictures.ts";
import { readWordPress } from "./sources/wordpress.ts";
import { isWordPress } from "./sources/wordpress-items.ts";

/**
 * Recognises the kind of a source, reads it, and calls `use` while the files of the source can be read.
 * @param uploads the folder or zip file of the pictures, if they are not in the source
 * @returns the result of `use`
 * @throws {StartError} if the source cannot be read
 */
export async function withIncoming<Result>(
  path: string,
  uploads: string | undefined,
  use: (incoming: Incoming) => Promise<Result>,
): Promise<Result> {
  const source = await openSource(path);
  try {
    const apart = uploads === undefined ? undefined : await openSource(uploads);
    try {
      const files = [...(apart?.files ?? []), ...source.files];
      const incoming = await read(source.files, files, basename(path));
      assertProjectCount(incoming.projects.length, basename(path));
      const losses = [...source.notes, ...(apart?.notes ?? []), ...incoming.losses];
      return await use({ ...incoming, losses });
    } finally {
      await apart?.close();
    }
  } finally {
    await source.close();
  }
}

async function read(own: SourceFile[], all: SourceFile[], name: string): Promise<Incoming> {
  const exports = own.filter(({ path }) => /\.(?:xml|json|wxr)$/i.test(path));
  for (const file of exports.slice(0, 20)) {
    const { text, notes } = await readText(file);
    const found = isWordPress(text)
      ? readWordPress(text, file.path, all)
      : isGhost(text)
        ? readGhost(text, file.path, all)
        : undefined;
    if (found) return { ...found, losses: [...notes, ...found.losses] };
  }
  if (await isKirby(own)) return readKirby(all, name);
  if (own.some(isMarkdown)) return readMarkdown(all, name);
  if (own.some(({ path }) => isPictureName(path))) return readPictures(own, name);
  throw new StartError(
    `${name} holds nothing that can be imported: no Markdown, no pictures, no export of WordPress, Squarespace or Ghost.`,
  );
}
