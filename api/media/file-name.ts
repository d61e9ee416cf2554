/** The most characters that are stored of a name; its ending tells more than its middle. */
const longest = 200;

/**
 * What a file is called where it came from, as a person reads it: without folders and without characters
 * that are not seen. Empty where nothing is left of it.
 */
export function readFileName(given: string | null | undefined): string {
  const name = (given ?? "").normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const readable = Array.from(name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim());
  if (readable.length <= longest) return readable.join("");
  const ending = readable.slice(-20);
  return [...readable.slice(0, longest - ending.length - 1), "…", ...ending].join("");
}

/** What a stored file is called. One whose name nobody said is called as its path ends. */
export function fileNameOf({ fileName, path }: { fileName: string; path: string }): string {
  return fileName || path.slice(path.lastIndexOf("/") + 1);
}
