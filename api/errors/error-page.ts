import type { PlainWordKey, Words } from "../../words/create-words.ts";
import { escapeXml } from "../escape-xml.ts";

/** The HTML page for a failure that prevents rendering. */
export function errorPage(words: Words, basePath: string): string {
  return barePage(words, { heading: "error.heading", text: "error.site", home: `${basePath}/` });
}

/** The page for an address that no route matches. */
export function missingPage(words: Words, basePath: string): string {
  return barePage(words, {
    heading: "error.missing",
    text: "error.missingText",
    home: `${basePath}/`,
    head: '<meta name="robots" content="noindex">',
  });
}

/** The page for a client that sends too many requests. */
export function busyPage(words: Words): string {
  return barePage(words, { heading: "error.busy", text: "error.busyText" });
}

/** The page in place of a PDF that is being made. It reloads itself every minute. */
export function waitingPage(words: Words, basePath: string): string {
  return barePage(words, {
    heading: "pdf.waiting",
    text: "pdf.waitingText",
    home: `${basePath}/`,
    head: '<meta name="robots" content="noindex"><meta http-equiv="refresh" content="60">',
  });
}

type BarePage = {
  heading: PlainWordKey;
  text: PlainWordKey;
  /** The address of the home page, for a link to it. */
  home?: string;
  /** HTML before the title. */
  head?: string;
};

function barePage(
  { language, direction, say }: Words,
  { heading, text, home, head = "" }: BarePage,
): string {
  const write = (key: PlainWordKey) => escapeXml(say(key));
  const dir = direction === "rtl" ? ' dir="rtl"' : "";
  const link = home ? `<p><a href="${home}">${write("site.back")}</a></p>` : "";
  return `<!doctype html><html lang="${escapeXml(language)}"${dir}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${write(heading)}</title></head><body><h1>${write(heading)}</h1><p>${write(text)}</p>${link}</body></html>`;
}
