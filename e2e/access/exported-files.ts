import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { quickPictures } from "../harness/server.ts";

/**
 * A selector for the parts of a page that need the server or the site's scripts, and for the parts
 * that replace them in a static copy.
 */
export const onlyOnTheSite = [
  ".owner-lock, .contact-form, .portfolio-gate, a[href^='mailto:']",
  ".quotes-steps, .quote + .quote, .embed-stage, .before-after-stage, .code-block-copy",
].join();

/**
 * Writes a static copy of a site.
 * @param data the site's data folder
 * @param copy the folder for the copy
 * @param words further arguments of `npm run export`
 * @returns the output of the command
 */
export async function exportSite(data: string, copy: string, ...words: string[]): Promise<string> {
  const command = promisify(execFile);
  const { stdout } = await command(process.execPath, ["scripts/export.mjs", copy, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: data, ...quickPictures },
  });
  return stdout;
}

/** The texts of a static copy's text files, by their paths. */
export async function readCopy(copy: string): Promise<Map<string, string>> {
  const names = await readdir(copy, { recursive: true });
  const texts = new Map<string, string>();
  for (const name of names) {
    if (!/\.(?:html|css|js|xml|json|webmanifest|txt|conf)$/.test(name)) continue;
    texts.set(name, await readFile(join(copy, name), "utf8"));
  }
  return texts;
}

/**
 * The addresses in a text file of a static copy that lead to no file of the copy.
 * @param copy the folder of the copy
 * @param path the path of the copy on its future host
 * @param name the path of the text file in the copy
 */
export function missingIn(copy: string, path: string, name: string, text: string): string[] {
  const found = [
    ...text.matchAll(/ (?:href|src|poster|action|formaction)="([^"]*)"/g),
    ...text.matchAll(/url\("?([^)"]+)"?\)/g),
  ].map(([, address = ""]) => address);
  const listed = [...text.matchAll(/ srcset="([^"]*)"/g)].flatMap(([, list = ""]) =>
    list.split(", ").map((candidate) => candidate.split(" ")[0] ?? ""),
  );
  return [...found, ...listed].filter((address) => {
    if (/^(?:[a-z]+:|#|$)/.test(address)) return false;
    const base = address.startsWith(`${path}/`) ? copy + address.slice(path.length) : undefined;
    const target = new URL(
      base ?? address,
      pathToFileURL(base === undefined ? join(copy, name) : "/"),
    );
    const file = fileURLToPath(new URL(target.pathname, "file://"));
    return !existsSync(file.endsWith("/") ? join(file, "index.html") : file);
  });
}
