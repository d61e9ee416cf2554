/**
 * The maximum length of a stored name, in characters. A longer name loses its middle, because its end
 * contains the file extension.
 */
const longest = 200;

/**
 * The name of a sent file, for display: without folders, and without invisible characters, except for those
 * that join or separate letters and emoji. Empty if nothing is left.
 */
export function readFileName(given: string | null | undefined): string {
  const name = (given ?? "").normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const readable = Array.from(name.replace(/(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/gu, "").trim());
  if (readable.length <= longest) return readable.join("");
  const ending = readable.slice(-20);
  return [...readable.slice(0, longest - ending.length - 1), "…", ...ending].join("");
}

/** The name of a stored file. For a file that was sent without a name, the last part of its path. */
export function fileNameOf({ fileName, path }: { fileName: string; path: string }): string {
  return fileName || path.slice(path.lastIndexOf("/") + 1);
}
