/** The stored length of a name; its end says more than its middle. */
const longest = 200;

/**
 * The name of a file as it was sent, for people: without folders, and without invisible characters except
 * those that join or part letters and emoji. May be empty.
 */
export function readFileName(given: string | null | undefined): string {
  const name = (given ?? "").normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const readable = Array.from(name.replace(/(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/gu, "").trim());
  if (readable.length <= longest) return readable.join("");
  const ending = readable.slice(-20);
  return [...readable.slice(0, longest - ending.length - 1), "…", ...ending].join("");
}

/** The name of a stored file. Where it was sent without one, the end of its path. */
export function fileNameOf({ fileName, path }: { fileName: string; path: string }): string {
  return fileName || path.slice(path.lastIndexOf("/") + 1);
}
